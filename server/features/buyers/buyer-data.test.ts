import { as, newAccount } from '../../test/as'
import { contact } from '../contact/contact.feature'
import { readArchive } from '../exports/read-archive.factory'
import { buildBuyer, buildCart, buildOrder } from '../orders/orders.factory'
import { setShop } from '../orders/shop.stage'
import { buyers } from './buyers.feature'
import { buildPerson } from './person.factory'

const shop = setShop({ also: [buyers, contact] })
const operations = ['buyer-data', 'buyer-archive', 'erase-buyer'] as const
const asked = (email: string) => ({ customerId: shop.account.id, email })
const dataOf = async (email: string) => (await shop.owner.post('buyer-data', asked(email)).expect(200)).body
const write = (message: object) => shop.buyer.post('contact', message).expect(200)

describe('a buyer’s data', () => {
  test('is nothing for strangers, helpers and read keys, and of another account for nobody', async () => {
    const other = await newAccount(shop.app)
    const refused = {
      visitor: [await as(shop.app, 'visitor', shop.account), 401],
      orders: [await as(shop.app, 'orders', shop.account), 403],
      content: [await as(shop.app, 'content', shop.account), 403],
      'read key': [await as(shop.app, 'read key', shop.account), 403],
      'other owner': [await as(shop.app, 'owner', other), 403],
      'other key': [await as(shop.app, 'write key', other), 403],
    } as const
    for (const [name, [client, code]] of Object.entries(refused))
      for (const path of operations) {
        const confirm = path === 'erase-buyer' ? { confirm: 'mona@people.test' } : {}
        const { status } = await client.post(path, { ...asked('mona@people.test'), ...confirm })
        expect([name, path, status]).toEqual([name, path, code])
      }
  })

  test('is asked for by an address', async () => {
    for (const email of [undefined, '', '   ', '\u3000', 12, 'x'.repeat(255)])
      for (const path of ['buyer-data', 'buyer-archive']) {
        const { body } = await shop.owner.post(path, { ...asked(''), email }).expect(400)
        expect(Object.keys(body.errors)).toEqual(['email'])
      }
    const staff = await as(shop.app, 'staff')
    await staff.post('buyer-data', { customerId: 2_000_000_000, email: 'a@b.test' }).expect(404)
  })

  test('says what there is, whichever case the address is in, and to whom it is known nothing', async () => {
    const cart = buildCart(await shop.stock({ stock: 20 }))
    const first = await shop.sell(cart)
    await shop.sell(cart, { data: buildBuyer({ email: 'Mona@People.test' }) })
    await shop.sell(cart, { data: buildBuyer({ email: 'notmona@people.test' }) })
    // Without an address, an order is nobody's.
    await shop.owner.post('account-orders', buildOrder(cart, { email: '' })).expect(201)
    await shop.owner.patch(`account-orders/${first.id}`, { status: 'Complete', sendEmail: false }).expect(200)
    await shop.owner.post('refund-order', { orderId: first.id, amount: 100, sendEmail: false }).expect(200)
    await write({ from: 'MONA@people.test', contact: 'Mona', subject: 'Mugs', message: 'Blue ones?' })
    const { total } = first
    expect(await dataOf(' mona@PEOPLE.test')).toEqual({
      ok: true,
      email: 'mona@people.test',
      orders: { count: 2, total: total * 2, refunded: 100, numbers: [1002, 1001] },
      unpaid: 0,
      mails: 8,
      messages: 1,
      bookings: 0,
      alerts: 0,
      subscriptions: 0,
      unfinished: { numbers: [1002], payments: 0, refunds: 0 },
    })
    expect(await dataOf('nobody@people.test')).toMatchObject({
      orders: { count: 0, total: 0, numbers: [] },
      mails: 0,
      messages: 0,
      bookings: 0,
      alerts: 0,
      subscriptions: 0,
      unfinished: { numbers: [], payments: 0, refunds: 0 },
    })
  })
})

describe('a buyer’s archive', () => {
  test('holds all of that buyer and nothing of another, and no note of the shop', async () => {
    const [iris, otto] = [buildPerson('irisword'), buildPerson('ottoword')]
    const cart = buildCart(await shop.stock({ stock: 20 }))
    for (const { data } of [otto, iris]) {
      const { id } = await shop.sell(cart, { data })
      await shop.owner.patch(`account-orders/${id}`, { shopNotes: 'Is always late' }).expect(200)
      await shop.owner.post('refund-order', { orderId: id, amount: 100, reason: 'Chipped' }).expect(200)
      await write({ from: data.email, contact: data.name, subject: '', message: '=cmd of a visitor' })
    }
    const declined = { id: 'pm_card_visa_chargeDeclined', data: iris.data, items: cart }
    await shop.pay({ ...declined, shippingType: 'shipping' }).expect(402)
    const { body } = await shop.owner.post('buyer-archive', asked(iris.data.email.toLowerCase())).expect(200)
    expect(body.name).toMatch(/^buyer-\d{4}-\d\d-\d\d\.zip$/)
    const files = await readArchive(Buffer.from(body.zip, 'base64'))
    expect([...files.keys()]).toEqual([
      'README.txt',
      'orders.csv',
      'orders.json',
      'unpaid.json',
      'refunds.json',
      'corrections.json',
      'changes.json',
      'mails.json',
      'messages.json',
      'bookings.json',
      'waiting.json',
      'newsletter.json',
    ])
    const all = [...files.values()].join('\n')
    expect(all.toLowerCase()).not.toContain('ottoword')
    expect(all).not.toContain('always late')
    const rows = (name: string) => JSON.parse(String(files.get(name)))
    const { name, email, address, notes } = iris.data
    expect(rows('orders.json')).toMatchObject([
      { orderNumber: 1002, name, email, address, notes, status: 'paid' },
    ])
    expect(String(files.get('orders.csv'))).toContain('1002,paid,')
    expect(rows('unpaid.json')).toMatchObject([{ name, email, status: 'failed' }])
    expect(rows('refunds.json')).toMatchObject([{ orderNumber: 1002, amount: 100, reason: 'Chipped' }])
    expect(rows('messages.json')).toMatchObject([
      { name, email, message: notes },
      { name, email, message: '=cmd of a visitor' },
    ])
    const mails: { kind: string; text: string }[] = rows('mails.json')
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      ...['contact', 'contact', 'new-order', 'new-order', 'receipt', 'refund'],
    ])
    expect(mails.find(({ kind }) => kind === 'receipt')!.text).toContain(`Hello ${name}`)
  })
})
