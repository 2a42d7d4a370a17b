import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'
import { media as mediaFeature } from '../../media/media.feature'
import { marketplace as marketplaceFeature } from '../marketplace.feature'
import { buildCsv, buildShopifyRow, buildWooRow } from './import-catalogue.factory'
import { openImportClient, type ImportClient } from './import-client.factory'

let app: TestApp
let client: ImportClient
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, mediaFeature] })
})
afterAll(() => app.close())
beforeEach(async () => {
  client = await openImportClient(app)
})

describe('a lower price', () => {
  const sold = (prices: [string, string][]) =>
    buildCsv(
      prices.map(([price, former], index) =>
        buildShopifyRow({
          Handle: 'bowl',
          Title: index ? '' : 'Bowl',
          'Option1 Name': index ? '' : 'Size',
          'Option1 Value': `S${index}`,
          'Variant Price': price,
          'Variant Compare At Price': former,
        }),
      ),
    )
  const saleOf = async (csv: string) => {
    const { items } = await client.send(csv)
    const [item] = await client.items()
    const { onSale, saleEnd, discountType, discountValue, variations } = item!
    return {
      sale: [onSale, saleEnd, discountType, discountValue],
      prices: variations.map(({ price }) => price),
      notes: items[0]!.notes.length,
    }
  }

  test.each([
    {
      rows: [
        ['40', '50'],
        ['80', '100'],
      ],
      discount: ['percent', '20'],
    },
    {
      rows: [
        ['45', '50'],
        ['95', '100'],
      ],
      discount: ['value', '5.00'],
    },
  ] as { rows: [string, string][]; discount: string[] }[])(
    'that is $discount below each former one is a sale',
    async ({ rows, discount }) => {
      expect(await saleOf(sold(rows))).toEqual({
        sale: [true, null, ...discount],
        prices: [50, 100],
        notes: 0,
      })
    },
  )

  test('of some variants alone is their price, and is noted', async () => {
    const { sale, prices, notes } = await saleOf(
      sold([
        ['40', '50'],
        ['80', ''],
      ]),
    )
    expect([sale[0], prices, notes]).toEqual([false, [40, 80], 1])
  })

  test('ends when the file no longer has it', async () => {
    await client.send(sold([['40', '50']]))
    expect((await saleOf(sold([['50', '']]))).sale[0]).toBe(false)
  })

  test('of a WooCommerce file ends on its day', async () => {
    const row = {
      Name: 'Lamp',
      'Regular price': '30',
      'Sale price': '24',
      'Date sale price ends': '2999-01-31 23:59:59',
    }
    const { sale, prices } = await saleOf(buildCsv([buildWooRow(row)]))
    expect([sale, prices]).toEqual([[true, '2999-01-31', 'percent', '20'], [30]])
  })
})
