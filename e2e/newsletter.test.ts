import { describeInBrowser } from './browser'
import { sendLetters } from '../server/features/newsletter/send-letters'
import { fillBuyer, openShopAt, signIn } from './shop'
import { setStage } from './stage'
import { until } from '../server/test/until'

const phone = { viewport: { width: 390, height: 844 } }

describeInBrowser('a newsletter', () => {
  const stage = setStage()

  test('is offered, asked for, confirmed, written, sent and left, all on a phone', async () => {
    const { app } = stage
    const shop = await openShopAt(app, 'letters')
    await app
      .service('account')
      .patch(shop.account.id, { str_address1: '12 Water Street', str_city: 'Moncton' })
    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/newsletter')
    await page.getByText('Nobody has subscribed yet.').waitFor()
    await page.getByRole('switch', { name: 'Visitors can subscribe' }).click()
    await until(async () => (await app.service('profile-options').get(shop.account.id)).newsletter)

    const { page: guest } = await stage.open({ ...phone, locale: 'fr-CA' })
    await guest.goto(shop.at('/'))
    const block = guest.getByRole('form', { name: 'M’abonner' })
    await block.scrollIntoViewIfNeeded()
    await block.getByText(/Je peux me désabonner en tout temps/).waitFor()
    await block.getByLabel('Courriel').fill('mona@readers.test')
    await block.getByRole('button', { name: 'M’abonner' }).click()
    await guest.getByText(/ouvrez le lien du courriel/).waitFor()

    const mailed = async (kind: string) => {
      const { content } = (await app
        .get('database')
        .knex('account_mails')
        .where({ customerId: shop.account.id, kind })
        .orderBy('id', 'desc')
        .first('content'))!
      return /\/newsletter\/[\w.-]+/.exec(JSON.stringify(content))![0]
    }
    await guest.goto(shop.at(`${await mailed('confirm-subscription')}?lang=fr`))
    await guest.getByRole('button', { name: 'Oui, envoyez-moi les nouvelles' }).click()
    await guest.getByText('m…a@readers.test reçoit nos nouvelles.').waitFor()

    await page.getByRole('table', { name: 'Subscribers' }).getByText('Subscribed').waitFor()
    await page.getByRole('button', { name: 'New letter' }).click()
    await page.getByRole('textbox', { name: 'Subject' }).fill('New mugs')
    await page.getByRole('textbox', { name: 'Text' }).fill('Fresh from the kiln.')
    await page.getByRole('textbox', { name: 'Text' }).blur()
    await page.getByLabel('Add a product').selectOption({ label: 'Blue Mug' })
    const preview = page.frameLocator('iframe')
    await preview.getByText('Fresh from the kiln.').waitFor()
    await preview.getByText('Blue Mug').waitFor()
    await page.getByRole('button', { name: 'Send to 1 reader' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
    await page.getByText('0 of 1 reader so far.').waitFor()
    await sendLetters(app)
    await page.getByText('1 of 1 reader so far.').waitFor()

    await guest.goto(shop.at(`${await mailed('letter')}?lang=fr`))
    await guest.getByRole('button', { name: 'Me désabonner' }).click()
    await guest.getByText('m…a@readers.test ne reçoit plus nos nouvelles.').waitFor()
  })

  test('is ticked at the checkout by whoever wants it, and buyers are listed', async () => {
    const { app } = stage
    const shop = await openShopAt(app, 'ticked')
    await app.service('profile-options').patch(shop.account.id, { newsletter: true })
    const { page: guest } = await stage.open(phone)
    await guest.goto(shop.at(`/marketplace/${shop.itemId}`))
    await guest.getByRole('button', { name: /add to cart/i }).click()
    const cart = guest.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await cart.getByRole('radio', { name: /Local Pickup/ }).check()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillBuyer(cart)
    const tick = cart.getByRole('checkbox', { name: /news and offers from Test Goods/ })
    expect(await tick.isChecked()).toBe(false)
    await tick.check()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await cart.getByRole('button', { name: /^Pay / }).click()
    await cart.getByText(/Thank you/).waitFor()
    const asked = await app.service('subscribers').find({ query: { customerId: shop.account.id } })
    expect(asked.data).toMatchObject([{ email: 'aline@buyers.test', page: 'checkout', status: 'asked' }])

    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/orders/buyers')
    await page.getByRole('table', { name: 'Buyers' }).getByText('Aline Robichaud').click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('textbox', { name: 'Your note' }).fill('Likes blue')
    await panel.getByRole('button', { name: 'Save the note' }).click()
    await page.getByText('The note is saved.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('table', { name: 'Buyers' }).getByText('Likes blue').waitFor()
  })
})
