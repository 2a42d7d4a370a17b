import { hourMs, minuteMs } from '@mainstreet/shared/rules/time/durations'
import { as } from '../../../test/as'
import { newAddress } from '../../../test/create-test-app'
import { buildBuyer, buildCart, buildCheckout, openShop } from '../orders.factory'
import { setShop } from '../shop.stage'
import { myOrdersToken } from './my-orders-token'

const shop = setShop()
const email = 'aline@buyers.test'

const buy = async (address = email) => {
  const goods = await shop.stock({ stock: 5, title: 'Mug' })
  return shop.sell(buildCart({ ...goods, quantity: 2 }), { data: buildBuyer({ email: address }) })
}
const send = (body: object = { email }, who = shop.buyer) => who.post('send-my-orders', body)
const mails = () =>
  shop.knex('account_mails').where({ customerId: shop.account.id, kind: 'my-orders' }).orderBy('id')
const linkIn = (mail: unknown): string => /\/orders\/([\w.-]+)/.exec(JSON.stringify(mail))![1]!
const tokenOf = (orderId: number, now = new Date()) =>
  myOrdersToken(orderId, now, shop.app.get('settings').secretKey)

beforeEach(() => {
  shop.app.address = newAddress()
})

describe('who asks for their orders', () => {
  test('is answered alike whether there are any, and a program learns nothing', async () => {
    await buy()
    const answers = [
      await send(),
      await send({ email: 'nobody@buyers.test' }),
      await send({ email, reference: 'x' }),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { ok: true }])
    expect(await mails()).toHaveLength(1)
  })

  test('says an address, on a site, a few times', async () => {
    const { body } = await send({ email: 'aline' }).expect(400)
    expect(body.errors).toHaveProperty('email')
    const nowhere = await as(shop.app, 'visitor')
    expect((await send({ email }, nowhere)).status).toBe(404)
    for (let time = 0; time < 5; time++) await send().expect(200)
    await send().expect(429)
  })

  test('has one mail within minutes, in the language of the page, however the address is written', async () => {
    await buy()
    await send({ email: 'Aline@Buyers.test', language: 'fr' }).expect(200)
    await send().expect(200)
    expect(await mails()).toMatchObject([
      { to: 'Aline@Buyers.test', subject: expect.stringContaining('Vos commandes') },
    ])
  })
})

describe('the link of the mail', () => {
  const list = (token: string, who = shop.buyer) => who.post('my-orders', { token })

  test('lists what was bought with that address here, the newest first, each with its own link', async () => {
    const [first, second] = [await buy(), await buy(email.toUpperCase())]
    await buy('other@buyers.test')
    await send().expect(200)
    const [mail] = await mails()
    const { body } = await list(linkIn(mail)).expect(200)
    expect(body).toMatchObject({
      email: email.toUpperCase(),
      orders: [second, first].map(({ orderNumber, total }) => ({
        ...{ orderNumber, total, status: 'paid', title: 'Mug', pieces: 2 },
      })),
    })
    const { body: found } = await shop.buyer.post('order-lookup', { token: body.orders[1].token }).expect(200)
    expect(found.order.orderNumber).toBe(first.orderNumber)
  })

  test('opens nothing on another site, after a day, or changed by a letter', async () => {
    const { id } = await buy()
    const elsewhere = await as(shop.app, 'visitor', await openShop(shop.app))
    await list(tokenOf(id)).expect(200)
    await list(tokenOf(id), elsewhere).expect(404)
    await list(tokenOf(id, new Date(Date.now() - 24 * hourMs - minuteMs))).expect(404)
    await list(tokenOf(id).replace(/^\d+/, (each) => String(Number(each) + 1))).expect(404)
    await list(`${id}.zzzzzzzz.${'A'.repeat(43)}`).expect(404)
  })

  test('opens nothing once its buyer was erased', async () => {
    const { id } = await buy()
    await shop.knex('account_orders').where({ id }).update({ email: '' })
    await list(tokenOf(id)).expect(404)
  })

  test('leaves out what was never paid for', async () => {
    const { id } = await buy()
    const goods = await shop.stock({ stock: 5 })
    const card = { id: 'pm_card_visa_chargeDeclinedLostCard', data: buildBuyer({ email }) }
    expect((await shop.pay(buildCheckout(buildCart(goods), card))).status).toBe(402)
    const { body } = await list(tokenOf(id)).expect(200)
    expect(body.orders).toHaveLength(1)
  })
})
