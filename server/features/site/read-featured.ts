import type { Featured } from '@mainstreet/shared/contracts/site/site'
import type { AskedLanguage } from '@mainstreet/shared/translations'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { readTogether } from '../../kit/database/read-together'
import { asShown, publicRowsById } from './public-rows'

// A dish that nobody can order now comes after all others: sold out, or a breakfast after two in the afternoon.
const laterSql = `coalesce("soldOutUntil" > now(), false) or ("timeId" = 1 and (
    select extract(hour from now() at time zone timezone) >= 14 from account where id = :customerId))`
const sources = [
  `select 'marketplace' as type, id, false as later from market_items
    where "customerId" = :customerId and status = 'public' and not "newlyCreated"
      and exists (select from market_variations v
        where v."customerId" = :customerId and v."itemId" = market_items.id and not v.removed)`,
  `select 'restaurant', id, ${laterSql} as later from restaurant where "customerId" = :customerId`,
  `select 'automotive', id, false as later from automotive
    where "customerId" = :customerId and not sold and status = 'public'`,
]
const starred = sources.map((source) => `${source} and featured`)
const newest = sources.map(
  (source) => `(${source} and not exists (select from starred) order by later, id desc limit :limit)`,
)
// Of what is starred, any; while nothing is, the newest, so that a first thing stands on the home page.
const featuredSql = `with starred as (${starred.join(' union all ')}),
  newest as (${newest.join(' union all ')})
  select type, id from (
    select *, 0 as age from starred
    union all
    select *, row_number() over (partition by type order by id desc) from newest
  ) offered order by later, age, random() limit :limit`

const paths = { marketplace: 'market-items', restaurant: 'restaurant', automotive: 'automotive' } as const
const kinds = Object.keys(paths) as Kind[]
type Kind = keyof typeof paths

/** One of an account's featured items, dishes or cars. */
export interface Drawn {
  type: Kind
  id: number
}

/** Draws at most `limit` of an account's items, dishes and unsold cars: starred ones in random order, else the newest. */
export const drawFeatured = (knex: Knex, wanted: { customerId: number; limit: number }): Knex.Raw =>
  knex.raw(featuredSql, wanted)

/** Reads what was drawn, in its order. */
export const readFeatured = async (
  app: Application,
  drawn: readonly Drawn[],
  language?: AskedLanguage,
): Promise<Featured[]> => {
  const drawnKinds = kinds.filter((kind) => drawn.some(({ type }) => type === kind))
  if (drawnKinds.length === 0) return []
  const idsOf = (kind: Kind) => drawn.filter(({ type }) => type === kind).map(({ id }) => id)
  const read = await readTogether(
    app.get('database').knex,
    Object.fromEntries(drawnKinds.map((kind) => [kind, publicRowsById(app, paths[kind], idsOf(kind))])),
  )
  const found = new Map<string, unknown>()
  for (const kind of drawnKinds)
    for (const item of asShown(paths[kind], read[kind]!, language)) found.set(`${kind} ${item.id}`, item)
  return drawn
    .map(({ type, id }) => ({ type, item: found.get(`${type} ${id}`) }) as Featured)
    .filter(({ item }) => item !== undefined)
}
