import { marketCategoryContract } from '@mainstreet/shared/contracts/marketplace/market-category'
import { isDeepStrictEqual } from 'node:util'
import { Conflict } from '@feathersjs/errors'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'
import type { Work } from '../../kit/service/work'
import { problems } from '../../kit/service/errors'

type Columns = StoredOf<typeof marketCategoryContract>

const path = 'market-items'

const itemsIn = async (app: Application, categoryId: number, work: Work): Promise<MarketItem[]> => {
  const ids = await work.trx('market_items').where({ categoryId }).orderBy('id').pluck('id')
  return ids.length ? app.service(path).rowsById(ids, work) : []
}

const itemsChanged = (work: Work, items: readonly MarketItem[], changed: Partial<MarketItem>) => {
  for (const before of items) work.changed(path, { before, after: { ...before, ...changed } })
}

const uniqueName = async ({
  data,
  before,
  work,
}: WriteContext<typeof marketCategoryContract>): Promise<Columns> => {
  if (data.category === undefined) return data
  const customerId = before ? before.customerId : data.customerId
  const category = data.category.trim()
  // The account's row makes two equal names at the same moment wait for each other.
  await work.trx('account').where({ id: customerId }).forNoKeyUpdate().select('id')
  const same = await work
    .trx('market_categories')
    .where({ customerId })
    .whereNot({ id: before?.id ?? 0 })
    .whereRaw('lower(category) = lower(?)', [category])
    .first('id')
  if (same) {
    const said = refusal('category-exists', { category })
    throw new Conflict({ ...said, ...problems({ category: said }) })
  }
  return { ...data, category }
}

interface CategoryFilter {
  filled?: boolean
  named?: string
}

/** An address may name a category in either language: links outlive the language they were made in. */
const filterByName = (categories: Knex.QueryBuilder, named: string) =>
  categories.whereRaw(
    `lower(trim(:named)) in (market_categories.id::text, lower(category),
      lower(translations #>> '{en,category}'), lower(translations #>> '{fr,category}'))`,
    { named },
  )

/** Categories in which visitors find an item, or those in which they do not; those that a text names. */
const filterCategories = (categories: Knex.QueryBuilder, { filled, named }: CategoryFilter): void => {
  if (named !== undefined) filterByName(categories, named)
  if (filled === undefined) return
  const found = `exists (select from market_items i
    where i."categoryId" = market_categories.id and i.status = 'public' and not i."newlyCreated"
    and exists (select from market_variations v where v."itemId" = i.id and not v.removed))`
  categories.whereRaw(filled ? found : `not ${found}`)
}

/** The owner's own categories; their items show their name and outlive them. */
export const marketCategories = tableService(marketCategoryContract, (app) => ({
  filter: filterCategories,
  beforeWrite: uniqueName,

  async afterWrite({ id, data, before, work }) {
    if (!before) return
    const category = data.category?.trim() ?? before.category
    const { translations = before.translations } = data
    const isRenamed = category !== before.category || !isDeepStrictEqual(translations, before.translations)
    if (!isRenamed) return
    const items = await itemsIn(app, id, work)
    itemsChanged(work, items, { category, categoryTranslations: translations })
  },

  async beforeRemove({ row, work }) {
    const items = await itemsIn(app, row.id, work)
    await work.trx('market_items').where({ categoryId: row.id }).update({ categoryId: null })
    itemsChanged(work, items, { categoryId: null, category: null, categoryTranslations: null })
  },
}))

interface Named {
  app: Application
  customerId: number
  /** Makes none. */
  dryRun: boolean
}

/** The id of a category by its name, whatever its case; made where there is none yet. */
export const categoryNamed = async (
  { app, customerId, dryRun }: Named,
  name: string,
  work: Work,
): Promise<number | undefined> => {
  const known = await work
    .trx('market_categories')
    .where({ customerId })
    .whereRaw('lower(category) = lower(?)', [name])
    .first('id')
  if (known) return known.id
  if (dryRun) return undefined
  const created = await app.service('market-categories').create({ category: name, customerId }, { work })
  return created.id
}
