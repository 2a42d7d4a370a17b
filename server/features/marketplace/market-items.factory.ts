import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { TestApp } from '../../test/create-test-app'

/** A valid body for creating an item that visitors see: public, stock tracked, two variations. */
export const buildItem = (overrides: MarketItemWrite = {}): MarketItemWrite => ({
  title: 'Stoneware mug',
  subTitle: 'Holds a good half litre',
  description: '<p>Thrown and glazed by hand.</p>',
  status: 'public',
  newlyCreated: false,
  trackStock: true,
  variations: [
    { variation: 'Blue', sku: 'MUG-B', price: 24.5, stock: 10 },
    { variation: 'Grey', sku: 'MUG-G', price: 26, stock: 4 },
  ],
  ...overrides,
})

/** Puts many public items of one variation each into a shop, past its service. */
export const stockShelves = async (app: TestApp, { id }: Account, count: number): Promise<void> => {
  const { knex } = app.get('database')
  const rows = Array.from({ length: count }, (_, number) => ({
    customerId: id,
    title: `Item ${number}`,
    status: 'public',
    newlyCreated: false,
  }))
  await knex.batchInsert('market_items', rows, 400)
  await knex.raw(
    'insert into market_variations ("itemId", "customerId") select id, "customerId" from market_items where "customerId" = ?',
    [id],
  )
}
