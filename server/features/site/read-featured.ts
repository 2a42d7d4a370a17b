import type { Featured } from '@mainstreet/shared/contracts/site/site'
import type { AskedLanguage } from '@mainstreet/shared/translations'
import type { Application } from '../../declarations'
import { publicRowsById } from './public-rows'
import type { Rows } from '../../kit/database/rows'

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
type Kind = keyof typeof paths

interface Wanted {
  account: number
  limit: number
  language?: AskedLanguage
}

/** Picks at most `limit` of an account's featured items, dishes and unsold cars, in random order. */
export const readFeatured = async (
  app: Application,
  { account, limit, language }: Wanted,
): Promise<Featured[]> => {
  const { rows: lot } = await app
    .get('database')
    .knex.raw<Rows<{ type: Kind; id: number }>>(randomFeaturedSql, { account, limit })
  const found = new Map<string, unknown>()
  for (const type of Object.keys(paths) as Kind[]) {
    const ids = lot.filter((each) => each.type === type).map(({ id }) => id)
    if (ids.length === 0) continue
    const items = await publicRowsById(app, paths[type], { ids, language })
    for (const item of items) found.set(`${type} ${item.id}`, item)
  }
  return lot
    .map(({ type, id }) => ({ type, item: found.get(`${type} ${id}`) }) as Featured)
    .filter(({ item }) => item !== undefined)
}
