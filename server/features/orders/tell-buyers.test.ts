import type { ProfileTimeOff } from '@mainstreet/shared/contracts/site/time-off'
import { as } from '../../test/as'
import { buildTimeOff } from '../profile/profile-time-off.factory'
import { profile } from '../profile/profile.feature'
import { buildBuyer, buildCart, openShop, type Goods } from './orders.factory'
import { setShop } from './shop.stage'

const shop = setShop({ also: [profile] })
let mug: Goods
beforeEach(async () => {
  mug = await shop.stock({ stock: 20 })
})

const takeOff = async (overrides: Partial<ProfileTimeOff> = {}): Promise<number> =>
  (await shop.owner.post('profile-time-off', buildTimeOff(overrides)).expect(201)).body.id
const tell = (timeOffId: number, who = shop.owner) => who.post('tell-buyers', { timeOffId })
const sell = (shippingType: 'pickup' | 'shipping', email = 'ada@example.com') =>
  shop.sell(buildCart(mug), { shippingType, data: buildBuyer({ email }) })
const told = async () =>
  (await shop.mails('time-off')).map(({ to, subject, text }) => ({ to, subject, text }))

test('is for the business, its helper for orders and staff', async () => {
  await sell('pickup')
  const id = await takeOff()
  for (const [who, status] of [
    [shop.buyer, 401],
    [await as(shop.app, 'content', shop.account), 403],
    [await as(shop.app, 'write key', shop.account), 403],
    [await as(shop.app, 'owner', await openShop(shop.app)), 404],
  ] as const)
    expect((await tell(id, who)).status).toBe(status)
  expect((await shop.owner.post('tell-buyers', {})).status).toBe(400)
  expect(await told()).toEqual([])
  expect((await tell(id, await as(shop.app, 'orders', shop.account))).body).toEqual({ ok: true, told: 1 })
})

test('tells each buyer once of the same days, in the order’s language, when it can be fetched or leaves', async () => {
  await sell('pickup')
  const sent = await sell('shipping', 'bob@example.com')
  await shop.app.get('database').knex('account_orders').where({ id: sent.id }).update({ language: 'fr' })
  const done = await sell('pickup', 'done@example.com')
  await shop.owner.patch(`account-orders/${done.id}`, { status: 'Complete' }).expect(200)
  const id = await takeOff({ startsOn: '2027-06-30', endsOn: '2027-07-09', orders: 'later' })
  for (let times = 0; times < 2; times += 1)
    expect((await tell(id).expect(200)).body).toEqual({ ok: true, told: 2 })
  const mails = await told()
  expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'bob@example.com'])
  const of = (address: string) => mails.find(({ to }) => to === address)!
  expect(of('ada@example.com').text).toContain('before June 30, 2027, or from July 10, 2027 on.')
  expect(of('ada@example.com').text).toContain('Christmas break')
  expect(of('bob@example.com').subject).toMatch(/pause .* du 30 juin 2027 au 9 juillet 2027$/)
  expect(of('bob@example.com').text).toContain('part avant le 30 juin 2027, ou à partir du 10 juillet 2027.')
  await shop.owner.patch(`profile-time-off/${id}`, { endsOn: '2027-07-10' }).expect(200)
  await tell(id).expect(200)
  expect(await told()).toHaveLength(4)
})

test('tells those alone whose order cannot go on its way', async () => {
  await sell('pickup')
  await sell('shipping', 'bob@example.com')
  const days = { startsOn: '2027-06-30', endsOn: '2027-06-30', reason: '' }
  await tell(await takeOff({ ...days, closed: true, orders: 'taken' })).expect(200)
  expect((await told()).map(({ to }) => to)).toEqual(['ada@example.com'])
  expect((await told())[0]!.subject).toContain('is off on June 30, 2027')
  expect((await told())[0]!.text).not.toContain('reason')
  expect((await tell(await takeOff({ ...days, closed: false, orders: 'taken' })).expect(200)).body.told).toBe(
    0,
  )
})
