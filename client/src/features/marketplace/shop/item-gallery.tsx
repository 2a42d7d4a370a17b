import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { useState } from 'react'
import { Picture } from '../../../kit/ui/picture'
import { webpOf } from '../../../kit/ui/webp-of'
import { useTexts } from '../../../kit/site/texts/use-texts'
import styles from '../../../kit/site/offer-gallery.module.css'

/** The pictures of an item: one large, the others to choose from. */
export const ItemGallery = ({ item }: { item: MarketItem }) => {
  const texts = useTexts('shop')
  const words = useTexts('home')
  const [chosen, setChosen] = useState(0)
  const { images, title } = item
  const shown = images[chosen] ?? images[0]
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          key={shown?.url}
          src={shown?.url}
          webp={webpOf(shown?.url)}
          alt={title}
          sizes="(min-width: 900px) 36rem, (min-width: 720px) 50vw, 100vw"
          priority
        />
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label={texts.picturesOf(title)}>
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={words.picture(index + 1, images.length)}
                aria-pressed={image === shown}
                onClick={() => setChosen(index)}
              >
                <Picture src={image.url} webp={webpOf(image.url)} alt="" sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
