import { buildItem } from '../server/features/marketplace/market-items.factory'
import { buildCart, buildCheckout, newKey } from '../server/features/orders/orders.factory'
import { openRestaurantHours } from '../server/features/bookings/restaurant.stage'
import { buildBooking } from '../server/features/bookings/bookings.factory'
import { as } from '../server/test/as'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import { describeInBrowser } from './browser'
import { barLink, openErrands } from './errand'
import { openShopAt } from './shop'
import { setMailStage } from './stage'

describeInBrowser('an owner’s week on a phone', () => {
  const stage = setMailStage()

  test('of a shop', async () => {
    const shop = await openShopAt(stage.app, 'week-shop')
    const { account } = shop
    const customerId = account.id
    const category = await stage.app.service('market-categories').create({ customerId, category: 'Knitwear' })
    const scarf = await stage.app.service('market-items').create({
      ...buildItem({ title: 'Scarf', status: 'public', trackStock: true, categoryId: category.id }),
      customerId,
      variations: [
        { variation: 'Small', sku: 'S-S', price: 50, stock: 5 },
        { variation: 'Large', sku: 'S-L', price: 50, stock: 5 },
      ],
    })
    const [small] = scarf.variations
    const buyer = await as(stage.app, 'visitor', account)
    const cart = buildCart({ itemId: scarf.id, variationId: small!.id })
    await buyer.post('payments', buildCheckout(cart)).set(newKey()).expect(200)
    const message = { name: 'Luc', email: 'luc@buyers.test', subject: 'Order 1001', message: 'Where is it?' }
    await stage.app.service('contact-messages').create({ ...message, customerId })
    const { errand, complaints } = await openErrands(stage, shop)
    await errand('an address is corrected', { presses: 3, fields: 1 }, async ({ press, type }, page) => {
      await press(page.getByRole('link', { name: /#1001/ }).first())
      await press(page.getByRole('button', { name: 'Correct', exact: true }))
      await type(page.getByRole('textbox', { name: 'Address', exact: true }), '2 Main Street')
      await press(page.getByRole('button', { name: 'Save' }))
      await page.getByText('Order #1001 is corrected.').waitFor()
    })
    await errand('a size is swapped', { presses: 4, fields: 0 }, async ({ press, choose }, page) => {
      await press(page.getByRole('link', { name: /#1001/ }).first())
      await press(page.getByRole('button', { name: 'Change', exact: true }))
      await choose(page.getByRole('combobox', { name: 'Variation' }), 'Large')
      await page.getByText('Nothing is to be paid or given back.').waitFor()
      await press(page.getByRole('button', { name: 'Change order' }))
      await page.getByText('Order #1001 is changed.').waitFor()
    })
    await errand('one more is sold', { presses: 4, fields: 0 }, async ({ press }, page) => {
      await press(page.getByRole('link', { name: /#1001/ }).first())
      await press(page.getByRole('button', { name: 'Change', exact: true }))
      await press(page.getByRole('button', { name: 'One more' }))
      await press(page.getByRole('button', { name: 'Send the link for $57.50' }))
      await page.getByText('A change waits for $57.50 from the buyer').waitFor()
    })
    await errand('a message is answered', { presses: 3, fields: 1 }, async ({ press, type }, page) => {
      await press(page.getByRole('link', { name: /message to answer/ }))
      await press(page.getByRole('button', { name: 'Answer Luc' }))
      await type(page.getByRole('textbox', { name: 'Your answer' }), 'It left yesterday.')
      await press(page.getByRole('button', { name: 'Send' }))
      expect((await stage.smtp.mailWith('It left yesterday')).recipients).toEqual([message.email])
    })
    await errand('all knitwear is 20 % off for a weekend', { presses: 6, fields: 1 }, async (hands, page) => {
      const { press, type, choose } = hands
      // From the products, where one sees what is to go.
      await barLink(page, 'Products').click()
      await press(page.getByRole('button', { name: 'More actions' }))
      await press(page.getByRole('menuitem', { name: 'Sale prices' }))
      await press(page.getByRole('button', { name: 'New sale' }))
      await choose(page.getByLabel('Products on sale'), 'Knitwear')
      await type(page.getByLabel('Percent'), '20')
      await press(page.getByRole('button', { name: 'This weekend' }))
      await page.getByText('$40.00').waitFor()
      await press(page.getByRole('button', { name: 'Start the sale' }))
    })
    await errand('one day is closed', { presses: 4, fields: 0 }, async ({ press }, page) => {
      await press(page.getByRole('button', { name: 'More', exact: true }))
      await press(page.getByRole('link', { name: 'Details' }))
      await press(page.locator('summary').filter({ hasText: 'Monday' }))
      await press(page.getByRole('group', { name: 'Monday' }).getByText('By appointment'))
      await page.getByRole('row', { name: /Mon.*appointment/i }).waitFor()
    })
    await errand('the shop is off for a week', { presses: 4, fields: 2 }, async ({ press, type }, page) => {
      await press(page.getByRole('button', { name: 'More', exact: true }))
      await press(page.getByRole('link', { name: 'Details' }))
      await press(page.getByRole('button', { name: 'Add time off' }))
      const now = today(new Date(), account.timezone)
      await type(page.getByLabel('From'), dateAfter(now, 1))
      await type(page.getByLabel('Until'), dateAfter(now, 8))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
      await page.getByText(/^Time off: /).waitFor()
    })
    await errand(
      'an order at the counter, paid in cash',
      { presses: 5, fields: 0 },
      async ({ press }, page) => {
        await press(barLink(page, 'Orders'))
        await press(page.getByRole('link', { name: 'New order' }))
        await press(page.getByRole('button', { name: /^Blue Mug/ }))
        await press(page.getByRole('button', { name: 'Cash', exact: true }))
        await press(page.getByRole('dialog').getByRole('button', { name: 'Done' }))
        await page.getByText(/Order #1002/).waitFor()
      },
    )
    await errand(
      'what came in by which way of payment',
      { presses: 1, fields: 0 },
      async ({ press }, page) => {
        await press(page.getByRole('link', { name: 'Sales by period' }))
        await page.getByRole('heading', { name: 'By way of payment' }).waitFor()
      },
    )
    expect(complaints).toEqual([])
  })

  test('of a restaurant, in French', async () => {
    const shop = await openShopAt(stage.app, 'week-bistro')
    const { id: customerId, timezone } = shop.account
    await openRestaurantHours(stage.app, customerId)
    const owner = await stage.app.service('users').find({ query: { email: shop.owner.email } })
    await stage.app.service('users').patch(owner.data[0]!.id, { language: 'fr' })
    const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
    for (const [days, status] of [
      [2, 'asked'],
      [5, 'accepted'],
    ] as const) {
      const table = { ...buildBooking({ startsAt: inDays(days), status }), customerId }
      await stage.app.service('table-bookings').create(table)
    }
    const { errand, complaints } = await openErrands(stage, shop)
    await errand('une table est acceptée', { presses: 2, fields: 0 }, async ({ press }, page) => {
      await press(page.getByRole('link', { name: /réservation/ }).first())
      await press(page.getByRole('button', { name: /^Accepter/ }))
      await page.getByText('Rien à répondre').first().waitFor()
    })
    await errand('midi et soir', { presses: 4, fields: 1 }, async ({ press, type }, page) => {
      await press(page.getByRole('button', { name: 'Plus', exact: true }))
      await press(page.getByRole('link', { name: 'Coordonnées' }))
      await press(page.locator('summary').filter({ hasText: 'Lundi' }))
      await type(page.getByLabel('Lundi, fermeture'), '14:00')
      await page.keyboard.press('Tab')
      await press(page.getByRole('button', { name: 'Autre plage le lundi' }))
      await page.getByRole('row', { name: /^Mon 11:00 AM - 2:00 PM, 5:00 PM/ }).waitFor()
    })
    await errand('congés, et la table qui y tombe', { presses: 6, fields: 3 }, async (hands, page) => {
      const { press, type } = hands
      await press(page.getByRole('button', { name: 'Plus', exact: true }))
      await press(page.getByRole('link', { name: 'Coordonnées' }))
      await press(page.getByRole('button', { name: 'Ajouter des congés' }))
      const now = today(new Date(), timezone)
      await type(page.getByLabel(/^Du/), dateAfter(now, 4))
      await type(page.getByLabel(/^Jusqu’au/), dateAfter(now, 6))
      await press(page.getByRole('button', { name: 'L’annuler et avertir le client…' }))
      await type(page.getByRole('textbox', { name: 'Raison' }).last(), 'La cuisine est inondée.')
      await press(page.getByRole('button', { name: 'Annuler la table' }))
      expect((await stage.smtp.mailWith('La cuisine est inond')).recipients).toHaveLength(1)
      await press(page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }))
      await page
        .getByText(/^Congés/)
        .first()
        .waitFor()
    })
    expect(complaints).toEqual([])
  })
})
