import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carImages, carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useState } from 'react'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { Thumbnails } from '../../kit/site/pictures/thumbnails'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import styles from './car-gallery.module.css'

const ratio = '4 / 3'

/** The pictures of a car: one large, the others to choose from. */
export const CarGallery = ({ car }: { car: Car }) => {
  const { picturesOf } = useSiteWords('shop')
  const [chosen, setChosen] = useState<number>()
  const images = carImages(car)
  const shown = images.find(({ id }) => id === chosen) ?? images[0]
  return (
    <div className={styles.gallery}>
      <div className={styles.large} data-chosen={chosen !== undefined || undefined}>
        <Picture
          key={shown?.image}
          src={shown?.image}
          webp={webpOf(shown?.image)}
          alt={carName(car)}
          ratio={ratio}
          priority
        />
      </div>
      {images.length > 1 && (
        <Thumbnails
          pictures={images.map(({ id, image }) => ({ id, url: image }))}
          at={images.indexOf(shown!)}
          show={(index) => setChosen(images[index]!.id)}
          label={picturesOf(carName(car))}
          ratio={ratio}
        />
      )}
    </div>
  )
}
