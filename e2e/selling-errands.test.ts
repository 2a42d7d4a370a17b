import { buildItem } from '../server/features/marketplace/market-items.factory'
import { buildCart, buildCheckout, newKey } from '../server/features/orders/orders.factory'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { barLink, openErrands } from './errand'
import { openShopAt } from './shop'
import { setStage } from './stage'

describeInBrowser('what an owner sets up and sells on a phone', () => {
  const stage = setStage()

  test('takes few presses', async () => {
    const shop = await openShopAt(stage.app, 'errands')
    const customerId = shop.account.id
    await stage.app.service('market-items').create({
      ...buildItem({ title: 'Scarf', status: 'public', trackStock: false }),
      customerId,
      variations: [{ variation: 'Regular', sku: 'SCARF', price: 50, stock: 0 }],
    })
    const buyer = await as(stage.app, 'visitor', shop.account)
    const cart = buildCart({ itemId: shop.itemId, variationId: shop.variationId })
    await buyer.post('payments', buildCheckout(cart)).set(newKey()).expect(200)
    const { errand, complaints } = await openErrands(stage, shop)

    await errand('a discount code is made', { presses: 5, fields: 2 }, async ({ press, type }, page) => {
      await press(barLink(page, 'Products'))
      await press(page.getByRole('button', { name: 'More actions' }))
      await press(page.getByRole('menuitem', { name: 'Discount codes' }))
      await press(page.getByRole('button', { name: 'New code' }))
      await type(page.getByRole('textbox', { name: /^Code/ }), 'SPRING')
      await type(page.getByLabel(/^Percent/), '10')
      await press(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
      await page.getByText('Live').waitFor()
    })
    await errand('a gift card is made', { presses: 5, fields: 1 }, async ({ press, type }, page) => {
      await press(barLink(page, 'Products'))
      await press(page.getByRole('button', { name: 'More actions' }))
      await press(page.getByRole('menuitem', { name: 'Gift cards' }))
      await press(page.getByRole('button', { name: 'New gift card' }))
      await type(page.getByRole('textbox', { name: /^Amount/ }), '50')
      await press(page.getByRole('button', { name: 'Make the card' }))
      await page.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/).waitFor()
    })
    await errand('pickup times are opened', { presses: 4, fields: 0 }, async ({ press }, page) => {
      await press(page.getByRole('button', { name: 'More', exact: true }))
      await press(page.getByRole('link', { name: 'Settings' }))
      await press(page.getByText('When', { exact: true }))
      await press(page.getByRole('button', { name: 'Ask for a time of pickup' }))
      await page.getByRole('textbox', { name: /^Orders per time/ }).waitFor()
    })
    await errand('a zone is added', { presses: 5, fields: 3 }, async ({ press, type }, page) => {
      await press(page.getByRole('button', { name: 'More', exact: true }))
      await press(page.getByRole('link', { name: 'Settings' }))
      await press(page.getByText('Where and how much', { exact: true }))
      await press(page.getByRole('button', { name: 'Add a zone for delivery' }))
      await type(page.getByRole('textbox', { name: /^Name/ }), 'In town')
      await type(page.getByRole('textbox', { name: /^Where/ }), 'E1C')
      await type(page.getByRole('textbox', { name: /^Price/ }), '3')
      await press(page.getByRole('button', { name: 'Save Zone' }))
      await page.getByText('E1C', { exact: true }).waitFor()
    })
    await errand('an order is found', { presses: 2, fields: 1 }, async ({ press, type }, page) => {
      await press(page.getByRole('button', { name: 'Search' }).first())
      await type(page.getByRole('combobox'), 'Leger')
      await press(page.getByRole('option', { name: /#1001/ }))
      await page.getByRole('heading', { name: 'Order #1001' }).waitFor()
    })
    await errand('two things are sold for cash', { presses: 6, fields: 0 }, async ({ press }, page) => {
      await press(barLink(page, 'Orders'))
      await press(page.getByRole('link', { name: 'New order' }))
      await press(page.getByRole('button', { name: /^Blue Mug/ }))
      await press(page.getByRole('button', { name: /^Scarf/ }))
      await press(page.getByRole('button', { name: 'Cash', exact: true }))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Done' }))
      await page.getByText(/Order #1002/).waitFor()
    })
    expect(complaints).toEqual([])
  })
})
