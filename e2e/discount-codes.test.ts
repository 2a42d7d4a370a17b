import { describeInBrowser } from './browser'
import { fillInformation, openShopAt, signIn } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 } }

describeInBrowser('a discount code', () => {
  const stage = setStage()

  test('is made on a phone, goes out as a link, and is what its buyer pays less', async () => {
    const shop = await openShopAt(stage.app, 'codes')
    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/marketplace/codes')
    await page.getByText('No code yet.').waitFor()
    await page.getByRole('button', { name: 'New code' }).click()
    const dialog = page.getByRole('dialog', { name: 'New code' })
    await dialog.getByRole('textbox', { name: /^Code/ }).fill('Été 2026')
    await dialog.getByLabel(/^Percent/).fill('10')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Live').waitFor()

    const { page: guest } = await stage.open(phone)
    // The link leads to the home page; the product is found from there.
    await guest.goto(shop.at('/?code=ete2026'))
    await guest.goto(shop.at(`/marketplace/${shop.itemId}`))
    await guest.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = guest.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await cart.getByText('Été 2026 is applied').waitFor()
    await cart.getByText('Discount (Été 2026)').waitFor()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillInformation(cart)
    await cart.getByRole('button', { name: 'Continue' }).click()
    await cart.getByRole('button', { name: /^Pay \$/ }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()
    await cart.getByText('Discount (Été 2026)').waitFor()

    await page.reload()
    await page.getByText('Été 2026').waitFor()
    const [order] = await stage.app
      .get('database')
      .knex('account_orders')
      .where({ customerId: shop.account.id })
    expect(order).toMatchObject({ discountCode: 'Été 2026', status: 'paid' })
    expect(order!.discount).toBe(Math.round(order!.subtotal / 10))
  })
})
