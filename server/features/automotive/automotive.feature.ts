import { feature } from '../../kit/feature'
import type { Pictures } from '../../kit/media/picture-kinds'
import { automotive as automotiveService } from './automotive'
import { automotiveImages, carUpload } from './automotive-images'
import { getAutomotiveFeatures } from './get-automotive-features'

const pictures = {
  'car-image': [
    { suffix: '', width: 1600, height: 1200, fit: 'inside' },
    { suffix: '-small', width: 640, height: 480, fit: 'cover' },
  ],
} as const satisfies Pictures

/** Cars for sale. */
export const automotive = feature({
  services: {
    automotive: automotiveService,
    'automotive-images': automotiveImages,
    'get-automotive-features': getAutomotiveFeatures,
  },
  pictures,
  uploads: { 'car-image': carUpload },
})

declare module '../../declarations' {
  interface FeaturePictures {
    automotive: typeof pictures
  }
}
