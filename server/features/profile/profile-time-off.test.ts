import type { Account } from '@mainstreet/shared/contracts/account'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import { as, newAccount, type Client } from '../../test/as'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { bookings as bookingsFeature } from '../bookings/bookings.feature'
import { openRestaurant } from '../bookings/restaurant.stage'
import { orders as ordersFeature } from '../orders/orders.feature'
import { buildCart, openShop, stockGoods } from '../orders/orders.factory'
import { tax as taxFeature } from '../tax/tax.feature'
import { purgePastHours } from './purge-past-hours'
import { buildTimeOff } from './profile-time-off.factory'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...siteFeatures, bookingsFeature, ordersFeature, taxFeature] })
})
afterAll(() => app.close())

const clients = async (account: Account): Promise<{ owner: Client; visitor: Client }> => ({
  owner: await as(app, 'owner', account),
  visitor: await as(app, 'visitor', account),
})

test('is not a visitor’s to write', async () => {
  const { visitor } = await clients(await newAccount(app))
  await visitor.post('profile-time-off', buildTimeOff()).expect(401)
})

test.each([
  ['that ends before it begins', { endsOn: '2020-01-01' }, 'endsOn'],
  ['without a last day', { endsOn: undefined }, 'endsOn'],
  ['that is over', { startsOn: '2020-01-01', endsOn: '2020-01-05' }, 'endsOn'],
  ['of more than a year', { endsOn: dateAfter(buildTimeOff().startsOn, 400) }, 'endsOn'],
  ['that begins in years', { startsOn: '2099-01-01', endsOn: '2099-01-05' }, 'startsOn'],
])('time %s is refused', async (_which, times, field) => {
  const { owner } = await clients(await newAccount(app))
  const { body } = await owner.post('profile-time-off', { ...buildTimeOff(), ...times }).expect(400)
  expect(Object.keys(body.errors)).toContain(field)
})

test('closes a shop: visitors read until when, and no order is quoted or taken', async () => {
  const shop = await openShop(app)
  const { owner, visitor } = await clients(shop)
  const items = buildCart(await stockGoods(app, shop))
  const quote = () => visitor.post('quote', { items, shippingType: 'pickup' })
  await quote().expect(200)
  const startsOn = today(new Date(), shop.timezone)
  const times = { startsOn, endsOn: dateAfter(startsOn, 2), reason: 'Fishing' }
  const { body: off } = await owner.post('profile-time-off', { ...times, orders: 'stopped' }).expect(201)
  const { body: site } = await visitor.get('site').expect(200)
  expect(site).toMatchObject({
    timeOff: { reason: 'Fishing', closed: true },
    store: { open: false, againFrom: dateAfter(startsOn, 3) },
  })
  expect(site.specialHours).toHaveLength(3)
  await quote().expect(403, /store-closed/)
  await owner.patch(`profile-time-off/${off.id}`, { orders: 'later' }).expect(200)
  expect((await visitor.get('site')).body.store).toMatchObject({
    open: true,
    againFrom: dateAfter(startsOn, 3),
  })
  await quote().expect(200)
})

test('takes no table on its days, closed or not', async () => {
  const restaurant = await openRestaurant(app, { open: '11:00:00', close: '23:00:00' })
  const { owner, visitor } = await clients(restaurant)
  const date = dateAfter(today(new Date(), restaurant.timezone), 5)
  const asked = { startsAt: `${date}T22:00:00.000Z`, people: 2, name: 'Mona Léger', phone: '506-555-0199' }
  const times = { startsOn: date, endsOn: date, closed: false }
  const { body: off } = await owner.post('profile-time-off', times).expect(201)
  await visitor.post('book-table', asked).expect(400, /no-such-time/)
  await owner.patch(`profile-time-off/${off.id}`, { closed: true, tables: true }).expect(200)
  await visitor.post('book-table', asked).expect(400, /no-such-time/)
  await owner.patch(`profile-time-off/${off.id}`, { closed: false }).expect(200)
  await visitor.post('book-table', asked).expect(200)
})

test('ends by itself, and is removed some days later', async () => {
  const { owner } = await clients(await newAccount(app))
  const { body } = await owner.post('profile-time-off', buildTimeOff()).expect(201)
  await purgePastHours(app)
  await owner.get(`profile-time-off/${body.id}`).expect(200)
  await purgePastHours(app, new Date(Date.now() + 20 * 86_400_000))
  await owner.get(`profile-time-off/${body.id}`).expect(404)
})
