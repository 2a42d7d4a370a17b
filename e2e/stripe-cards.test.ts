import type { Locator, Page } from 'playwright-core'
import { enCheckout } from '../client/src/kit/site/words/en-checkout'
import { createWholeApp } from '../server/test/create-whole-app'
import { startStripe, type StripeStandIn } from '../server/test/stripe/stripe-stand-in'
import { describeInBrowser } from './browser'
import { fillInformation, openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'
import { serveStripe } from './stripe-script'

const { pay, complete } = enCheckout
const name = '51journey00001'

describeInBrowser('a shop that takes cards by Stripe', () => {
  let stripe: StripeStandIn
  let shop: Shop
  const stage = setStage(async () => {
    stripe = await startStripe()
    return createWholeApp({ stripeApiBase: stripe.origin })
  })
  afterAll(() => stripe?.close())

  const openWindow = async () => {
    const opened = await stage.open({ reducedMotion: 'reduce' })
    await serveStripe(opened.context, stripe.origin)
    return opened
  }
  const enter = async (page: Page, field: string, text: string) => {
    const box = page.getByRole('textbox', { name: field, exact: true })
    await box.fill(text)
    await box.press('Tab')
  }
  const walkToReview = async (page: Page): Promise<Locator> => {
    await page.goto(shop.at(`/marketplace/${shop.itemId}`))
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = page.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await cart.getByRole('radio', { name: /Local Delivery/ }).check()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillInformation(cart)
    await cart.getByRole('button', { name: 'Continue' }).click()
    return cart
  }
  const payNow = (cart: Locator) => cart.getByRole('button', { name: /^Pay \$/, disabled: false }).click()

  test('opens when its owner has entered keys, refuses a card in words, and is paid once after the bank has asked', async () => {
    shop = await openShopAt(stage.app, 'stripe')
    const { page: office } = await openWindow()
    await signIn(office, shop, '/dashboard/options?open=payments webhooks-stripe')
    await enter(office, 'Test Secret Key', `sk_test_${name}`)
    await office.getByText('Your payment keys are not complete').waitFor()
    await enter(office, 'Test Publishable Key', `pk_test_${name}`)
    await enter(office, 'Test Webhook Signing Secret', `whsec_${name}`)
    await office.getByText('Your shop is open.', { exact: true }).waitFor()
    const url = await office.getByRole('textbox', { name: 'Address of the webhook' }).inputValue()
    const books = stripe.books(`sk_test_${name}`)
    books.endpoint = { url: url.replace(/^http:\/\/[^/]+/, stage.app.origin), secret: `whsec_${name}` }

    const { page } = await openWindow()
    const cart = await walkToReview(page)
    const number = cart.getByLabel('Card number')
    await number.waitFor()
    await payNow(cart)
    await cart.getByText('Your card number is incomplete.').waitFor()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await number.fill('4000 0000 0000 9995')
    await payNow(cart)
    await cart.getByText(pay.declines.insufficient_funds).waitFor()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await number.fill('4000 0025 0000 3155')
    await payNow(cart)
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await cart.getByText(complete.title).waitFor()

    await office.goto(shop.at('/dashboard/orders'))
    await office.getByText('1001').first().waitFor()
    const orders = await stage.app
      .get('database')
      .knex('account_orders')
      .where({ customerId: shop.account.id })
    expect(orders.map(({ status }) => status).sort()).toEqual(['failed', 'paid'])
    expect([...books.intents.values()].filter(({ status }) => status === 'succeeded')).toHaveLength(1)
    const methods = [...books.methods.values()].map(({ billing }) => billing)
    expect(methods).toEqual([
      { email: 'aline@buyers.test', postal_code: 'E5B 1A1' },
      { email: 'aline@buyers.test', postal_code: 'E5B 1A1' },
    ])
  })

  test('is paid by a wallet through the same call', async () => {
    const { page } = await openWindow()
    const cart = await walkToReview(page)
    await cart.getByRole('button', { name: 'Pay with a wallet' }).click()
    await cart.getByText(complete.title).waitFor()
  })

  test('says that the card form does not come, and tries again when it is told to', async () => {
    const { page, context } = await stage.open({ reducedMotion: 'reduce' })
    await context.route('https://js.stripe.com/**', (route) => route.abort())
    const cart = await walkToReview(page)
    await cart.getByText(pay.cardFailed).waitFor()
    await context.unroute('https://js.stripe.com/**')
    await serveStripe(context, stripe.origin)
    await cart.getByRole('button', { name: 'Try again' }).click()
    await cart.getByLabel('Card number').waitFor()
  })
})
