import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount, type Client } from '../../test/as'
import { buildItem } from '../marketplace/market-items.factory'
import { buildFuneral } from './calendar.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app, { roles: ['Funeral'] })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const newCategory = async ({ id: customerId }: Account): Promise<number> =>
  (await app.service('market-categories').create({ category: 'Flowers', customerId })).id

describe('a funeral’s notice', () => {
  test('has a livestream by https alone', async () => {
    const { body } = await owner.post('funerals', { ...buildFuneral(), link: 'http://live.test' }).expect(400)
    expect(body.errors).toEqual({ link: 'must begin with https://' })
    await owner.post('funerals', { ...buildFuneral(), link: 'https://live.test' }).expect(201)
  })

  test('leads to flowers of its own shop, while there are some', async () => {
    const foreign = await newCategory(await newAccount(app))
    expect((await owner.post('funerals', { ...buildFuneral(), flowersCategoryId: foreign })).status).toBe(400)
    const flowersCategoryId = await newCategory(account)
    const { body } = await owner.post('funerals', { ...buildFuneral(), flowersCategoryId }).expect(201)
    const hasFlowers = async () => (await visitor.get(`funerals/${body.id}`).expect(200)).body.hasFlowers
    expect(await hasFlowers()).toBe(false)
    const item = { ...buildItem({ status: 'public' }), categoryId: flowersCategoryId, customerId: account.id }
    const { id } = await app.service('market-items').create(item)
    expect(await hasFlowers()).toBe(true)
    await owner.patch(`market-items/${id}`, { status: 'draft' }).expect(200)
    expect(await hasFlowers()).toBe(false)
    await owner.delete(`market-categories/${flowersCategoryId}`).expect(200)
    expect((await owner.get(`funerals/${body.id}`)).body.flowersCategoryId).toBeNull()
  })

  test('stands on the home page of a funeral home until its day is over, without the obituary', async () => {
    const home = await newAccount(app, { roles: ['Funeral'] })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const create = (name: string, days: number, more: object = {}) =>
      app
        .service('funerals')
        .create({ ...buildFuneral(), ...more, name, startsAt: inDays(days), customerId: home.id })
    await create('Later', 5)
    await create('Sooner', 2)
    await create('Over', -3)
    await create('Not held', 3, { cancelled: true })
    const site = await app.service('site').find({ query: { lang: 'fr' }, siteId: home.id })
    expect(site.funerals.map(({ name }) => name)).toEqual(['Sooner', 'Later'])
    expect(site.funerals[0]).not.toHaveProperty('description')
    expect(site.blocks.find(({ block }) => block === 'notices')?.title ?? 'Avis de décès').toBe(
      'Avis de décès',
    )
    await app.service('account').patch(home.id, { roles: ['Hub'] })
    expect((await app.service('site').find({ query: {}, siteId: home.id })).funerals).toEqual([])
  })
})
