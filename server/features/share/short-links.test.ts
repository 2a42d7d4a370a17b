import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import request from 'supertest'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import type { ClientBuild } from '../../kit/http/pages/client-build'
import { as, newAccount, type Client } from '../../test/as'
import { replacePart } from '../../test/with-parts'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { buildItem } from '../marketplace/market-items.factory'
import { share as shareFeature } from './share.feature'
import { forgetVisitors } from './count-opening'

let app: TestApp
let own: Account
let owner: Client
let visitor: Client
let restore: () => void

/** The site's pages need no build here. */
const pages: ClientBuild = {
  folder: 'none',
  page: async (_half, { html }) => html,
  signInPage: async () => undefined,
  render: async () => ({ html: '', title: '', head: '', reads: [], sources: [] }),
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const createItem = async (overrides = {}): Promise<MarketItem> =>
  (await owner.post('market-items', buildItem(overrides))).body
const share = async (itemId: number | null) => (await owner.post('short-links', { itemId })).body
const open = (code: string, headers: Record<string, string> = {}) =>
  request(app.origin)
    .get(`/s/${code}`)
    .set({
      'x-forwarded-host': own.str_domain,
      'x-forwarded-for': app.address,
      'user-agent': phone,
      ...headers,
    })
const opensOf = async (id: number) => (await owner.get(`short-links/${id}`)).body.opens

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, marketplaceFeature, profileFeature, shareFeature] })
  restore = replacePart(app, 'clientBuild', pages)
  own = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
})
afterAll(async () => {
  restore()
  await app.close()
})

test('a stranger neither makes nor reads short addresses, nor does another owner', async () => {
  await visitor.post('short-links', { itemId: null }).expect(401)
  await visitor.get('short-links').expect(401)
  const { id } = await share(null)
  const item = await createItem()
  const other = await as(app, 'owner', await newAccount(app))
  await other.get(`short-links/${id}`).expect(404)
  const { body } = await other.post('short-links', { itemId: item.id }).expect(400)
  expect(body.errors).toEqual({ itemId: 'is not an item of this account' })
})

test('drafts have none, and what there is stays as it is', async () => {
  const draft = await createItem({ status: 'draft' })
  await owner.post('short-links', { itemId: draft.id }).expect(409)
  const { id } = await share(null)
  await owner.patch(`short-links/${id}`, { itemId: null }).expect(405)
})

test('an item and the home page have one each, which leads there', async () => {
  const item = await createItem()
  const link = await share(item.id)
  expect(link).toMatchObject({ itemId: item.id, opens: 0, code: expect.stringMatching(/^\w{6}$/) })
  expect(await share(item.id)).toEqual(link)
  const answer = await open(link.code).expect(302)
  expect(answer.headers).toMatchObject({ location: `/marketplace/${item.id}`, 'cache-control': 'no-store' })
  const home = await share(null)
  expect((await open(home.code).expect(302)).headers.location).toBe('/')
  expect((await share(null)).id).toBe(home.id)
})

test('an unknown one, one of another site and that of a draft is not found', async () => {
  const item = await createItem()
  const { code } = await share(item.id)
  await open('zzzzzz').expect(404)
  const elsewhere = await newAccount(app)
  await open(code, { 'x-forwarded-host': elsewhere.str_domain }).expect(404)
  await owner.patch(`market-items/${item.id}`, { status: 'draft' }).expect(200)
  await open(code).expect(404)
})

test('a visitor is counted once, programs and those who ask not to be are not', async () => {
  const { id, code } = await share((await createItem()).id)
  await open(code)
  await open(code)
  await open(code, { 'user-agent': 'facebookexternalhit/1.1' }).expect(302)
  await open(code, { 'user-agent': 'WhatsApp/2.23' }).expect(302)
  await open(code, { dnt: '1' }).expect(302)
  await open(code, { 'sec-purpose': 'prefetch' }).expect(302)
  await request(app.origin).head(`/s/${code}`).set('x-forwarded-host', own.str_domain)
  expect(await opensOf(id)).toBe(1)
  await Promise.all(['1', '2', '3'].map((name) => open(code, { 'user-agent': `${phone} ${name}` })))
  expect(await opensOf(id)).toBe(4)
})

test('who came is forgotten when the next day has passed', async () => {
  const { id, code } = await share((await createItem()).id)
  await open(code)
  const { knex } = app.get('database')
  await knex('short_link_visitors')
    .where({ linkId: id })
    .update({ day: knex.raw('current_date - 2') })
  await forgetVisitors(app)
  expect(await knex('short_link_visitors').where({ linkId: id })).toEqual([])
  expect(await opensOf(id)).toBe(1)
})

test('who opens too many is led there all the same, uncounted', async () => {
  const { id, code } = await share((await createItem()).id)
  const limit = jest.spyOn(app.get('limits'), 'limitAddress').mockImplementation(async () => {
    const { TooManyRequests } = await import('@feathersjs/errors')
    throw new TooManyRequests('Too many requests, please try again later.')
  })
  await open(code).expect(302)
  limit.mockRestore()
  expect(await opensOf(id)).toBe(0)
})
