import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { purgeImports } from '../../kit/imports/import-rules'
import type { Pictures } from '../../kit/media/picture-kinds'
import { automotive as automotiveService } from './automotive'
import { automotiveImages, carUpload } from './automotive-images'
import { getAutomotiveFeatures } from './get-automotive-features'
import { automotiveImportRows } from './import/automotive-import-rows'
import { automotiveImports, carUploadForm } from './import/automotive-imports'

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
    'automotive-import-rows': automotiveImportRows,
    'automotive-imports': automotiveImports,
    'get-automotive-features': getAutomotiveFeatures,
  },
  pictures,
  uploads: { 'car-image': carUpload },
  routes: (app) => ({ forms: [carUploadForm(app)] }),
  jobs: {
    'purge-car-imports': { everyMs: hourMs, run: (app) => purgeImports(app, 'automotive-imports') },
  },
  workers: (app) => [app.get('carImporter')],
  limited: { 'automotive-import': 'uploads-caller' },
})

declare module '../../declarations' {
  interface FeaturePictures {
    automotive: typeof pictures
  }
}
