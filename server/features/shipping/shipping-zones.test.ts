import type { ShippingZone } from '@mainstreet/shared/contracts/marketplace/shipping-zones'
import { as, newAccount, type Client } from '../../test/as'
import { baseFeatures } from '../../test/base-features'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { reorder } from '../reorder/reorder.feature'
import { shipping } from './shipping.feature'
import { buildShippingZone } from './shipping-zones.factory'

let app: TestApp
let owner: Client
let visitor: Client
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, shipping, reorder] })
  const account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const write = (overrides: Partial<ShippingZone> = {}, client = owner) =>
  client.post('shipping-zones', buildShippingZone(overrides))

describe('Zones', () => {
  test('are their owner’s alone', async () => {
    const { body } = await write().expect(201)
    await write({}, visitor).expect(401)
    await visitor.get('shipping-zones').expect(401)
    const other = await as(app, 'owner')
    await other.get(`shipping-zones/${body.id}`).expect(404)
    await other.patch(`shipping-zones/${body.id}`, { price: 0 }).expect(404)
  })

  test.each([
    ['name', { name: ' ' }],
    ['way', { way: 'pickup' as never }],
    ['places', { places: 'E5B, Atlantis' }],
    ['price', { price: -1 }],
    ['basis', { basis: 'volume' as never }],
    ['steps.0.upTo', { basis: 'weight' as const, steps: [{ upTo: 0, price: 4 }] }],
    ['steps', { basis: 'pieces' as const, steps: [1, 2].map((price) => ({ upTo: 3, price })) }],
  ])('are refused by %s where it is %j', async (field, overrides) => {
    const { body } = await write(overrides).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('keep places as they are compared, and steps the lowest first', async () => {
    const places = 'e5b 1a1; Nouveau-Brunswick, usa, 04401-1234\ne5B, k'
    const steps = [2000, 500].map((upTo) => ({ upTo, price: upTo / 100 }))
    const { body } = await write({ places, basis: 'weight', steps }).expect(201)
    expect(body).toMatchObject({ places: 'E5B, NB, United States, 04401, K', steps: steps.toReversed() })
    const flat = await owner.patch(`shipping-zones/${body.id}`, { basis: 'order' }).expect(200)
    expect(flat.body).toMatchObject({ steps: [], places: body.places })
  })

  test('have an order of their own', async () => {
    const first = (await write({ name: 'First', order: 1 })).body
    const second = (await write({ name: 'Second', order: 2 })).body
    const orderArray = [second, first].map(({ id }, index) => ({ id, order: index + 1 }))
    await owner.post('order-patch', { type: 'shipping-zones', orderArray }).expect(200)
    expect((await owner.get(`shipping-zones/${second.id}`)).body.order).toBe(1)
  })
})
