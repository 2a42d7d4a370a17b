import type { Locator, Page } from 'playwright-core'
import { enCheckout } from '../client/src/kit/site/words/en-checkout'
import { describeInBrowser } from './browser'
import { fillBuyer, fillInformation, openShopAt, signIn } from './shop'
import { setStage } from './stage'

const { pay, complete, order, next } = enCheckout

// A refused card is a refused request, which a browser notes on its console.
const expected = /status of 402/

/** Where the page is, without its host. */
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

describeInBrowser('a checkout', () => {
  const stage = setStage()

  const openCart = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = page.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    await cart.getByRole('button', { name: 'Checkout' }).waitFor()
    return cart
  }
  const onward = (cart: Locator) => cart.getByRole('button', { name: 'Continue' }).click()
  /** A cart whose buyer picks it up, at the step that asks who that is. */
  const openPickup = async (page: Page): Promise<Locator> => {
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await cart.getByRole('radio', { name: /Local Pickup/ }).check()
    await onward(cart)
    return cart
  }

  test('goes back and forward by the browser, and outlives a reload and a closed tab', async () => {
    const shop = await openShopAt(stage.app, 'walk')
    const { page, context, complaints } = await stage.open()
    const item = `/marketplace/${shop.itemId}`
    await page.goto(shop.at(item))
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await cart.getByRole('radio', { name: /Local Delivery/ }).check()
    await onward(cart)
    await fillInformation(cart)
    // Enter goes on from any field, as the button does.
    await cart.getByLabel(/^City/).press('Enter')
    await cart.getByRole('button', { name: 'Pay $43.70' }).waitFor()
    expect(await addressOf(page)).toBe(`${item}?checkout=review`)

    await page.goBack()
    await cart.getByLabel(/^City/).waitFor()
    await page.goBack()
    await page.goBack()
    await cart.getByRole('button', { name: 'Checkout' }).waitFor()
    expect(await addressOf(page)).toBe(`${item}?checkout=cart`)
    await page.goBack()
    await cart.waitFor({ state: 'hidden' })
    expect(await addressOf(page)).toBe(item)
    for (let step = 0; step < 4; step++) await page.goForward()
    await cart.getByRole('button', { name: 'Pay $43.70' }).waitFor()

    await page.reload()
    await cart.getByRole('button', { name: 'Pay $43.70' }).waitFor()
    const canonical = page.locator('link[rel=canonical]')
    expect(await canonical.getAttribute('href')).toBe(shop.at(item))
    await page.goBack()
    expect(await cart.getByLabel(/^Address/).inputValue()).toBe('12 Water Street')

    // A tab that the browser opens again has its session, and no history.
    const [again] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(location.href.replace('information', 'review'))),
    ])
    await page.close()
    const reopened = again.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    await reopened.getByRole('button', { name: 'Pay $43.70' }).click()
    await reopened.getByText('Your Order Was Placed Successfully').waitFor()
    await again.reload()
    await reopened.getByText('1001').waitFor()
    await again.goBack()
    await reopened.waitFor({ state: 'hidden' })
    expect(await addressOf(again)).toBe(item)
    expect(complaints).toEqual([])
  })

  test('tells of every test card what the store was told, and one press leads to another card', async () => {
    const shop = await openShopAt(stage.app, 'cards')
    const { page, complaints } = await stage.open()
    await page.goto(shop.at(`/marketplace/${shop.itemId}`))
    const cart = await openPickup(page)
    expect(await cart.getByLabel(/^(Address|City|Postal code)/).count()).toBe(0)
    await fillBuyer(cart)
    await onward(cart)
    const { cards, declines } = pay
    const told: [card: string[], text: string][] = [
      [cards.pm_card_visa_chargeDeclinedInsufficientFunds, declines.insufficient_funds],
      [cards.pm_card_visa_chargeDeclinedLostCard, declines.lost_card],
      [cards.pm_card_visa_chargeDeclinedStolenCard, declines.stolen_card],
      [cards.pm_card_chargeDeclinedProcessingError, declines.processing_error],
      [cards.pm_card_chargeDeclinedExpiredCard, 'Your card has expired.'],
    ]
    await cart.locator('[data-card] summary').click()
    for (const [[name], text] of told) {
      await cart.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
      await cart.getByRole('button', { name: 'Pay $39.10' }).click()
      await cart.locator('[data-failure]:focus', { hasText: text }).waitFor()
      expect(await addressOf(page)).toMatch(/checkout=information$/)
      await cart.getByRole('button', { name: pay.otherCard }).click()
      await cart.locator('[data-card] input:checked:focus').waitFor()
    }
    await cart.getByRole('radio', { name: new RegExp(`^${cards.pm_card_authenticationRequired[0]}`) }).check()
    await cart.getByRole('button', { name: 'Pay $39.10' }).click()
    await page.getByRole('button', { name: pay.approve }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  })

  test('without a card, from the shop’s choice to its order being marked as paid', async () => {
    const shop = await openShopAt(stage.app, 'directly')
    const owner = await stage.open()
    await signIn(owner.page, shop, '/dashboard/options#direct-payments')
    await owner.page.getByLabel('Let buyers pay you directly').check()
    const how = owner.page.getByLabel('How to pay you')
    await how.fill('Pay at the counter.\nOr send it to pay@goods.test.')
    const saved = owner.page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('pay@goods')),
    )
    await how.press('Tab')
    expect((await saved).status()).toBe(200)

    const { page, complaints } = await stage.open()
    await page.goto(shop.at(`/marketplace/${shop.itemId}`))
    const cart = await openPickup(page)
    await fillBuyer(cart)
    await onward(cart)
    await cart.getByRole('radio', { name: new RegExp(`^${pay.direct}`) }).check()
    expect(await cart.locator('[data-card]').count()).toBe(0)
    await cart.getByText('Pay at the counter.').waitFor()
    await cart.getByRole('button', { name: pay.place('$39.10') }).click()
    await cart.getByText(complete.toPay).waitFor()
    await cart.getByText('pay@goods.test').waitFor()
    await cart.getByRole('link', { name: complete.see }).click()
    await page.getByText(order.steps.toPay).waitFor()
    expect(complaints).toEqual([])

    await owner.page.goto(shop.at('/dashboard/orders?tab=toBePaid'))
    await owner.page.getByRole('link', { name: /1001/ }).first().click()
    await owner.page.getByRole('button', { name: 'Mark Order as Paid' }).click()
    await owner.page.getByRole('button', { name: 'Complete Order' }).waitFor()
    await owner.page.getByRole('button', { name: 'Undo' }).click()
    await owner.page.getByRole('button', { name: 'Mark Order as Paid' }).click()
    await owner.page.getByRole('button', { name: 'Complete Order' }).waitFor()
    // What the owner does here is no news to the owner.
    expect(await owner.page.getByText('New order #1001').count()).toBe(0)
    await page.reload()
    await page.getByRole('list', { name: order.progress }).getByText(order.steps.paid).waitFor()
    await owner.page.getByRole('button', { name: 'Tell the Buyer It Is Ready' }).click()
    await owner.page.getByText('Ready to be picked up').waitFor()
    await page.reload()
    await page.getByText(next.ready).waitFor()
  })
})
