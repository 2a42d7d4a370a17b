import { blockKeys } from '@mainstreet/shared/contracts/site/profile'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { profile as profileFeature } from './profile.feature'
import { buildBlock } from './profile-blocks.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, profileFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const blocks = async () => (await visitor.get('profile-blocks')).body.data

describe('the blocks of a page', () => {
  test('are not a visitor’s to write', async () => {
    await visitor.post('profile-blocks', buildBlock()).expect(401)
    const [{ id }] = await blocks()
    await visitor.patch(`profile-blocks/${id}`, { show: false }).expect(401)
  })

  test('are not another account’s to change', async () => {
    const stranger = await as(app, 'owner', await newAccount(app))
    const [{ id }] = await blocks()
    await stranger.patch(`profile-blocks/${id}`, { show: false }).expect(404)
    await stranger.post('profile-blocks', { ...buildBlock(), customerId: account.id }).expect(403)
  })

  test('have one of the twelve names', async () => {
    const answer = await owner.post('profile-blocks', { block: 'spam' }).expect(400)
    expect(answer.body.errors).toHaveProperty('block')
  })

  test('are there from the start, in their order', async () => {
    const rows = await blocks()
    expect(rows.map(({ order }: { order: number }) => order)).toEqual(blockKeys.map((_, index) => index + 1))
    expect(rows[0]).toMatchObject({ block: 'about', title: 'A little about us', show: true })
    expect(rows[2]).toMatchObject({ block: 'facebook', title: 'From our Facebook', show: false })
    expect(rows.at(-1)).toMatchObject({ block: 'map', title: '', show: true })
  })

  test('answer the one there is when they are created again', async () => {
    const [about] = await blocks()
    const answer = await owner.post('profile-blocks', buildBlock({ title: 'Twice' })).expect(201)
    expect(answer.body).toMatchObject({ id: about.id, title: about.title })
  })

  test('come back as they started after they were removed, even when two ask at once', async () => {
    const map = (await blocks()).at(-1)
    await owner.delete(`profile-blocks/${map.id}`).expect(200)
    const answers = await Promise.all([
      owner.post('profile-blocks', { block: 'map' }),
      owner.post('profile-blocks', { block: 'map' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0].body.id).toBe(answers[1].body.id)
    expect(answers[0].body).toMatchObject({ title: '', show: true, order: 14 })
  })
})
