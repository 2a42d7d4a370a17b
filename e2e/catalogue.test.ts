import type { MarketItemWrite } from '@mainstreet/shared/marketplace'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { createTestApp, type TestApp } from '../server/test/create-test-app'
import { describeInBrowser, launch, openWindow } from './browser'
import { placeOrder } from './place-order'
import { openShopAt, signIn, type Shop } from './shop'

// A browser notes every refused request on its console; the first question of a page nobody has signed in to is one.
const expected = /status of 401/

describeInBrowser('the catalogue of a shop', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await createTestApp()
    await app.start()
    browser = await launch()
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const stockOf = async ({ variationId }: Shop) =>
    (await app.app.service('market-variations').get(variationId)).stock

  const box = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label })

  const openEditor = async (shop: Shop, itemId = shop.itemId) => {
    const window = await openWindow(browser)
    await signIn(window.page, shop, `/dashboard/marketplace/${itemId}`)
    await box(window.page, /^Name/).waitFor()
    return window
  }

  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.waitForURL(/\/dashboard\/marketplace\/?(\?.*)?$/)
  }

  const addPicture = async (page: Page) => {
    const create = { width: 90, height: 60, channels: 3, background: 'teal' } as const
    const buffer = await sharp({ create }).png().toBuffer()
    await page.getByLabel('Picture file').setInputFiles({ name: 'bowl.png', mimeType: 'image/png', buffer })
    await page.getByText('1 File(s) uploaded successfully!').waitFor()
    await page.getByRole('img', { name: 'picture 1' }).waitFor()
  }

  const describeVariation = async (page: Page, index: number, [name, price]: [string, string]) => {
    await box(page, /^Variation/)
      .nth(index)
      .fill(name)
    await box(page, /^Price/)
      .nth(index)
      .fill(price)
    await box(page, /^Stock/)
      .nth(index)
      .fill('3')
  }

  const putOnSale = async (page: Page) => {
    await page.getByRole('switch', { name: 'Item On Sale' }).click()
    await box(page, /^Percent Off/).fill('10')
  }

  test('a new item with a picture, variations and a sale shows on the open page of a visitor', async () => {
    const shop = await openShopAt(app, 'catalogue-new')
    const visitor = await openWindow(browser)
    await visitor.page.goto(shop.at('/marketplace'))
    await visitor.page.getByText('Blue Mug').waitFor()

    const owner = await openWindow(browser)
    const { page } = owner
    await signIn(page, shop, '/dashboard/marketplace')
    await page.getByRole('button', { name: 'Create an item' }).click()
    await box(page, /^Name/).fill('Teal Bowl')
    await addPicture(page)
    await describeVariation(page, 0, ['Small', '20'])
    await page.getByRole('button', { name: 'Add Variation' }).click()
    await describeVariation(page, 1, ['Large', '30'])
    await putOnSale(page)
    await page.getByLabel('Status').selectOption('public')
    expect(await visitor.page.getByText('Teal Bowl').count()).toBe(0)
    await save(page)

    const card = visitor.page.getByRole('article').filter({ hasText: 'Teal Bowl' })
    await card.getByText('$18.00').waitFor()
    await card.getByText('$20.00').waitFor()
    const picture = card.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture.evaluate((image: HTMLImageElement) => image.decode())).resolves.toBeUndefined()

    const complaints = [...visitor.complaints, ...owner.complaints].filter((text) => !expected.test(text))
    expect(complaints).toEqual([])
  }, 120_000)

  test('of two editors of one item, the one who has not saved is told that it changed', async () => {
    const shop = await openShopAt(app, 'catalogue-two')
    const [first, second] = [await openEditor(shop), await openEditor(shop)]
    await box(second.page, /^Sub Title/).fill('Half written')
    await box(first.page, /^Name/).fill('Indigo Mug')
    await save(first.page)

    await second.page.getByText('This item was changed somewhere else').waitFor()
    await second.page.getByText('Different now: Name.').waitFor()
    expect(await box(second.page, /^Sub Title/).inputValue()).toBe('Half written')
    await second.page.getByRole('button', { name: 'Show the newer version' }).click()
    expect(await box(second.page, /^Name/).inputValue()).toBe('Indigo Mug')
  }, 60_000)

  test('a sale while the title is edited keeps its stock', async () => {
    const shop = await openShopAt(app, 'catalogue-title')
    const { page } = await openEditor(shop)
    await box(page, /^Name/).fill('Indigo Mug')
    expect(await box(page, /^Stock/).inputValue()).toBe('5')
    await placeOrder(app, shop)
    await save(page)
    expect(await stockOf(shop)).toBe(4)
    expect((await app.app.service('market-items').get(shop.itemId)).title).toBe('Indigo Mug')
  }, 60_000)

  test('a sale while the stock is edited counts beside what the owner added', async () => {
    const shop = await openShopAt(app, 'catalogue-stock')
    const { page } = await openEditor(shop)
    await box(page, /^Stock/).fill('10')
    await placeOrder(app, shop)
    await page.getByText('Now 4 in stock (1 fewer). Saving makes it 9.').waitFor()
    await save(page)
    expect(await stockOf(shop)).toBe(9)
  }, 60_000)

  const threeSizes = async ({ account }: Shop): Promise<number> => {
    const variations = ['Small', 'Medium', 'Large'].map((variation, index) => ({
      variation,
      sku: `BOWL-${variation}`,
      price: 20 + index,
      stock: 5,
    }))
    const item: MarketItemWrite = { ...buildItem({ title: 'Bowl' }), customerId: account.id, variations }
    return (await app.app.service('market-items').create(item as never)).id
  }

  test('variations are put in order with the keyboard alone, and stay so', async () => {
    const shop = await openShopAt(app, 'catalogue-order')
    const itemId = await threeSizes(shop)
    const { page } = await openEditor(shop, itemId)
    const names = () =>
      box(page, /^Variation/).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))

    const handle = page.getByRole('button', { name: 'Move Small' })
    await handle.focus()
    await page.keyboard.press('Space')
    await page.getByText(/You have lifted an item/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.getByText(/You have moved the item/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await page.getByText('Unsaved changes').waitFor()
    expect(await names()).toEqual(['Medium', 'Small', 'Large'])

    await page.getByRole('button', { name: 'Save Item' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard\/marketplace\/?(\?.*)?$/)
    await page.goto(shop.at(`/dashboard/marketplace/${itemId}`))
    await box(page, /^Name/).waitFor()
    expect(await names()).toEqual(['Medium', 'Small', 'Large'])
  }, 60_000)
})
