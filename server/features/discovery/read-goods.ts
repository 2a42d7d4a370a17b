import type { Car } from '@mainstreet/shared/contracts/automotive'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Application } from '../../declarations'
import { readAll } from '../site/read-rows'
import { visitorReads } from '../site/visitor-reads'
import { isListed } from './product-entries'

/** More than this no small business has; a feed stays below the readers' limits. */
const most = 20_000

/** Things for catalogues elsewhere as visitors read them, newest first. */
export const readProducts = async (app: Application, siteId: number, locale: Locale): Promise<MarketItem[]> =>
  (await readAll(visitorReads(app, siteId, locale), 'market-items', { most })).filter(isListed)

/** Vehicles that are for sale as visitors read them, newest first. */
export const readVehicles = (app: Application, siteId: number, locale: Locale): Promise<Car[]> =>
  readAll(visitorReads(app, siteId, locale), 'automotive', { most, sold: false })
