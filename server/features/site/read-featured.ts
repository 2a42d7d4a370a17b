import type { Featured } from '@mainstreet/shared/contracts/site/site'
import type { AskedLanguage } from '@mainstreet/shared/translations'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { readTogether } from '../../kit/database/read-together'
import { asShown, publicRowsById } from './public-rows'

const randomFeaturedSql = `select type, id from (
    select 'marketplace' as type, id from market_items
      where "customerId" = :account and featured and status = 'public' and not "newlyCreated"
        and exists (select from market_variations v
          where v."customerId" = :account and v."itemId" = market_items.id and not v.removed)
    union all
    select 'restaurant', id from restaurant where "customerId" = :account and featured
    union all
    select 'automotive', id from automotive 
      where "customerId" = :account and featured and not sold and status = 'public'
  ) every order by random() limit :limit`

const paths = { marketplace: 'market-items', restaurant: 'restaurant', automotive: 'automotive' } as const
const kinds = Object.keys(paths) as Kind[]
type Kind = keyof typeof paths

/** One of an account's featured items, dishes or cars. */
export interface Drawn {
  type: Kind
  id: number
}

/** The statement that draws at most `limit` of an account's featured items, dishes and unsold cars, in random order. */
export const drawFeatured = (knex: Knex, wanted: { account: number; limit: number }): Knex.Raw =>
  knex.raw(randomFeaturedSql, wanted)

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
