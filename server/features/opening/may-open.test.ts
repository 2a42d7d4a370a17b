import request from 'supertest'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, type Client } from '../../test/as'
import { readMails } from '../../test/mails'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { opening as openingFeature } from './opening.feature'
import { buildAnswers } from './answers.factory'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature, openingFeature, profileFeature],
  })
  staff = await as(app, 'staff')
})
afterAll(() => app.close())

const invitationToken = async (to: string): Promise<string> =>
  /invitation#(\S+)/.exec((await readMails(app, { to })).at(-1)!.text)![1]!

const signedIn = async (email: string, password: string): Promise<Client> => {
  const headers = { 'x-forwarded-for': app.address, 'x-forwarded-host': 'nowhere.test' }
  const { body } = await request(app.origin)
    .post('/api/authentication')
    .set(headers)
    .send({ strategy: 'local', email, password })
  const all = { ...headers, authorization: `Bearer ${body.accessToken}` }
  const send = (method: 'get' | 'post', path: string) => request(app.origin)[method](`/api/${path}`).set(all)
  return {
    ...staff,
    get: (path) => send('get', path),
    post: (path, input) => send('post', path).send(input as object),
  }
}

describe('an invitation to open a business', () => {
  test('opens one, once, for the new person who accepted it', async () => {
    const email = `opener-${Date.now()}@people.test`
    const newPassword = 'a-password-for-tests'
    expect((await staff.post('invitations', { email, role: 'owner' })).status).toBe(201)
    const visitor = await as(app, 'visitor')
    const token = await invitationToken(email)
    const accepted = await visitor.post('invitation-accept', { token, name: 'Léonie', newPassword })
    expect(accepted.body).toMatchObject({ ok: true, customerId: null })
    const opener = await signedIn(email, newPassword)
    expect((await opener.post('suggest-address', { str_company_name: 'x' })).status).toBeLessThan(300)
    const foreign = await opener.post('open-business', buildAnswers({ str_domain: 'example.com' }))
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([400, ['str_domain']])
    const opened = await opener.post('open-business', buildAnswers({ sector: 'beauty', language: 'fr' }))
    expect(opened.body).toMatchObject({ ok: true, isInvited: false })
    const again = await opener.post('open-business', buildAnswers())
    expect(again.status).toBe(403)
    // The session has the business from now on.
    const own = await opener.get(`account/${opened.body.customerId}`)
    expect([own.status, own.body.language]).toEqual([200, 'fr'])
    const published = await opener.post('publish-site', {
      customerId: opened.body.customerId,
      examples: 'keep',
    })
    expect(published.body.siteState).toBe('published')
  })

  test('to own one comes by mail with its opening by staff', async () => {
    const ownerEmail = `owner-${Date.now()}@people.test`
    const { body } = await staff.post('open-business', buildAnswers({ ownerEmail }))
    expect(body.isInvited).toBe(true)
    const { knex } = app.get('database')
    const [row] = await knex('invitations').where({ email: ownerEmail })
    expect(row).toMatchObject({ customerId: body.customerId, role: 'owner' })
    expect((await readMails(app, { to: ownerEmail })).at(-1)!.text).toContain(`//${body.str_domain}`)
  })

  test('is mailed with the opening or not at all', async () => {
    const ownerEmail = `nobody-${Date.now()}@people.test`
    const mails = jest.spyOn(app.service('invitations'), 'create').mockRejectedValueOnce(new Error('Full.'))
    const { knex } = app.get('database')
    const accounts = async () => Number((await knex('account').count().first())!.count)
    const before = await accounts()
    expect((await staff.post('open-business', buildAnswers({ ownerEmail }))).status).toBe(500)
    expect([mails.mock.calls.length, await accounts()]).toEqual([1, before])
    mails.mockRestore()
  })
})
