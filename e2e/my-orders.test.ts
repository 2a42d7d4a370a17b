import { orderToken } from '../server/features/orders/order-token'
import { describeInBrowser } from './browser'
import { mailTo } from './mail-to'
import { placeOrder } from './place-order'
import { openShopAt, signIn, type Shop } from './shop'
import { setMailStage } from './stage'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describeInBrowser('a buyer who has lost the mail of an order', () => {
  const stage = setMailStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'my-orders')
    await placeOrder(stage.app, shop)
    await placeOrder(stage.app, shop)
  })

  test('finds it on a phone by its address alone, and the others with it', async () => {
    const { page, complaints } = await stage.open(phone)
    await page.goto(shop.at('/'))
    await page.getByRole('link', { name: 'Your orders' }).click()
    await page.getByRole('heading', { name: 'Your orders', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Send me my orders' }).click()
    await page.getByText('Please give a valid email address.').waitFor()
    await page.getByRole('textbox', { name: 'Email' }).fill('mona@people.test')
    await page.getByRole('button', { name: 'Send me my orders' }).click()
    await page.getByText('an email is on its way').waitFor()

    const mail = await mailTo(stage.smtp, 'mona@people.test', /See my orders/)
    const [, path] = /(\/orders\/[\w.-]+)/.exec(mail)!
    await page.goto(shop.at(path!))
    await page.getByRole('link', { name: 'Order 1001' }).waitFor()
    await page.getByRole('link', { name: 'Order 1002' }).click()
    await page.getByRole('heading', { name: 'Order 1002' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('is told in French that a link is over, where another can be asked for', async () => {
    const { page } = await stage.open({ locale: 'fr-CA' })
    await page.goto(shop.at('/orders/7.zzzz.x'))
    await page.getByText('Ce lien n’est plus valide').waitFor()
    await page.getByRole('button', { name: 'M’envoyer mes commandes' }).waitFor()
  })

  test('asks within the hour to cancel one, or to send it somewhere else, and is answered with one press', async () => {
    const { page: buyer, complaints } = await stage.open(phone)
    const [first, second] = await stage.app
      .get('database')
      .knex('account_orders')
      .where({ customerId: shop.account.id })
      .orderBy('id')
    const { secretKey } = stage.app.get('settings')
    await buyer.goto(shop.at(`/order/${orderToken(first!.id, secretKey)}`))
    await buyer.getByRole('button', { name: 'Cancel my order' }).click()
    await buyer.getByRole('textbox', { name: 'Why, if you like' }).fill('Bought twice.')
    await buyer.getByRole('button', { name: 'Ask to cancel' }).click()
    await buyer.getByText('You asked to cancel this order.').waitFor()

    const { page: owner } = await stage.open()
    await signIn(owner, shop, `/dashboard/orders/${first!.id}`)
    await owner.getByText('Bought twice.').waitFor()
    await owner.getByRole('button', { name: /^Cancel and give back \$/ }).click()
    await owner.getByText('Refunded', { exact: true }).first().waitFor()

    await buyer.goto(shop.at(`/order/${orderToken(second!.id, secretKey)}`))
    await buyer.getByRole('button', { name: 'Wrong address' }).click()
    await buyer.getByRole('textbox', { name: 'Postal code' }).fill('X')
    await buyer.getByRole('button', { name: 'Ask to change it' }).click()
    await buyer.getByText('Please check this.').waitFor()
    await buyer.getByRole('textbox', { name: 'Postal code' }).fill('e1c1a1')
    await buyer.getByRole('textbox', { name: 'Address' }).fill('9 Elm Street')
    await buyer.getByRole('button', { name: 'Ask to change it' }).click()
    await buyer.getByText('You asked to send this order somewhere else.').waitFor()
    await owner.goto(shop.at(`/dashboard/orders/${second!.id}`))
    await owner.getByRole('button', { name: 'Send it there' }).click()
    await owner.getByText('Done. The buyer is told by email.').waitFor()
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
  })
})
