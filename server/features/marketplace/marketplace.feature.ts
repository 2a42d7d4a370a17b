import { hourMs, minuteMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { purgeImports } from '../../kit/imports/import-rules'
import type { Pictures } from '../../kit/media/picture-kinds'
import type { Limits } from '../../kit/rate-limit'
import { changeItems } from './change-items'
import { cropItemPicture } from './crop-item-picture'
import { duplicateItem } from './duplicate-item'
import { marketImportItems } from './import/market-import-items'
import { catalogueUpload, marketImports } from './import/market-imports'
import { pictureFetcher } from './import/pictures/fetch-pictures'
import { marketImportPictures } from './import/pictures/market-import-pictures'
import { retryImportPicturesOperation } from './import/pictures/retry-import-pictures'
import { marketCategories } from './market-categories'
import { itemUpload, marketImages } from './market-images'
import { marketItems } from './market-items'
import { marketOptions } from './market-options'
import { marketStats } from './market-stats'
import { marketVariations } from './market-variations'
import { purgeUnsavedItems } from './purge-unsaved-items'
import { planSaleOperation } from './sales/plan-sale'
import { sales } from './sales/sales'
import { stopSaleOperation } from './sales/stop-sale'
import { turnSales } from './sales/turn-sales'

const limits = {
  'stats-address': { points: 120, seconds: 60, durable: true, of: ['market-stats'] },
} as const satisfies Limits

const pictures = {
  'market-image': [
    { suffix: '', width: 512, height: 512, fit: 'contain' },
    // What was uploaded, upright and otherwise as it was: squaring and evening lose nothing.
    { suffix: '-whole', width: 2048, height: 2048, fit: 'inside', isWhole: true },
  ],
} as const satisfies Pictures

/** The shop: items with all that belongs to them, and their import. */
export const marketplace = feature({
  services: {
    'change-items': changeItems,
    'crop-item-picture': cropItemPicture,
    'duplicate-item': duplicateItem,
    'market-categories': marketCategories,
    'market-images': marketImages,
    'market-import-items': marketImportItems,
    'market-import-pictures': marketImportPictures,
    'market-imports': marketImports,
    'market-items': marketItems,
    'market-options': marketOptions,
    'market-stats': marketStats,
    'market-variations': marketVariations,
    'plan-sale': planSaleOperation,
    'retry-import-pictures': retryImportPicturesOperation,
    sales,
    'stop-sale': stopSaleOperation,
  },
  routes: (app) => ({ forms: [catalogueUpload(app)] }),
  jobs: {
    'turn-sales': { everyMs: minuteMs / 2, run: turnSales },
    'purge-unsaved-items': { everyMs: hourMs, run: (app) => purgeUnsavedItems(app) },
    'purge-imports': { everyMs: hourMs, run: (app) => purgeImports(app, 'market-imports') },
  },
  workers: (app) => [app.get('importer'), pictureFetcher(app)],
  limited: { 'market-import': 'uploads-caller' },
  pictures,
  uploads: { 'market-image': itemUpload },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    marketplace: typeof limits
  }
  interface FeaturePictures {
    marketplace: typeof pictures
  }
}
