import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { Locale } from '@mainstreet/shared/rules/language'
import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '../../ui/icon-button'
import { Picture } from '../../ui/picture'
import { useKitWords } from '../../ui/kit-words'
import { useModal } from '../../ui/use-modal'
import { webpOf } from '../../ui/webp-of'
import styles from './picture-gallery.module.css'
import { useSiteWords } from '../words/use-site-words'
import { Stack } from '../../ui/stack'

/** One picture of several. */
export interface ShownPicture {
  id: number
  image: string
  caption: string
  /** What is to be seen where the caption does not say it. */
  alt?: string
  lang?: Readonly<Partial<Record<string, Locale>>>
}

type LightboxProps = {
  pictures: readonly ShownPicture[]
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

/** Pictures in their order; each opens large. */
export const PictureGallery = ({ pictures }: { pictures: readonly ShownPicture[] }) => {
  const words = useSiteWords('home')
  const [at, setAt] = useState<number | null>(null)
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
