import type { Browser, Page } from 'playwright-core'
import { createTestApp, type TestApp } from '../server/test/create-test-app'
import { describeInBrowser, launch, openWindow } from './browser'
import { fillInformation, openShopAt, signIn, type Shop } from './shop'

// A browser notes every refused request on its console; the first question of a page nobody has signed in to is one.
const expected = /status of 401/

describeInBrowser('an owner and a visitor', () => {
  let app: TestApp
  let browser: Browser
  let shop: Shop
  beforeAll(async () => {
    app = await createTestApp()
    await app.start()
    browser = await launch()
    shop = await openShopAt(app, 'thread')
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const stockOf = async () => (await app.app.service('market-variations').get(shop.variationId)).stock

  const changePrice = async (page: Page, price: string) => {
    await page.goto(shop.at(`/dashboard/marketplace/${shop.itemId}`))
    const field = page.getByLabel(/^Price/).first()
    await field.fill(price)
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.waitForURL(/\/dashboard\/marketplace\/?$/)
  }

  test('a changed price shows at once, and an order arrives where it is awaited', async () => {
    const visitor = await openWindow(browser)
    const owner = await openWindow(browser)

    await visitor.page.goto(shop.at(`/marketplace/${shop.itemId}`))
    await visitor.page.getByText('$34.00').first().waitFor()
    await signIn(owner.page, shop, '/dashboard/marketplace')
    await owner.page.getByText('Blue Mug').first().waitFor()

    await changePrice(owner.page, '29.50')
    const saved = Date.now()
    await visitor.page.getByText('$29.50').first().waitFor({ timeout: 1000 })
    expect(Date.now() - saved).toBeLessThan(1000)

    await owner.page.goto(shop.at('/dashboard/orders'))
    await owner.page.getByRole('heading', { name: 'Orders' }).waitFor()

    const { page } = visitor
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = page.getByRole('dialog')
    await cart.getByRole('button', { name: /Checkout|Continue/ }).click()
    await cart.getByText('Flat Rate Shipping - $5.00').waitFor()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillInformation(cart)
    await cart.getByRole('button', { name: 'Continue' }).click()
    // 29.50 + 5.00 shipping, 15 % of both.
    await cart.getByRole('button', { name: 'Pay $39.68' }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()

    const placed = Date.now()
    await owner.page.getByText('Aline Robichaud').first().waitFor({ timeout: 2000 })
    expect(Date.now() - placed).toBeLessThan(2000)
    await owner.page.getByText('$39.68').first().waitFor()
    expect(await stockOf()).toBe(4)

    const complaints = [...visitor.complaints, ...owner.complaints].filter((text) => !expected.test(text))
    expect(complaints).toEqual([])
    await visitor.context.close()
    await owner.context.close()
  }, 60_000)

  test('a declined card says why and keeps what was typed', async () => {
    const { page, context } = await openWindow(browser)
    await page.goto(shop.at(`/marketplace/${shop.itemId}`))
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = page.getByRole('dialog')
    await cart.getByRole('button', { name: /Checkout|Continue/ }).click()
    await cart.getByText('Local Pickup').click()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillInformation(cart)
    await cart.getByRole('button', { name: 'Continue' }).click()
    await cart.getByText('Insufficient funds').click()
    await cart.getByRole('button', { name: /^Pay / }).click()
    await cart.getByText('Your card was declined. Insufficient Funds.').waitFor()
    await expect(cart.getByLabel(/^Address/).inputValue()).resolves.toBe('12 Water Street')
    expect(await stockOf()).toBe(4)
    await context.close()
  }, 60_000)
})
