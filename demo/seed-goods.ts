import { today } from '@mainstreet/shared/rules/price'
import type { Goods } from './business'
import { create, daysBefore, type Seeding } from './seeding'

const timezone = 'America/Moncton'

const categoryIds = async (seeding: Seeding): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const category of new Set(seeding.business.goods.map((goods) => goods.category)))
    ids.set(category, (await create(seeding, 'market-categories', { category })).id)
  return ids
}

const seedPictures = async (seeding: Seeding, itemId: number, { pictures }: Goods) => {
  let order = 0
  for (const name of pictures) {
    const picture = seeding.picture('market-image', name)
    if (!picture) continue
    order += 1
    await create(seeding, 'market-images', { itemId, url: picture.url, order })
  }
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
    const { category, pictures: _pictures, variations, reach: _reach, daysAgo: _daysAgo, ...rest } = goods
    const { saleDaysLeft, ...columns } = rest
    const saleEnd = saleDaysLeft === undefined ? null : today(daysBefore(seeding, -saleDaysLeft), timezone)
    const { id } = await create(seeding, 'market-items', {
      status: 'public',
      trackStock: true,
      ...columns,
      saleEnd,
      categoryId: categories.get(category)!,
      newlyCreated: false,
      variations: variations.map(([variation, sku, price, stock], index) => ({
        variation,
        sku,
        price,
        stock,
        order: index + 1,
      })),
    })
    await seedPictures(seeding, id, goods)
    await seedPast(seeding, id, goods)
  }
}
