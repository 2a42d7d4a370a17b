import type { Locator, Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { isSame, mark, openLive } from './open-live'
import { fillInformation, openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

// A browser notes every refused request on its console; the first question of a page nobody has signed in to is one.
const expected = /status of 401/

describeInBrowser('an owner and a visitor', () => {
  const stage = setStage()

  const stockOf = async ({ variationId }: Shop) =>
    (await stage.app.service('market-variations').get(variationId)).stock

  const changePrice = async (page: Page, shop: Shop, price: string) => {
    await page.goto(shop.at(`/dashboard/marketplace/${shop.itemId}`))
    const field = page.getByLabel(/^Price/).first()
    await field.fill(price)
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.waitForURL(/\/dashboard\/marketplace\/?$/)
  }

  /** From an open item to the delivery's choices in the cart. */
  const beginCheckout = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = page.getByRole('dialog')
    await cart.getByRole('button', { name: /Checkout|Continue/ }).click()
    return cart
  }

  const giveAddress = async (cart: Locator) => {
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillInformation(cart)
    await cart.getByRole('button', { name: 'Continue' }).click()
  }

  test('a changed price shows without a reload, and an order arrives where it is awaited', async () => {
    const shop = await openShopAt(stage.app, 'thread')
    const [visitor, owner] = [await stage.open(), await stage.open()]
    await openLive(visitor.page, shop.at(`/marketplace/${shop.itemId}`))
    await visitor.page.getByText('$34.00').first().waitFor()
    await signIn(owner.page, shop, '/dashboard/marketplace')
    await owner.page.getByText('Blue Mug').first().waitFor()

    await changePrice(owner.page, shop, '29.50')
    await visitor.page.getByText('$29.50').first().waitFor()
    expect(await isSame(visitor.page)).toBe(true)

    await owner.page.goto(shop.at('/dashboard/orders'))
    await owner.page.getByRole('heading', { name: 'Orders' }).waitFor()
    await mark(owner.page)

    const cart = await beginCheckout(visitor.page)
    await cart.getByText('Flat Rate Shipping - $5.00').waitFor()
    await giveAddress(cart)
    // 29.50 + 5.00 shipping, 15 % of both.
    await cart.getByRole('button', { name: 'Pay $39.68' }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()

    await owner.page.getByText('Aline Robichaud').first().waitFor()
    await owner.page.getByText('$39.68').first().waitFor()
    expect(await isSame(owner.page)).toBe(true)
    expect(await stockOf(shop)).toBe(4)

    const complaints = [...visitor.complaints, ...owner.complaints].filter((text) => !expected.test(text))
    expect(complaints).toEqual([])
  })

  test('a declined card says why and keeps what was typed', async () => {
    const shop = await openShopAt(stage.app, 'declined')
    const { page } = await stage.open()
    await page.goto(shop.at(`/marketplace/${shop.itemId}`))
    const cart = await beginCheckout(page)
    await cart.getByText('Local Delivery').click()
    await giveAddress(cart)
    await cart.locator('[data-card] summary').click()
    await cart.getByText('Insufficient funds').click()
    await cart.getByRole('button', { name: /^Pay / }).click()
    await cart.getByText('Your card was declined. Insufficient Funds.').waitFor()
    await expect(cart.getByLabel(/^Address/).inputValue()).resolves.toBe('12 Water Street')
    expect(await stockOf(shop)).toBe(5)
  })
})
