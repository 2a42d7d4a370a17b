import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem, MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { marketplace as marketplaceFeature } from './marketplace.feature'
import { buildItem } from './market-items.factory'

let app: TestApp
let own: Account
let owner: Client

const create = async (overrides: MarketItemWrite = {}): Promise<MarketItem> => {
  const answer = await owner.post('market-items', buildItem(overrides))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  own = await newAccount(app)
  owner = await as(app, 'owner', own)
})
afterAll(() => app.close())

describe('a sale', () => {
  test('that is over stays where it is while other things are saved', async () => {
    const item = await create({
      onSale: true,
      discountType: 'percent',
      discountValue: '10',
      saleEnd: '2099-01-01',
    })
    await app.get('database').knex('market_items').where({ id: item.id }).update({ saleEnd: '2020-01-01' })
    const read = (await owner.get(`market-items/${item.id}`)).body
    expect((await owner.put(`market-items/${item.id}`, { ...read, title: 'Renamed' })).status).toBe(200)
    expect((await owner.patch(`market-items/${item.id}`, { saleEnd: '2020-01-02' })).status).toBe(400)
  })

  test('may be a special with any text', async () => {
    const item = await create({ onSale: true, discountType: 'special', discountValue: 'Two for one' })
    expect(item.discountValue).toBe('Two for one')
  })
})

describe('how a sale is written', () => {
  const sale = { onSale: true, discountType: 'percent' as const }

  test.each([
    [12.5, '12.5'],
    [0, '0'],
    ['12.5', '12.5'],
  ])('a discount of %j is answered as text', async (discountValue, stored) => {
    const { id, discountValue: made } = await create({ ...sale, discountValue: discountValue as string })
    const saved = await owner.patch(`market-items/${id}`, { discountValue })
    expect([made, saved.body.discountValue]).toEqual([stored, stored])
  })

  test.each([101, -1, 0.30000000000000004, 1e21, true, null, ['10']])(
    'a discount of %j is refused',
    async (discountValue) => {
      const answer = await owner.post('market-items', { ...buildItem(sale), discountValue })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['discountValue']])
    },
  )

  // The account is in Moncton: four hours behind UTC in January.
  test.each([
    ['2099-01-02', '2099-01-02'],
    ['2099-01-02T03:59:59.999Z', '2099-01-01'],
    ['2099-01-02T04:00:00Z', '2099-01-02'],
    ['2099-01-02T23:59:59+14:00', '2099-01-02'],
  ])('an end of %s is a day where the account is', async (saleEnd, stored) => {
    const { id, saleEnd: made } = await create({ ...sale, discountValue: '10', saleEnd })
    const saved = await owner.put(`market-items/${id}`, { saleEnd })
    expect([made, saved.status, saved.body.saleEnd]).toEqual([stored, 200, stored])
  })

  test.each([
    '2020-01-01T00:00:00Z',
    '2099-01-02T10:00:00',
    '2099-13-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '2016-12-31T23:59:60Z',
    4071067199000,
    '',
  ])('an end of %j is refused', async (saleEnd) => {
    const answer = await owner.post('market-items', { ...buildItem(sale), discountValue: '10', saleEnd })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['saleEnd']])
  })

  test('an end that is over stays where it is when it is sent as a moment of that day', async () => {
    const item = await create({ ...sale, discountValue: '10', saleEnd: '2099-01-01' })
    await app.get('database').knex('market_items').where({ id: item.id }).update({ saleEnd: '2020-01-01' })
    const body = { ...item, saleEnd: '2020-01-01T12:00:00.000Z' }
    expect((await owner.put(`market-items/${item.id}`, body)).body.saleEnd).toBe('2020-01-01')
  })
})
