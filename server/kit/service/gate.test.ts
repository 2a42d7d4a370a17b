import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { marketplace as marketplaceFeature } from '../../features/marketplace/marketplace.feature'
import { buildItem } from '../../features/marketplace/market-items.factory'
import { as, newAccount, type Client } from '../../test/as'
import { withoutMoment } from '../../test/without-moment'

let app: TestApp
let account: Account
let owner: Client
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

const newItem = async () =>
  (await owner.post('market-items', buildItem())).body as { id: number; title: string }

describe('many records at once', () => {
  test('are neither changed nor removed', async () => {
    expect((await owner.patch('market-items', { title: 'All' })).status).toBe(405)
    expect((await owner.put('market-items', { title: 'All' })).status).toBe(405)
    expect((await owner.delete('market-items')).status).toBe(405)
    expect((await owner.post('market-items', [buildItem()])).status).toBe(400)
  })

  test('go by the one key that the contract names, and by no other', async () => {
    expect((await owner.delete('market-options')).status).toBe(400)
    expect((await owner.delete('market-options?option=Engraving')).status).toBe(400)
    const { id } = await newItem()
    const answer = await owner.delete(`market-options?itemId=${id}`)
    expect([answer.status, answer.body]).toEqual([200, []])
  })
})

describe('a body', () => {
  test('with an unknown property is refused by its name', async () => {
    const { id, title } = await newItem()
    const answer = await owner.patch(`market-items/${id}`, { title: 'New', colour: 'red' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ colour: 'is not known here' })
    expect((await owner.get(`market-items/${id}`)).body.title).toBe(title)
  })

  test('names every field that is wrong', async () => {
    const { id } = await newItem()
    const answer = await owner.patch(`market-items/${id}`, { title: '', status: 'gone', stockWarning: -1 })
    expect(Object.keys(answer.body.errors).sort()).toEqual(['status', 'stockWarning', 'title'])
  })

  test('may be the whole record as it was read', async () => {
    const { id } = await newItem()
    const whole = (await owner.get(`market-items/${id}`)).body
    const answer = await owner.put(`market-items/${id}`, { ...whole, subTitle: 'Changed' })
    expect(answer.status).toBe(200)
    expect(withoutMoment(answer.body)).toEqual(withoutMoment({ ...whole, subTitle: 'Changed' }))
  })

  test('may not move a record to another id or account', async () => {
    const { id } = await newItem()
    expect((await owner.patch(`market-items/${id}`, { id: id + 1 })).status).toBe(400)
    expect((await owner.patch(`market-items/${id}`, { customerId: account.id + 1 })).status).toBe(403)
  })
})
