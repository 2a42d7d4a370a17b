import type { Application } from '../../../declarations'
import type { Work } from '../../../kit/service/work'

/** SQL for the sales of a row of `market_items`, as the statement calls it, that are not over, the oldest first. */
export const salesOfItemSql = (item = 'market_items') => `select coalesce(json_agg(json_build_object(
    'name', s.name, 'translations', s.translations, 'kind', s.kind, 'value', s.value,
    'startsAt', to_char(s."startsAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'endsAt', to_char(s."endsAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id), '[]')
  from sale_items si join sales s on s.id = si."saleId"
  where si."itemId" = ${item}.id and (s."endsAt" is null or s."endsAt" > now())`

/** SQL for what a row `v` of `market_variations` costs in the best sale of its item that runs; null where none does. */
export const priceInSalesSql = `(select min(case s.kind
      when 'percent' then round(v.price * (100 - s.value) / 100, 2)
      when 'amount' then greatest(0, v.price - s.value)
      else least(v.price, s.value) end)
  from sale_items si join sales s on s.id = si."saleId"
  where si."itemId" = market_items.id and s."startsAt" <= now() and (s."endsAt" is null or s."endsAt" > now()))`

/** How many items are read and told of at once. */
const atOnce = 200

/** Says that the items of a sale cost something else now: pages, lists and programs that show them follow. */
export const tellItemsOf = async (app: Application, work: Work, saleId: number): Promise<void> => {
  const ids = await work.trx('sale_items').where({ saleId }).orderBy('itemId').pluck('itemId')
  const service = app.service('market-items')
  for (let first = 0; first < ids.length; first += atOnce) {
    const some = ids.slice(first, first + atOnce)
    const before = new Map((await service.rowsById(some, work)).map((row) => [row.id, row]))
    // Whoever asks for what has changed since finds them, too.
    await work.trx('market_items').whereIn('id', some).increment('saleTurns')
    for (const after of await service.rowsById(some, work))
      work.changed('market-items', { before: before.get(after.id)!, after })
  }
}
