import type { MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { openLive } from './open-live'
import { placeOrder } from './place-order'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

// A browser notes every refused request on its console; the first question of a page nobody has signed in to is one.
const expected = /status of 401/

describeInBrowser('the catalogue of a shop', () => {
  const stage = setStage()

  const stockOf = async ({ variationId }: Shop) =>
    (await stage.app.service('market-variations').get(variationId)).stock

  const box = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label })

  const openEditor = async (shop: Shop, itemId = shop.itemId) => {
    const window = await stage.open()
    await signIn(window.page, shop, `/dashboard/marketplace/${itemId}`)
    await box(window.page, /^Name/).waitFor()
    // The variations are rendered again when their handles arrive: what is typed at that moment would be discarded.
    await window.page
      .getByRole('button', { name: /^Move / })
      .first()
      .waitFor()
    return window
  }

  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.waitForURL(/\/dashboard\/marketplace\/?(\?.*)?$/)
  }

  /** Uploads the item's next picture. */
  const addPicture = async (page: Page, number: number) => {
    const create = { width: 90, height: 60, channels: 3, background: 'teal' } as const
    const buffer = await sharp({ create }).png().toBuffer()
    await page.getByLabel('Picture file').setInputFiles({ name: 'bowl.png', mimeType: 'image/png', buffer })
    await page.getByText('1 File(s) uploaded successfully!').waitFor()
    await page.getByRole('img', { name: `picture ${number}` }).waitFor()
  }

  const describeVariation = async (page: Page, index: number, [name, price]: [string, string]) => {
    await box(page, /^Variation/)
      .nth(index)
      .fill(name)
    await page.locator(`[name="variations.${index}.price"]`).fill(price)
    await page.locator(`[name="variations.${index}.stock"]`).fill('3')
  }

  const putOnSale = async (page: Page) => {
    await page.getByRole('switch', { name: 'Item On Sale' }).click()
    await box(page, /^Percent Off/).fill('10')
  }

  test('a new item with a picture, variations and a sale shows on the open page of a visitor', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-new')
    const visitor = await stage.open()
    await openLive(visitor.page, shop.at('/marketplace'))
    await visitor.page.getByText('Blue Mug').waitFor()

    const owner = await stage.open()
    const { page } = owner
    await signIn(page, shop, '/dashboard/marketplace')
    await page.getByRole('button', { name: 'Create an item' }).click()
    await box(page, /^Name/).fill('Teal Bowl')
    await addPicture(page, 1)
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
  })

  test('of two editors of one item, the one who has not saved is told that it changed', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-two')
    const [first, second] = [await openEditor(shop), await openEditor(shop)]
    await box(second.page, /^Sub Title/).fill('Half written')
    await box(first.page, /^Name/).fill('Indigo Mug')
    await save(first.page)

    await second.page.getByText('This was changed somewhere else').waitFor()
    await second.page.getByText('Different now: Name.').waitFor()
    expect(await box(second.page, /^Sub Title/).inputValue()).toBe('Half written')
    await second.page.getByRole('button', { name: 'Show the newer version' }).click()
    expect(await box(second.page, /^Name/).inputValue()).toBe('Indigo Mug')
  })

  test('a sale while the title is edited keeps its stock', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-title')
    const { page } = await openEditor(shop)
    await box(page, /^Name/).fill('Indigo Mug')
    expect(await box(page, /^Stock/).inputValue()).toBe('5')
    await placeOrder(stage.app, shop)
    await save(page)
    expect(await stockOf(shop)).toBe(4)
    expect((await stage.app.service('market-items').get(shop.itemId)).title).toBe('Indigo Mug')
  })

  test('a sale while the stock is edited counts beside what the owner added', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-stock')
    const { page } = await openEditor(shop)
    await box(page, /^Stock/).fill('10')
    await placeOrder(stage.app, shop)
    await page.getByText('Now 4 in stock (1 fewer). Saving makes it 9.').waitFor()
    await save(page)
    expect(await stockOf(shop)).toBe(9)
  })

  const moveByKeyboard = async (page: Page, name: string, key: 'ArrowUp' | 'ArrowDown') => {
    await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
    await page.keyboard.press('Space')
    await page.getByText(/You have lifted an item/).waitFor({ state: 'attached' })
    await page.keyboard.press(key)
    await page.getByText(/You have moved the item/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
  }

  const threeSizes = async ({ account }: Shop): Promise<number> => {
    const variations = ['Small', 'Medium', 'Large'].map((variation, index) => ({
      variation,
      sku: `BOWL-${variation}`,
      price: 20 + index,
      stock: 5,
    }))
    const item: MarketItemWrite = { ...buildItem({ title: 'Bowl' }), customerId: account.id, variations }
    return (await stage.app.service('market-items').create(item as never)).id
  }

  test('variations are put in order with the keyboard alone, and stay so', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-order')
    const itemId = await threeSizes(shop)
    const { page } = await openEditor(shop, itemId)
    const names = () =>
      box(page, /^Variation/).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))

    await moveByKeyboard(page, 'Small', 'ArrowDown')
    await page.getByText('Unsaved changes').waitFor()
    expect(await names()).toEqual(['Medium', 'Small', 'Large'])

    await page.getByRole('button', { name: 'Save Item' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard\/marketplace\/?(\?.*)?$/)
    await page.getByText('“Bowl” is saved').waitFor()
    // The keyboard goes on where one was: at the row of what was saved.
    await page.waitForFunction(() => {
      const here = document.activeElement
      return here?.getAttribute('role') === 'row' && here.textContent.includes('Bowl')
    })
    await page.goto(shop.at(`/dashboard/marketplace/${itemId}`))
    await box(page, /^Name/).waitFor()
    expect(await names()).toEqual(['Medium', 'Small', 'Large'])
  })

  test('pictures are put in order with the keyboard alone, and stay so', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-pictures')
    const { page } = await openEditor(shop)
    for (const number of [1, 2, 3]) await addPicture(page, number)
    const pictures = async (): Promise<string[]> => {
      const { images } = await stage.app.service('market-items').get(shop.itemId)
      return images.toSorted((a, b) => a.order - b.order).map(({ url }) => url)
    }
    const [first, second, third] = await pictures()
    const handle = page.getByRole('button', { name: 'Move picture 3', exact: true })
    await handle.focus()
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key)
    await until(async () => (await pictures())[1] === third)
    expect(await pictures()).toEqual([first, third, second])

    await page.reload()
    await box(page, /^Name/).waitFor()
    const shown = page.getByRole('list', { name: 'Product Images' }).getByRole('img')
    const sources = await shown.evaluateAll((all) => all.map((image) => image.getAttribute('src')))
    expect(sources).toEqual([first, third, second])
  })

  test('what a picture shows is typed below it and saved at once, and the page beside shows what is typed', async () => {
    const shop = await openShopAt(stage.app, 'catalogue-alt')
    const { page } = await openEditor(shop)
    await addPicture(page, 1)
    await box(page, /^What picture 1 shows/).fill('A mug on a rock')
    await page.keyboard.press('Enter')
    await until(async () => {
      const { images } = await stage.app.service('market-items').get(shop.itemId)
      return images[0]?.alt === 'A mug on a rock'
    })
    await box(page, /^Name/).fill('Indigo Mug')
    const shown = page.frameLocator('iframe').getByRole('heading', { name: 'Indigo Mug' })
    await shown.waitFor()
  })
})
