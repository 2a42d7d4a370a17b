import type { MarketImage, MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useState, type KeyboardEvent } from 'react'
import { lazyPanel } from '../../../kit/lazy-panel'
import { Thumbnails } from '../../../kit/site/pictures/thumbnails'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { Picture } from '../../../kit/ui/picture'
import { webpOf } from '../../../kit/ui/webp-of'
import styles from './item-gallery.module.css'
import { PictureSteps } from './picture-steps'
import { useChange, useSlides } from './use-slides'

const PictureZoom = lazyPanel(async () => (await import('./picture-zoom')).PictureZoom)

type ItemGalleryProps = {
  item: MarketItem
  /** The picture of the variation in view. */
  imageId: number | undefined
}

/** The picture that a page begins with comes first, so that it is there before any script runs. */
const useImages = ({ item, imageId }: ItemGalleryProps): readonly MarketImage[] => {
  const [first] = useState(imageId)
  return item.images.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
}

/** The pictures of an item: a row that one swipes, presses or steps through; the one in view opens large. */
export const ItemGallery = (props: ItemGalleryProps) => {
  const { item, imageId } = props
  const { picturesOf } = useSiteWords('shop')
  const { enlarge } = useShopWords('item')
  const images = useImages(props)
  const { row, at, show, isWhole } = useSlides(images.length)
  const [zoomed, setZoomed] = useState<boolean>()
  useChange(imageId, (id) => show(images.findIndex((image) => image.id === id)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!by) return
    event.preventDefault()
    show(at + by, true)
  }
  if (images.length === 0)
    return (
      <div className={styles.gallery}>
        <div className={styles.none}>
          <Picture src="" alt={item.title} />
        </div>
      </div>
    )
  return (
    <div className={styles.gallery} role="group" aria-label={picturesOf(item.title)}>
      <div className={styles.stage}>
        <ul {...row} className={styles.track} onKeyDown={onKeyDown}>
          {images.map(({ id, url, alt }, index) => (
            <li key={id} className={styles.slide}>
              <button
                type="button"
                className={styles.open}
                aria-label={enlarge(index + 1, images.length)}
                tabIndex={index === at ? 0 : -1}
                {...PictureZoom.ahead}
                onClick={() => {
                  if (index !== at) show(index)
                  if (index === at || isWhole(index)) setZoomed(true)
                }}
              >
                <Picture src={url} webp={webpOf(url)} alt={alt || item.title} priority={index === 0} />
              </button>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <PictureSteps count={images.length} at={at} show={show} />
            <span className={styles.count} aria-hidden="true">
              {at + 1} / {images.length}
            </span>
          </>
        )}
      </div>
      {images.length > 1 && <Thumbnails pictures={images} at={at} show={show} />}
      {zoomed !== undefined && (
        <PictureZoom
          images={images}
          at={zoomed ? at : null}
          title={item.title}
          onMove={show}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  )
}
