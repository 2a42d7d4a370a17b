import type { MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { IconButton } from '../../../kit/ui/icon-button'
import { useKitWords } from '../../../kit/ui/kit-words'
import { useModal } from '../../../kit/ui/use-modal'
import { PictureSteps } from './picture-steps'
import styles from './picture-zoom.module.css'

type PictureZoomProps = {
  images: readonly MarketImage[]
  /** Which one is open; null: none. */
  at: number | null
  title: string
  onMove: (at: number) => void
  onClose: () => void
}

/** A picture over the whole window; pressed, it comes nearer and is moved by scrolling. Fingers pinch it as any picture. */
export const PictureZoom = ({ images, at, title, onMove, onClose }: PictureZoomProps) => {
  const words = useShopWords('item')
  const { picture } = useSiteWords('home')
  const { close } = useKitWords()
  const [near, setNear] = useState(false)
  const leave = () => {
    setNear(false)
    onClose()
  }
  const { dialogProps } = useModal(at !== null, leave)
  const shown = at === null ? undefined : images[at]
  const move = (to: number) => {
    if (!images[to]) return
    setNear(false)
    onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowLeft' && !near) move((at ?? 0) - 1)
    if (event.key === 'ArrowRight' && !near) move((at ?? 0) + 1)
    if (event.key === '+') setNear(true)
    if (event.key === '-') setNear(false)
    dialogProps.onKeyDown(event)
  }
  const label = near ? words.zoomOut : words.zoomIn
  return (
    <dialog {...dialogProps} className={styles.zoom} aria-label={words.zoom} onKeyDown={onKeyDown}>
      {shown && (
        <>
          <div className={styles.pane} data-near={near || undefined}>
            <button
              type="button"
              className={styles.picture}
              aria-label={label}
              data-autofocus
              onClick={() => setNear(!near)}
            >
              <img key={shown.id} src={shown.url} alt={shown.alt || title} />
            </button>
          </div>
          <div className={styles.tools}>
            <IconButton label={label} icon={near ? <ZoomOut /> : <ZoomIn />} onClick={() => setNear(!near)} />
            <IconButton label={close} icon={<X />} onClick={leave} />
          </div>
          {images.length > 1 && (
            <>
              <PictureSteps at={at!} count={images.length} show={move} />
              <p className={styles.count} aria-live="polite">
                {picture(at! + 1, images.length)}
              </p>
            </>
          )}
        </>
      )}
    </dialog>
  )
}
