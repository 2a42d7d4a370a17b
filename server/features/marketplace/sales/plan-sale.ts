import { Conflict } from '@feathersjs/errors'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { maxSaleItems, planSale, type PlannedItem } from '@mainstreet/shared/contracts/marketplace/sales'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { NamedSale } from '@mainstreet/shared/rules/money/named-sale'
import { priceRange, saleIsOn } from '@mainstreet/shared/rules/money/price'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { invalid } from '../../../kit/service/errors'
import { operationService } from '../../../kit/service/define-service'
import { ownTenant } from '../../../kit/service/caller/own-tenant'
import type { Work } from '../../../kit/service/work'
import { searchItems } from '../search-items'
import { tellItemsOf } from './items-of-sale'

type Plan = Input<'plan-sale'>

/** So many items are shown of what a sale would do. */
const shownItems = 50
const longestMs = 366 * dayMs

const refuseSpan = ({ startsAt, endsAt }: Plan, now: Date): void => {
  const [from, until] = [Date.parse(startsAt), endsAt === null ? undefined : Date.parse(endsAt)]
  if (until !== undefined && until <= from) throw invalid({ endsAt: refusal('after-beginning') })
  if (until !== undefined && until <= now.getTime()) throw invalid({ endsAt: refusal('past') })
  if (from > now.getTime() + 2 * longestMs) throw invalid({ startsAt: refusal('far-ahead') })
}

const refuseValue = ({ kind, value }: Plan): void => {
  if (value <= 0) throw invalid({ value: refusal('must-exceed', { min: 0 }) })
  if (kind === 'percent' && value > 100) throw invalid({ value: refusal('at-most', { max: 100 }) })
}

/** The saved items that a plan chooses, by id. */
const chosenIds = async ({ trx }: Work, plan: Plan): Promise<number[]> => {
  const { customerId, ids, categoryId, tag, search } = plan
  const items = trx('market_items').where({ customerId, newlyCreated: false })
  if (ids) items.whereIn('id', ids)
  if (categoryId) items.where({ categoryId })
  if (tag?.trim())
    items.whereRaw(
      `exists (select from regexp_split_to_table(tags, ',') as one where search_text(one) = ?)`,
      [foldText(tag)],
    )
  if (search?.trim()) searchItems(items, search, [customerId])
  return items
    .orderBy('id')
    .limit(maxSaleItems + 1)
    .pluck('id')
}

const endsOf = (item: MarketItem, moment: { now: Date; timezone: string }) => {
  const range = priceRange({ item, variations: item.variations, ...moment })
  return range && { min: range.min.cents, max: range.max.cents }
}

interface Priced {
  items: readonly MarketItem[]
  sale: NamedSale
  timezone: string
}

/** What the items cost when the sale begins, without it and with it. */
const comparePrices = ({ items, sale, timezone }: Priced): PlannedItem[] => {
  const moment = { now: new Date(sale.startsAt), timezone }
  return items.flatMap((item) => {
    const before = endsOf(item, moment)
    const after = endsOf({ ...item, sales: [...(item.sales ?? []), sale] }, moment)
    if (!before || !after) return []
    return [{ id: item.id, title: item.title, image: item.images[0]?.url ?? null, before, after }]
  })
}

interface ToSave {
  customerId: number
  sale: NamedSale
  ids: readonly number[]
}

const saveSale = async (app: Application, work: Work, { customerId, sale, ids }: ToSave): Promise<number> => {
  const { id } = await app.service('sales').create({ ...sale, customerId }, { work })
  await work.trx('sale_items').insert(ids.map((itemId) => ({ saleId: id, itemId, customerId })))
  // Its items are counted.
  work.changed('sales', { before: null, after: await app.service('sales').rowById(id, work) })
  if (Date.parse(sale.startsAt) <= work.now.getTime()) await tellItemsOf(app, work, id)
  return id
}

const isSame = ({ before, after }: PlannedItem) => before.min === after.min && before.max === after.max

/** Shows what a sale would do, and makes it if asked to. */
export const planSaleOperation = operationService(planSale, (app) => async (plan, call) => {
  const { timezone } = await ownTenant(app, plan.customerId, call)
  return app.get('runWork')(call.caller, async (work) => {
    refuseValue(plan)
    refuseSpan(plan, work.now)
    const ids = await chosenIds(work, plan)
    if (ids.length > maxSaleItems) throw invalid({ ids: refusal('too-many', { max: maxSaleItems }) })
    if (plan.ids && ids.length < plan.ids.length) throw new Conflict(refusal('items-gone'))
    const { name, translations = {}, kind, value, startsAt, endsAt } = plan
    const sale: NamedSale = { name, translations, kind, value, startsAt, endsAt }
    const all: MarketItem[] = await app.service('market-items').rowsById(ids, work)
    const moment = { now: new Date(startsAt), timezone }
    const items = plan.leaveReduced ? all.filter((item) => !saleIsOn(item, moment)) : all
    const planned = comparePrices({ items, sale, timezone })
    if (plan.save && items.length === 0) throw invalid({ ids: refusal('nothing-to-sell') })
    const inSale = items.map(({ id }) => id)
    return {
      ok: true as const,
      items: planned.slice(0, shownItems),
      total: items.length,
      leftOut: all.length - items.length,
      unchanged: planned.filter(isSame).length,
      id: plan.save ? await saveSale(app, work, { customerId: plan.customerId, sale, ids: inSale }) : null,
    }
  })
})
