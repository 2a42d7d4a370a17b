import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carImages, carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useState } from 'react'
import { Picture } from '../../kit/ui/picture'
import { thumbnailWebpOf, webpOf } from '../../kit/ui/webp-of'
import gallery from '../../kit/site/offer-gallery.module.css'
import { useTexts } from '../../kit/site/texts/use-texts'

const ratio = '4 / 3'

/** The pictures of a car: one large, the others to choose from. */
export const CarGallery = ({ car }: { car: Car }) => {
  const { picturesOf } = useTexts('shop')
  const { picture } = useTexts('home')
  const [chosen, setChosen] = useState<number>()
  const images = carImages(car)
  const shown = images.find(({ id }) => id === chosen) ?? images[0]
  return (
    <div className={gallery.gallery}>
      <div className={gallery.large}>
        <Picture
          key={shown?.image}
          src={shown?.image}
          webp={webpOf(shown?.image)}
          alt={carName(car)}
          ratio={ratio}
          sizes="(min-width: 900px) 44rem, 100vw"
          priority
        />
      </div>
      {images.length > 1 && (
        <ul className={gallery.thumbnails} aria-label={picturesOf(carName(car))}>
          {images.map(({ id, image }, index) => (
            <li key={id}>
              <button
                type="button"
                className={gallery.thumbnail}
                aria-label={picture(index + 1, images.length)}
                aria-pressed={id === shown?.id}
                onClick={() => setChosen(id)}
              >
                <Picture src={image} webp={thumbnailWebpOf(image)} alt="" ratio={ratio} sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
