import type { Page } from 'playwright-core'
import { buildCsv, buildShopifyRow } from '../server/features/marketplace/import/import-catalogue.factory'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

/** A row as Shopify exports what it does not count: no tracker, no SKU, and columns nobody here knows. */
const buildRow = (overrides: Record<string, string>) =>
  buildShopifyRow({
    Handle: 'varsity-top',
    Vendor: 'partners',
    'Variant Inventory Tracker': '',
    'Variant Price': '60',
    'Gift Card': 'false',
    ...overrides,
  })

const top = { Title: 'Varsity Top', Type: 'women', Published: 'true', 'Option1 Name': 'Size' }
const rows = [
  buildRow({
    ...top,
    'Body (HTML)': 'A buttoned top, "sport-inspired". ',
    'Option1 Value': 'Small',
  }),
  ...['Medium', 'Large'].map((size) => buildRow({ 'Option1 Value': size })),
  buildRow({
    Handle: 'wool-jumper',
    Title: 'Wool Jumper',
    Type: 'women',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '80.50',
  }),
]
const newcomer = buildRow({ Handle: 'silk-blouse', Title: 'Silk Blouse', Published: 'true' })

describeInBrowser('a file of another shop', () => {
  const stage = setStage()

  const choose = (page: Page, csv: string) =>
    page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const importNow = (page: Page) => page.getByRole('button', { name: 'Import', exact: true })
  const chooseAnother = (page: Page) => page.getByRole('button', { name: 'Choose another file' }).click()

  /** Everything an import writes, as it is stored. */
  const stored = async ({ account }: Shop) => {
    const owner = await as(stage.app, 'owner', account)
    const items = (await owner.get('market-items?$limit=100&$sort[id]=1').expect(200)).body.data
    const categories = (await owner.get('market-categories').expect(200)).body.data
    return {
      items: items as { title: string; status: string; brand: string; variations: { stock: number }[] }[],
      categories: categories as object[],
    }
  }

  test('changes nothing when it is imported again', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-import')
    const { page } = await stage.open()
    await signIn(page, shop, '/dashboard/marketplace/import')
    await choose(page, buildCsv(rows))
    await page.getByText('2 items to create.').waitFor()
    await importNow(page).click()
    await page.getByText('2 items created.').waitFor()
    await page.getByText('2 items that the file publishes are drafts: they have no picture.').waitFor()
    const once = await stored(shop)
    expect(once.items.slice(1).map(({ status }) => status)).toEqual(['draft', 'draft'])
    expect(once.items.map(({ title, variations }) => [title, variations.length])).toEqual([
      ['Blue Mug', 1],
      ['Varsity Top', 3],
      ['Wool Jumper', 1],
    ])

    await chooseAnother(page)
    await choose(page, buildCsv(rows))
    await page.getByText('2 items unchanged.').waitFor()
    expect(await importNow(page).isDisabled()).toBe(true)

    // With something new in it, it is sent whole.
    await chooseAnother(page)
    await choose(page, buildCsv([...rows, newcomer]))
    await page.getByText('1 item to create, 2 items unchanged.').waitFor()
    await importNow(page).click()
    await page.getByText('1 item created, 2 items unchanged.').waitFor()
    const twice = await stored(shop)
    expect(twice.items.slice(0, -1)).toEqual(once.items)
    expect(twice.items.at(-1)).toMatchObject({ title: 'Silk Blouse', status: 'draft' })
    expect(twice.categories).toEqual(once.categories)
  })

  test('publishes what has no picture, and changes stock, only when its owner has chosen so', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-choices')
    const { page } = await stage.open()
    await signIn(page, shop, '/dashboard/marketplace/import')
    const counted = {
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '8',
      'Gift Card': 'false',
    }
    const mug = buildShopifyRow({ Handle: 'mug', Title: 'Blue Mug', 'Variant Price': '34', ...counted })
    await choose(
      page,
      buildCsv([
        { ...mug, Colour: '' },
        { ...newcomer, ...counted, Colour: 'blue' },
      ]),
    )
    await page.getByText('1 stock figure of the file is left out.').waitFor()
    await page.getByText('1 item that the file publishes is a draft: it has no picture.').waitFor()
    await page.getByText('Not imported: Colour.').waitFor()
    await page.getByRole('switch', { name: 'Change the stock of items that are here already' }).click()
    await page.getByText('Their stock becomes that of the file.').waitFor()
    await page.getByText('1 item to create, 1 item to change.').waitFor()
    await page.getByRole('switch', { name: 'Publish items that have no picture' }).click()
    await page.getByText('Items without a picture are published where the file says so.').waitFor()
    await importNow(page).click()
    await page.getByText('1 item created, 1 item changed.').waitFor()
    const { items } = await stored(shop)
    expect(
      items.map(({ title, status, brand, variations }) => [title, status, brand, variations[0]!.stock]),
    ).toEqual([
      ['Blue Mug', 'public', '', 8],
      ['Silk Blouse', 'public', 'partners', 8],
    ])
  })
})
