import type { Input } from '@mainstreet/shared/services'
import { contact } from '../../contact/contact.feature'
import { buildCart, buildCheckout, buildOrder, type Goods } from '../orders.factory'
import { setShop } from '../shop.stage'

const shop = setShop({ also: [contact], settings: { receiveEmail: 'orders@harbour.test' } })
let goods: Goods
beforeEach(async () => {
  goods = await shop.stock({ price: 1200 })
})

const buy = (overrides: Partial<Input<'payments'>>) => shop.pay(buildCheckout(buildCart(goods), overrides))
const mailOf = async (kind: string) => (await shop.mails(kind)).at(-1)!

test('a language that sites are not shown in is refused', async () => {
  const { status, body } = await buy({ language: 'de' as never })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['language']])
})

test('an order without a language is English', async () => {
  await buy({})
  expect(await mailOf('receipt')).toMatchObject({ subject: expect.stringContaining('Your order #1001') })
  expect((await shop.owner.get('account-orders')).body.data).toMatchObject([{ language: 'en' }])
})

test('whoever bought in French has a French receipt, and the shop its English mail', async () => {
  await shop.owner.patch(`store-settings/${shop.account.id}`, { gstNumber: '123456789 RT0001' }).expect(200)
  const { body } = await buy({ language: 'fr' })
  const receipt = await mailOf('receipt')
  expect(receipt.subject).toBe('Votre commande nº\u00a01001 chez Harbour & Sons')
  expect(receipt.html).toContain('lang="fr"')
  expect(receipt.text).toContain('Harbour & Sons a bien reçu votre commande nº\u00a01001.')
  expect(receipt.text).toMatch(/^TVH +180,75\u00a0\$$/m)
  expect(receipt.text).toMatch(/^Total +1\u00a0385,75\u00a0\$$/m)
  expect(receipt.text).toContain('Numéro de TPS/TVH\u00a0: 123456789 RT0001')
  expect(receipt.text).toContain(`/order/${body.token}?lang=fr`)
  expect(receipt.text).not.toMatch(/Subtotal|HST|Ship to/)
  const mail = await mailOf('new-order')
  expect(mail.subject).toBe('New order #1001: $1,385.75')
  expect(mail.html).toContain('lang="en"')
})

test('it is sent on its way in French, too', async () => {
  await buy({ language: 'fr' })
  const [order] = (await shop.owner.get('account-orders')).body.data
  const parcel = { trackingNumber: '1Z99', trackingCarrier: 'UPS' }
  await shop.owner.patch(`account-orders/${order.id}`, { status: 'shipped', ...parcel }).expect(200)
  const notice = await mailOf('shipped')
  expect(notice.subject).toBe('Votre commande nº\u00a01001 de Harbour & Sons est en route')
  expect(notice.text).toContain('Suivre votre colis\u00a0:\nhttps://www.ups.com/track?tracknum=1Z99')
})

test('the language of an order stays as it was bought', async () => {
  await buy({ language: 'fr' })
  const [order] = (await shop.owner.get('account-orders')).body.data
  expect(order.language).toBe('fr')
  expect((await shop.owner.put(`account-orders/${order.id}`, { ...order, language: 'en' })).status).toBe(400)
  expect((await shop.owner.put(`account-orders/${order.id}`, order)).status).toBe(200)
})

test('an owner who writes an order by hand says what its buyer reads', async () => {
  const order = buildOrder(buildCart(goods), { language: 'fr', sendEmail: true })
  await shop.owner.post('account-orders', order).expect(201)
  expect((await mailOf('receipt')).text).toContain('À ramasser par\u00a0:')
})

test('a message to its buyer that has no subject has a French one', async () => {
  await buy({ language: 'fr' })
  const message = {
    from: 'shop@harbour.test',
    contact: 'Harbour',
    message: 'Demain?',
    to: 'mona@people.test',
  }
  await shop.owner.post('contact', message).expect(200)
  expect(await mailOf('buyer-message')).toMatchObject({ subject: 'Un message de Harbour & Sons' })
})
