import { feature } from '../../kit/feature'
import type { Pictures } from '../../kit/media/picture-kinds'
import { pictureOfRow } from '../../kit/media/upload-type'
import { addDishes } from './add-dishes'
import { copyMenuDay } from './copy-menu-day'
import { restaurant as restaurantService } from './restaurant'

const pictures = {
  dish: [{ suffix: '', width: 800, height: 600, fit: 'cover' }],
} as const satisfies Pictures

/** Dishes and menus. */
export const restaurant = feature({
  services: {
    'add-dishes': addDishes,
    'copy-menu-day': copyMenuDay,
    restaurant: restaurantService,
  },
  pictures,
  uploads: { dish: pictureOfRow('restaurant', 'dish') },
})

declare module '../../declarations' {
  interface FeaturePictures {
    restaurant: typeof pictures
  }
}
