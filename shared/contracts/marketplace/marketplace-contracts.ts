import { marketCategoryContract } from './market-category'
import { changeItems, duplicateItem } from './change-items'
import { exportContract, exportTicketOperation } from './exports'
import { cropItemPicture } from './crop-item-picture'
import { importContract, importItemContract, importPictureContract, retryImportPictures } from './imports'
import { marketStatsContract } from './market-stats'
import {
  marketImageContract,
  marketItemContract,
  marketOptionContract,
  marketVariationContract,
} from './marketplace'
import { shortLinkContract } from './share'
import { planSale, saleContract, stopSale } from './sales'
import { shopReadinessOperation, storeSettingsContract } from './store'

/** What a shop sells, brings in and hands out, by path. */
export const marketplaceContracts = {
  'account-export-ticket': exportTicketOperation,
  'account-exports': exportContract,
  'change-items': changeItems,
  'crop-item-picture': cropItemPicture,
  'duplicate-item': duplicateItem,
  'market-categories': marketCategoryContract,
  'market-images': marketImageContract,
  'market-import-items': importItemContract,
  'market-import-pictures': importPictureContract,
  'market-imports': importContract,
  'market-items': marketItemContract,
  'market-options': marketOptionContract,
  'market-stats': marketStatsContract,
  'market-variations': marketVariationContract,
  'plan-sale': planSale,
  'retry-import-pictures': retryImportPictures,
  sales: saleContract,
  'shop-readiness': shopReadinessOperation,
  'short-links': shortLinkContract,
  'stop-sale': stopSale,
  'store-settings': storeSettingsContract,
} as const
