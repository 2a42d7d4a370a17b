import type { MarketItemWrite } from '@mainstreet/shared/marketplace'

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
