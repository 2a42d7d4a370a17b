import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { valuesText } from '@mainstreet/shared/rules/items/item-options'
import { today } from '@mainstreet/shared/rules/money/price'
import type { Goods } from './business'
import { create, daysBefore, patch, timezone, translations, type Seeding } from './seeding'

const categoryIds = async (seeding: Seeding): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const category of new Set(seeding.business.goods.map((goods) => goods.category)))
    ids.set(category, (await create(seeding, 'market-categories', { category })).id)
  return ids
}

const seedPictures = async (seeding: Seeding, itemId: number, { pictures }: Goods): Promise<number[]> => {
  const ids: number[] = []
  let order = 0
  for (const name of pictures) {
    const picture = seeding.picture('market-image', name)
    if (!picture) continue
    order += 1
    ids.push((await create(seeding, 'market-images', { itemId, url: picture.url, order })).id)
  }
  return ids
}

/** Gives variations the pictures that show them, and says what they differ in. */
const seedChoices = async (
  seeding: Seeding,
  { id: itemId, variations: rows }: MarketItem,
  { goods: { choices = {}, variations }, pictures }: { goods: Goods; pictures: readonly number[] },
) => {
  for (const [index, [, , , , picture]] of variations.entries()) {
    const imageId = picture && pictures[picture - 1]
    const row = rows.find(({ order }) => order === index + 1)
    if (row && imageId) await patch(seeding, 'market-variations', { id: row.id, imageId })
  }
  for (const [index, [option, values]] of Object.entries(choices).entries())
    await create(seeding, 'market-options', { itemId, option, values: valuesText(values), order: index + 1 })
}

/** What the services would only count or date themselves. */
const seedPast = async (seeding: Seeding, itemId: number, { reach, daysAgo }: Goods) => {
  const { trx } = seeding.work
  const [views, clicks] = reach
  await trx('market_stats').where({ id: itemId }).update({ views, clicks })
  await trx('market_items')
    .where({ id: itemId })
    .update({ createdAt: daysBefore(seeding, daysAgo) })
}

/** Creates a business's categories and everything it sells. */
export const seedGoods = async (seeding: Seeding): Promise<void> => {
  const categories = await categoryIds(seeding)
  for (const goods of seeding.business.goods) {
    const {
      category,
      pictures: _pictures,
      choices: _choices,
      variations,
      reach: _reach,
      daysAgo: _daysAgo,
      ...rest
    } = goods
    const { saleDaysLeft, ...columns } = rest
    const saleEnd = saleDaysLeft === undefined ? null : today(daysBefore(seeding, -saleDaysLeft), timezone)
    const item = await create(seeding, 'market-items', {
      status: 'public',
      trackStock: true,
      ...columns,
      saleEnd,
      categoryId: categories.get(category)!,
      newlyCreated: false,
      variations: variations.map(([variation, sku, price, stock], index) => ({
        variation,
        ...translations(seeding.business, 'market-variations', { variation }),
        sku,
        price,
        stock,
        order: index + 1,
      })),
    })
    const pictures = await seedPictures(seeding, item.id, goods)
    await seedChoices(seeding, item, { goods, pictures })
    await seedPast(seeding, item.id, goods)
  }
}
