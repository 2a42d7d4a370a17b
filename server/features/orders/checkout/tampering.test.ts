import { as } from '../../../test/as'
import { auditAccount } from '../../books/audit-account'
import { books } from '../../books/books.feature'
import { buildBuyer, buildCart, buildCheckout, openShop, type Goods } from '../orders.factory'
import { setShop } from '../shop.stage'

const shop = setShop({ also: [books] })
let goods: Goods
beforeEach(async () => {
  goods = await shop.stock({ stock: 7 })
})

const findings = async () => {
  const { found, failures } = await auditAccount(shop.app, shop.account.id)
  expect(failures).toBe(0)
  return [...found.values()].flat()
}
/** Nothing was charged, nothing is held, and nothing is left of it. */
const expectNothing = async () => {
  expect(await shop.charges()).toEqual([])
  expect(await shop.stockOf(goods)).toBe(7)
  expect(await shop.orders()).toEqual([])
  expect(await findings()).toEqual([])
}

test('a quantity that is none is refused by its name', async () => {
  for (const quantity of [0, -1, 1.5, 1e9, 1000, '2', null, true, [1], { $gt: 0 }]) {
    const [line] = buildCart(goods)
    const { status, body } = await shop.pay({ ...buildCheckout([]), items: [{ ...line, quantity }] })
    expect([quantity, status, Object.keys(body.errors ?? {})]).toEqual([quantity, 400, ['items.0.quantity']])
  }
  await expectNothing()
})

test('a name that is none is refused: of a variation, an item, a shop', async () => {
  const [line] = buildCart(goods)
  const cart = buildCheckout([line!])
  for (const id of [0, -1, 1.5, 2 ** 31, '1 or 1=1', null, { $ne: 0 }]) {
    expect((await shop.pay({ ...cart, items: [{ ...line, id }] })).status).toBe(400)
    expect((await shop.pay({ ...cart, items: [{ ...line, item: { id } }] })).status).toBe(400)
    expect((await shop.pay({ ...cart, customerId: id })).status).toBe(400)
  }
  await expectNothing()
})

test('what decides the price is nobody’s to send', async () => {
  const cart = buildCheckout(buildCart(goods))
  for (const more of [
    { total: 1 },
    { subtotal: 1 },
    { tax: 0 },
    { shipping: 0 },
    { discount: 100 },
    { status: 'paid' },
  ]) {
    const { status, body } = await shop.pay({ ...cart, ...more })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, Object.keys(more)])
  }
  for (const expectedTotal of [1, 0, -1725, 1725.5, '1725'])
    expect([400, 409]).toContain((await shop.pay({ ...cart, expectedTotal })).status)
  await expectNothing()
})

test('prices, labels and currencies of a cart change nothing of what is charged', async () => {
  const [line] = buildCart(goods)
  const bent = { ...line, price: -5, variation: { price: 0 }, name: { $gt: '' }, image: '<script>' }
  const { status } = await shop.pay({ ...buildCheckout([]), items: [bent], currency: 'jpy' })
  expect(status).toBe(200)
  expect(await shop.charges()).toMatchObject([{ amount: 1725, currency: 'cad', status: 'succeeded' }])
  expect(await findings()).toEqual([])
})

test('lines that are split to get around the most of a line count together', async () => {
  const many = Array.from({ length: 8 }, () => buildCart(goods)[0]!)
  const { status, body } = await shop.pay(buildCheckout(many))
  expect([status, body.refusal.code]).toEqual([409, 'only-left'])
  const [line] = buildCart({ ...goods, quantity: 999 })
  expect((await shop.pay(buildCheckout([line!, buildCart(goods)[0]!]))).status).toBe(400)
  await expectNothing()
})

test('a country or province that is none, or is another’s, is never taxed at nothing', async () => {
  for (const where of [
    { province: 'XX' },
    { province: 'NY', country: 'Canada' },
    { country: 'Atlantis' },
    { province: 'NB', country: 'United States' },
  ]) {
    const { status } = await shop.pay(buildCheckout(buildCart(goods), { data: buildBuyer(where) }))
    expect([where, status]).toEqual([where, 400])
  }
  await expectNothing()
})

test('a payment of somebody else can be neither used, nor confirmed, nor refused', async () => {
  const cart = buildCheckout(buildCart(goods), { id: 'pm_card_authenticationRequired' })
  const { body } = await shop.pay(cart)
  const { paymentIntentId } = body
  const { id: _, ...unpaid } = cart
  const other = await openShop(shop.app)
  const stranger = await as(shop.app, 'visitor', other)
  expect((await stranger.post('payments', { ...unpaid, paymentIntentId })).status).toBe(404)
  expect((await stranger.post('payments', { ...unpaid, paymentIntentId, refused: true })).status).toBe(404)
  const bigger = buildCart({ ...goods, quantity: 3 })
  expect((await shop.pay({ ...unpaid, items: bigger, paymentIntentId })).status).toBe(422)
  expect((await shop.pay({ ...unpaid, paymentIntentId: 'pi_made_up' })).status).toBe(404)
  expect((await shop.charges()).map(({ status }) => status)).toEqual(['requires_action'])
  expect((await shop.pay({ ...unpaid, paymentIntentId })).status).toBe(200)
  // Used once, it pays for nothing more.
  const again = await shop.pay({ ...unpaid, paymentIntentId })
  expect([again.status, await shop.stockOf(goods)]).toEqual([200, 6])
  expect(await findings()).toEqual([])
})

test('thirty-two buyers at once never get more than there is, however they split their lines', async () => {
  const line = (quantity: number) => buildCart({ ...goods, quantity })[0]!
  const buyers = Array.from({ length: 32 }, (_, index) => {
    const lines = [line(1 + (index % 3)), ...(index % 2 ? [line(1)] : [])]
    return { lines, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
  const answers = await Promise.all(
    buyers.map(async ({ lines }, index) => {
      const { status } = await shop.pay(buildCheckout(lines)).set('x-forwarded-for', `10.7.${index}.1`)
      return status
    }),
  )
  const sold = buyers.reduce((sum, { pieces }, index) => sum + (answers[index] === 200 ? pieces : 0), 0)
  expect(new Set(answers)).toEqual(new Set([200, 409]))
  expect(sold).toBeLessThanOrEqual(7)
  expect(await shop.stockOf(goods)).toBe(7 - sold)
  expect(await shop.charges()).toHaveLength(answers.filter((status) => status === 200).length)
  expect(await findings()).toEqual([])
})
