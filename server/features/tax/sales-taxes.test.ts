import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import type { Bus } from '../../kit/events/bus'
import { withParts } from '../../test/with-parts'
import { tax as taxFeature } from './tax.feature'
import { createSalesTaxes, type SalesTaxes } from './sales-taxes'

let app: TestApp
let salesTaxes: SalesTaxes
const heard: Record<string, () => void> = {}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, taxFeature] })
  const bus: Bus = {
    ...app.get('bus'),
    on: (kind, handle) => void (heard[kind] = () => handle(null as never)),
    onDisconnect: (handle) => void (heard.disconnect = handle),
    onGap: (handle) => void (heard.gap = handle),
  }
  salesTaxes = createSalesTaxes(withParts(app, { bus }))
})
afterEach(() => change(5_000))
afterAll(() => app.close())

/** As another server would. */
const change = (rate: number) =>
  app.get('database').knex('tax_rates').where({ province: 'NU' }).update({ rate, federal: rate })
const rate = async () => {
  const { knex: db } = app.get('database')
  const now = new Date('2026-06-01T12:00:00Z')
  return (await salesTaxes.of({ db, province: 'NU', timezone: 'America/Iqaluit', now })).rate
}

test('rates are read once, and again when another server has changed them', async () => {
  expect(await rate()).toBe(5_000)
  await change(6_000)
  expect(await rate()).toBe(5_000)
  heard['tax-rates']!()
  expect(await rate()).toBe(6_000)
})

test('while no server can be heard they are read each time, and once again afterwards', async () => {
  heard.disconnect!()
  expect(await rate()).toBe(5_000)
  await change(6_000)
  expect(await rate()).toBe(6_000)
  heard.gap!()
  expect(await rate()).toBe(6_000)
  await change(7_000)
  expect(await rate()).toBe(6_000)
  heard.gap!()
})

test('a read that a change overtakes is not kept', async () => {
  heard.gap!()
  const reading = rate()
  heard['tax-rates']!()
  await reading
  await change(6_000)
  expect(await rate()).toBe(6_000)
  heard.gap!()
})
