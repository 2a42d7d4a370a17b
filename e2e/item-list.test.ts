import sharp from 'sharp'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { openLive } from './open-live'
import { placeOrder } from './place-order'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

const list = '/dashboard/marketplace'
const mostTaps = 4
const mostSeconds = 20

describeInBrowser('the list of items', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'list')
  })

  const items = async () =>
    (await stage.app.service('market-items').find({ query: { customerId: shop.account.id } })).data

  test('puts a photograph on sale in four taps', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await stage.open({ ...phone, reducedMotion: 'reduce' })
    await signIn(page, shop, list)
    await page.getByRole('link', { name: /Blue Mug/ }).waitFor()
    const create = { width: 1600, height: 1200, channels: 3, background: 'teal' } as const
    const photo = { name: 'p.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }

    let taps = 0
    const began = Date.now()
    const tap = (name: string) => {
      taps += 1
      return page.getByRole('button', { name, exact: true }).tap()
    }
    await tap('Quick add')
    const chooser = page.waitForEvent('filechooser')
    await tap('Take a photo')
    await (await chooser).setFiles(photo)
    // The name has the focus by itself.
    await page.locator('input[name="title"]:focus').waitFor()
    await page.keyboard.type('Teal Bowl')
    taps += 1
    await page.getByLabel(/^Price/).tap()
    await page.keyboard.type('18.5')
    await tap('Publish')
    await page.getByText('"Teal Bowl" is on your site').waitFor()
    const seconds = (Date.now() - began) / 1000
    process.stderr.write(`An item is on sale after ${taps} taps and ${seconds.toFixed(1)} s.\n`)
    expect(taps).toBeLessThanOrEqual(mostTaps)
    expect(seconds).toBeLessThan(mostSeconds)
    await page.getByRole('link', { name: /Teal Bowl/ }).waitFor()
    const added = (await items()).find(({ title }) => title === 'Teal Bowl')
    expect(added).toMatchObject({ status: 'public', newlyCreated: false, variations: [{ price: 18.5 }] })
    expect(added!.images).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('changes several items at once while one of them is being sold', async () => {
    const visitor = (await stage.open()).page
    await openLive(visitor, shop.at(`/marketplace/${shop.itemId}`))
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, list)
    const mug = async () => (await items()).find(({ id }) => id === shop.itemId)!

    await page.getByRole('checkbox', { name: /^Select all on this page/ }).check()
    await page.getByRole('button', { name: 'Prices' }).click()
    await page.getByLabel(/^By how many percent/).fill('7.5')
    await page.getByText('$36.55').waitFor()
    await placeOrder(stage.app, shop)
    const { stock } = (await mug()).variations[0]!
    await Promise.all([
      placeOrder(stage.app, shop),
      page.getByRole('button', { name: 'Change prices' }).click(),
    ])
    await page.getByText(/^The prices of \d+ items? were changed$/).waitFor()
    await visitor.getByText('$36.55').first().waitFor()
    const sold = stock - (await mug()).variations[0]!.stock
    expect(sold).toBe(1)
    await page.getByRole('row', { name: /Blue Mug.*\$36\.55/ }).waitFor()

    await page.getByRole('button', { name: 'Make drafts' }).click()
    await until(async () => (await items()).every(({ status }) => status === 'draft'))
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await until(async () => (await items()).every(({ status }) => status === 'public'))
    expect((await mug()).variations[0]).toMatchObject({ price: 36.55, stock: stock - 1 })
    expect(complaints.filter((text) => !/status of 401/.test(text))).toEqual([])
  })

  test.each(['en', 'fr'])('is never wider than its card (%s)', async (locale) => {
    const variations = [
      { variation: 'Small', sku: 'STONEWARE-SMALL', price: 1024.5, stock: 1200 },
      { variation: 'Large', sku: 'STONEWARE-LARGE', price: 2150, stock: 34 },
    ]
    const item = {
      title: 'Stoneware serving bowl',
      onSale: true,
      discountValue: '20',
      trackStock: false,
      variations,
    }
    await stage.app.service('market-items').create({ ...buildItem(item), customerId: shop.account.id })
    const { page } = await stage.open({ locale: `${locale}-CA`, reducedMotion: 'reduce' })
    await signIn(page, shop, list)
    await page
      .getByRole('link', { name: /Stoneware/ })
      .first()
      .waitFor()
    const tooWide: number[] = []
    for (const width of [
      390, 620, 800, 999, 1000, 1010, 1050, 1099, 1100, 1105, 1150, 1199, 1200, 1250, 1299, 1300, 1400,
    ]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => {
        const table = document.querySelector('table')!
        const { scrollWidth, clientWidth } = document.documentElement
        return Math.max(table.scrollWidth - table.parentElement!.clientWidth, scrollWidth - clientWidth)
      })
      if (over > 0) tooWide.push(width)
    }
    expect(tooWide).toEqual([])
  })
})
