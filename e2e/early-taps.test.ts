import type { Browser } from 'playwright-core'
import { createTestApp, type TestApp } from '../server/test/create-test-app'
import { describeInBrowser, launch, openWindow } from './browser'
import { openShopAt, type Shop } from './shop'

describeInBrowser('a page that is read before its script has come', () => {
  let app: TestApp
  let browser: Browser
  let shop: Shop
  beforeAll(async () => {
    app = await createTestApp()
    browser = await launch()
    shop = await openShopAt(app, 'early')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test('keeps what was pressed, once however often it was', async () => {
    const { page, complaints } = await openWindow(browser)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/app/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(shop.at(`/marketplace/${shop.itemId}`), { waitUntil: 'commit' })
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await add.click()
    release()
    const cart = page.getByRole('dialog')
    await cart.getByText('Blue Mug').waitFor()
    await cart.getByText('Subtotal').waitFor()
    expect(await cart.innerText()).toContain('$34.00')
    expect(await cart.innerText()).not.toContain('$68.00')
    expect(complaints).toEqual([])
  }, 60_000)
})
