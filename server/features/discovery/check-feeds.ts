import {
  feedCheck,
  maxFeedLacks,
  neededInFeeds,
  type FeedLack,
  type FeedState,
} from '@mainstreet/shared/contracts/site/feeds'
import { fullCarName } from '@mainstreet/shared/rules/cars/car-offer'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { operationService } from '../../kit/service/define-service'
import { isComplete, productEntries, productGaps, type FeedAsk } from './product-entries'
import { readProducts, readVehicles } from './read-goods'
import { vehicleGaps, vehicleLines } from './vehicle-feed'

const isLeftOut = ({ missing }: FeedLack) => missing.some((gap) => neededInFeeds.includes(gap))

const stateOf = (listed: number, all: readonly FeedLack[]): FeedState => {
  const lacks = all.filter(({ missing }) => missing.length > 0)
  const sorted = lacks.toSorted((a, b) => Number(isLeftOut(b)) - Number(isLeftOut(a)))
  return { listed, lacking: lacks.length, lacks: sorted.slice(0, maxFeedLacks) }
}

/** What stands in an account's feeds, and what its things and vehicles lack there. */
export const checkFeeds = operationService(feedCheck, (app) => async ({ customerId }, call) => {
  await ownTenant(app, customerId, call)
  const site = await app.service('site').find({ siteId: customerId })
  const { language: locale, domain } = site.company
  // Which addresses are whole is all that matters of them here.
  const ask: FeedAsk = { site, origin: `https://${domain || 'localhost'}`, locale, now: new Date() }
  const items = await readProducts(app, customerId, locale)
  const cars = await readVehicles(app, customerId, locale)
  return {
    ok: true as const,
    products: stateOf(
      items.flatMap((item) => productEntries(item, ask)).filter(isComplete).length,
      items.map((item) => ({ id: item.id, title: item.title, missing: productGaps(item, ask) })),
    ),
    vehicles: stateOf(
      vehicleLines(cars, ask).length - 1,
      cars.map((car) => ({ id: car.id, title: fullCarName(car), missing: vehicleGaps(car, ask) })),
    ),
  }
})
