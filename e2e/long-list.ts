import type { Page } from 'playwright-core'
import type { TestApp } from '../server/test/create-test-app'
import { openShopAt, signIn, type Shop } from './shop'

const colours = ['Amber', 'Blue', 'Cobalt', 'Denim', 'Ebony']
const things = ['Mug', 'Bowl', 'Plate', 'Jug']

/** A few rows at a time, in no transaction: the embedded database has one connection, and others want it too. */
const insert = async (app: TestApp, table: string, rows: object[]) => {
  for (let from = 0; from < rows.length; from += 250)
    await app
      .get('database')
      .knex(table)
      .insert(rows.slice(from, from + 250))
}

const fill = async (app: TestApp, { account }: Shop, count: number) => {
  const customerId = account.id
  const description = `<p>${'Thrown by hand and fired twice in the old kiln by the harbour. '.repeat(8)}</p>`
  const items = Array.from({ length: count }, (_, index) => ({
    customerId,
    title: `${colours[index % 5]} ${things[index % 4]} ${index}`,
    subTitle: 'Holds a good half litre',
    description,
    status: 'public',
    newlyCreated: false,
    trackStock: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }))
  await insert(app, 'market_items', items)
  const ids = await app
    .get('database')
    .knex<{ id: number; customerId: number; title: string }>('market_items')
    .where({ customerId })
    .whereNot({ title: 'Blue Mug' })
    .orderBy('id')
    .select('id')
  const variations = ids.flatMap(({ id }, index) =>
    ['S', 'M'].map((variation, order) => ({
      customerId,
      itemId: id,
      variation,
      sku: `SKU-${index}-${variation}`,
      price: 10 + order,
      stock: index % 7,
      order: order + 1,
    })),
  )
  await insert(app, 'market_variations', variations)
  const stats = ids.map(({ id }, index) => ({ id, itemId: id, customerId, views: index, clicks: index % 9 }))
  await insert(app, 'market_stats', stats)
}

/** Opens the list of a shop with so many items more than its mug, with the focus in its search. */
export const openLongList = async (app: TestApp, page: Page, count: number): Promise<void> => {
  const shop = await openShopAt(app, `long-list-${count}`)
  await fill(app, shop, count)
  await signIn(page, shop, '/dashboard/marketplace')
  await page.getByText(`of ${(count + 1).toLocaleString('en-CA')}`).waitFor()
  await page.getByLabel('Search items').focus()
}
