import { describeInBrowser } from './browser'
import { mailTo } from './mail-to'
import { placeOrder } from './place-order'
import { openShopAt, type Shop } from './shop'
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
    await page.getByRole('textbox', { name: 'Email' }).fill('aline@buyers.test')
    await page.getByRole('button', { name: 'Send me my orders' }).click()
    await page.getByText('an email is on its way').waitFor()

    const mail = await mailTo(stage.smtp, 'aline@buyers.test', /See my orders/)
    const [, path] = /(\/orders\/[\w.-]+)/.exec(mail)!
    await page.goto(shop.at(path!))
    await page.getByRole('link', { name: 'Order #1001' }).waitFor()
    await page.getByRole('link', { name: 'Order #1002' }).click()
    await page.getByRole('heading', { name: 'Order #1002' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('is told in French that a link is over, where another can be asked for', async () => {
    const { page } = await stage.open({ locale: 'fr-CA' })
    await page.goto(shop.at('/orders/7.zzzz.x'))
    await page.getByText('Ce lien n’est plus valide').waitFor()
    await page.getByRole('button', { name: 'M’envoyer mes commandes' }).waitFor()
  })
})
