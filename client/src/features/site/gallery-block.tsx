import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { GalleryImage } from '@mainstreet/shared/contracts/site/profile'
import { useState, type KeyboardEvent } from 'react'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { IconButton } from '../../kit/ui/icon-button'
import { Picture } from '../../kit/ui/picture'
import { useKitWords } from '../../kit/ui/kit-words'
import { useModal } from '../../kit/ui/use-modal'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './gallery-block.module.css'
import { useShownSite } from '../../kit/site/shown-site'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { Stack } from '../../kit/ui/stack'

type LightboxProps = {
  pictures: readonly GalleryImage[]
  at: number | null
  onMove: (at: number) => void
  onClose: () => void
}

const Lightbox = ({ pictures, at, onMove, onClose }: LightboxProps) => {
  const words = useSiteWords('home')
  const { close } = useKitWords()
  const { dialogProps } = useModal(at !== null, onClose)
  const shown = at === null ? undefined : pictures[at]
  const move = (by: number) => onMove(((at ?? 0) + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
    dialogProps.onKeyDown(event)
  }
  return (
    <dialog {...dialogProps} className={styles.lightbox} aria-label={words.gallery} onKeyDown={onKeyDown}>
      {shown && (
        <>
          <Stack as="figure" gap={3} align="center">
            <img
              key={shown.id}
              className={styles.full}
              src={shown.image}
              alt={shown.alt || shown.caption || words.picture((at ?? 0) + 1, pictures.length)}
            />
            <figcaption className={styles.caption} aria-live="polite">
              <span lang={shown.lang?.caption}>{shown.caption}</span>
              <span className={styles.count}>{words.picture((at ?? 0) + 1, pictures.length)}</span>
            </figcaption>
          </Stack>
          <IconButton label={close} icon={<X />} className={styles.close} onClick={onClose} />
          {pictures.length > 1 && (
            <>
              <IconButton
                label={words.previous}
                icon={<ChevronLeft />}
                className={styles.previous}
                onClick={() => move(-1)}
              />
              <IconButton
                label={words.next}
                icon={<ChevronRight />}
                className={styles.next}
                onClick={() => move(1)}
              />
            </>
          )}
        </>
      )}
    </dialog>
  )
}

/** The business in pictures; each opens large. */
export const GalleryBlock = () => {
  const { gallery } = useShownSite()
  const words = useSiteWords('home')
  const [at, setAt] = useState<number | null>(null)
  const pictures = inOrder(gallery)
  return (
    <>
      <ul className={styles.grid} data-bleed>
        {pictures.map((each, index) => (
          <li key={each.id} data-part={`picture:${each.id}`}>
            <button
              type="button"
              className={styles.tile}
              aria-label={words.enlarge(
                each.alt || each.caption || words.picture(index + 1, pictures.length),
              )}
              onClick={() => setAt(index)}
            >
              <Picture src={each.image} webp={webpOf(each.image)} alt="" ratio="4 / 3" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(null)} />
    </>
  )
}
