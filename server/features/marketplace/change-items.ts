import { Conflict } from '@feathersjs/errors'
import { changeItems as contract, highestPrice } from '@mainstreet/shared/contracts/marketplace/change-items'
import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { fromCents } from '@mainstreet/shared/rules/money/money'
import { priceAfter } from '@mainstreet/shared/rules/money/price-change'
import type { Static } from '@sinclair/typebox'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import type { Work } from '../../kit/service/work'

type Input = Static<typeof contract.input>

interface Bulk {
  app: Application
  work: Work
  input: Input
  /** The items, locked. */
  items: readonly MarketItem[]
}

const changes = ['status', 'categoryId', 'pricePercent', 'remove'] as const

const checkOneChange = (input: Input): void => {
  const [change, another] = changes.filter((name) => input[name] !== undefined)
  if (!change) throw invalid({ ids: `need one of ${changes.join(', ')}` })
  if (another) throw invalid({ [another]: 'comes beside another change' })
}

/** In id order, as a checkout locks them, so that neither waits for the other for ever. */
const lockItems = async (app: Application, work: Work, { customerId, ids }: Input) => {
  const rows = await work
    .trx('market_items')
    .where({ customerId })
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select('id')
  // One answer for what was deleted and what is somebody else's.
  if (rows.length < ids.length) throw new Conflict(refusal('items-gone'))
  return app.service('market-items').rowsById(
    rows.map(({ id }) => id),
    work,
  )
}

const setColumns = async ({ work, items }: Bulk, stored: Partial<MarketItem>, shown = stored) => {
  const names = Object.keys(stored) as (keyof MarketItem)[]
  const others = items.filter((item) => names.some((name) => item[name] !== stored[name]))
  const ids = others.map(({ id }) => id)
  if (ids.length) await work.trx('market_items').whereIn('id', ids).update(stored)
  for (const before of others) work.changed('market-items', { before, after: { ...before, ...shown } })
  return ids
}

const setCategory = async (bulk: Bulk, categoryId: number | null) => {
  const { work, input } = bulk
  if (categoryId === null) return setColumns(bulk, { categoryId }, { categoryId, category: null })
  const own = await work
    .trx('market_categories')
    .where({ id: categoryId, customerId: input.customerId })
    .forKeyShare()
    .first('category')
  if (!own) throw invalid({ categoryId: refusal('not-a-category') })
  return setColumns(bulk, { categoryId }, { categoryId, category: own.category })
}

const changePrices = async ({ app, work, items }: Bulk, percent: number) => {
  const ids = await work
    .trx('market_variations')
    .whereIn(
      'itemId',
      items.map(({ id }) => id),
    )
    .where({ removed: false })
    .orderBy('id')
    .forUpdate()
    .pluck('id')
  const rows: MarketVariation[] = await app.service('market-variations').rowsById(ids, work)
  const moved = rows.flatMap((before) => {
    const price = fromCents(priceAfter(before.price, percent))
    return price === before.price ? [] : [{ before, after: { ...before, price } }]
  })
  const tooHigh = moved.find(({ after }) => after.price > highestPrice)?.before.itemId
  if (tooHigh !== undefined) {
    const title = items.find(({ id }) => id === tooHigh)?.title
    throw invalid({ pricePercent: refusal('price-too-high', { title: title ?? '' }) })
  }
  if (!moved.length) return []
  await work.trx.raw(
    'update market_variations v set price = n.price from unnest(?::int[], ?::numeric[]) as n (id, price) where v.id = n.id',
    [moved.map(({ before }) => before.id), moved.map(({ after }) => after.price)],
  )
  // The items themselves follow as the parents of what has changed.
  for (const change of moved) work.changed('market-variations', change)
  return [...new Set(moved.map(({ before }) => before.itemId))]
}

const removeItems = async ({ app, work, items }: Bulk) => {
  for (const { id } of items) await app.service('market-items').remove(id, { work })
  return items.map(({ id }) => id)
}

const carryOut = async (bulk: Bulk): Promise<number[]> => {
  const { status, categoryId, pricePercent } = bulk.input
  if (status !== undefined) return setColumns(bulk, { status })
  if (categoryId !== undefined) return setCategory(bulk, categoryId)
  if (pricePercent !== undefined) return changePrices(bulk, pricePercent)
  return removeItems(bulk)
}

/** Does one thing to many items, all or none; stock is not touched, so that sales meanwhile keep what they took. */
export const changeItems = operationService(contract, (app) => async (input, call) => {
  await ownTenant(app, input.customerId, call)
  checkOneChange(input)
  const changed = await app.get('runWork')(call.caller, async (work) => {
    const items = await lockItems(app, work, input)
    return carryOut({ app, work, input, items })
  })
  return { ok: true as const, changed }
})
