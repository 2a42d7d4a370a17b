import { describeInBrowser } from './browser'
import { fillInformation, openShopAt, signIn } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 } }

describeInBrowser('a gift card', () => {
  const stage = setStage()

  test('is made on a phone, pays an order of which the rest goes on a card, and what is left is seen', async () => {
    const shop = await openShopAt(stage.app, 'cards')
    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/marketplace/gift-cards')
    await page.getByText('No gift card yet.').waitFor()
    const make = async (amount: string) => {
      await page.getByRole('button', { name: 'New gift card' }).click()
      const dialog = page.getByRole('dialog', { name: 'New gift card' })
      await dialog.getByRole('textbox', { name: /^Amount/ }).fill(amount)
      await dialog.getByRole('button', { name: 'Make the card' }).click()
      const made = page.getByRole('dialog', { name: 'The code of the card' })
      const code = await made.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/).innerText()
      await made.getByRole('button', { name: 'Done' }).click()
      return code
    }
    const [small, large] = [await make('10'), await make('100')]

    const { page: guest } = await stage.open(phone)
    await guest.goto(shop.at('/gift-card'))
    await guest.getByRole('textbox', { name: 'Code of the card' }).fill(small.toLowerCase())
    await guest.getByRole('button', { name: 'See what is left' }).click()
    await guest.getByText('$10.00 of $10.00 is left on this card.').waitFor()

    const cart = guest.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    const toCodes = async () => {
      await guest.goto(shop.at(`/marketplace/${shop.itemId}`))
      await guest.getByRole('button', { name: 'Add to cart' }).first().click()
      await cart.getByRole('button', { name: 'Checkout' }).click()
      await cart.getByText('Gift card', { exact: true }).first().click()
    }
    const use = async (code: string) => {
      await cart.getByRole('textbox', { name: 'Gift card' }).fill(code)
      await cart.getByRole('button', { name: 'Apply' }).click()
    }
    const toReview = async () => {
      await cart.getByRole('button', { name: 'Continue' }).click()
      await fillInformation(cart)
      await cart.getByRole('button', { name: 'Continue' }).click()
    }
    await toCodes()
    await use('AAAA-BBBB-CCCC-DDDD')
    await cart.getByText('There is no gift card with this code.').waitFor()
    await use(small)
    await cart.getByText(/^Gift card ending in .{4} pays \$10\.00$/).waitFor()
    await toReview()
    await cart.getByRole('button', { name: /^Pay \$/ }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()
    await cart.getByText('Paid otherwise').waitFor()

    await guest.goto('about:blank')
    await toCodes()
    await use(large)
    await cart.getByText(/^Gift card ending in .{4} pays \$/).waitFor()
    await toReview()
    await cart.getByText('Your gift card pays for all of it.').waitFor()
    await cart.getByRole('button', { name: 'Place order' }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()

    // The list follows by itself.
    await page.getByText(/^\$\d+\.\d\d of \$100\.00$/).waitFor()
    await page.getByText(`•••• ${large.slice(-4)}`).click()
    await page.getByRole('dialog').getByText('Paid for an order').waitFor()
    const orders = await stage.app
      .get('database')
      .knex('account_orders')
      .where({ customerId: shop.account.id })
      .orderBy('id')
    expect(
      orders.map(({ status, giftCards, total }) => [status, giftCards, total - giftCards === 0]),
    ).toEqual([
      ['paid', 1_000, false],
      ['paid', orders[1]!.total, true],
    ])
  })
})
