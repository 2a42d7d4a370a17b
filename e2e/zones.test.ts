import { describeInBrowser } from './browser'
import { fillInformation, openShopAt, signIn } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describeInBrowser('zones of delivery', () => {
  const stage = setStage()

  test('are added on a phone, priced at the checkout by the address, and kept to', async () => {
    const shop = await openShopAt(stage.app, 'zones')
    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/options#zones')
    await page.getByRole('button', { name: 'Add a zone for delivery' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a zone for delivery' })
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('In town')
    await dialog.getByRole('textbox', { name: /^Where/ }).fill('e1c, Atlantis')
    await dialog.getByRole('textbox', { name: /^Price/ }).fill('3')
    await dialog.getByRole('textbox', { name: /^Free from/ }).fill('100')
    await dialog.getByRole('button', { name: 'Save Zone' }).click()
    await dialog.getByText(/^Has "Atlantis"/).waitFor()
    await dialog.getByRole('textbox', { name: /^Where/ }).fill('e1c')
    await dialog.getByRole('button', { name: 'Save Zone' }).click()
    await page.getByText('$3.00 · free from $100.00').waitFor()
    await page.getByText('E1C', { exact: true }).waitFor()

    const { page: guest, complaints } = await stage.open(phone)
    await guest.goto(shop.at(`/marketplace/${shop.itemId}`))
    await guest.getByText('Free from $100.00').waitFor()
    await guest.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = guest.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await cart.getByRole('radio', { name: /^Local Delivery - \$3\.00/ }).check()
    await cart.getByText(/^Add \$\d+\.\d\d for free delivery\.$/).waitFor()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillInformation(cart)
    await cart.getByRole('textbox', { name: 'Postal code' }).fill('B3H 1A1')
    await cart.getByText('The shop does not send orders to this address.').waitFor()
    await cart.getByRole('textbox', { name: 'Postal code' }).fill('E1C 1A1')
    await cart.getByRole('button', { name: 'Continue' }).click()
    await cart.getByRole('button', { name: /^Pay \$/ }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()
    const orders = stage.app.get('database').knex('account_orders').where({ customerId: shop.account.id })
    expect(await orders).toMatchObject([{ shipping: 300, shippingType: 'delivery', status: 'paid' }])
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
  })
})
