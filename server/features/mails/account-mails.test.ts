import type { Account } from '@mainstreet/shared/contracts/account'
import { mailKinds } from '@mainstreet/shared/contracts/orders/mails'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { table, type QueuedMail } from '../../kit/mail/outbox'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { mailSamples as mailSamplesFeature } from '../mail-samples/mail-samples.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { mails as mailsFeature } from './mails.feature'
import { createMail } from './account-mails.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, mailSamplesFeature, mailsFeature, profileFeature] })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app, { str_company_name: 'Harbour & Sons' })
  owner = await as(app, 'owner', account)
})

const rows = () => app.get('database').knex(table)
const ended = async (overrides: Parameters<typeof createMail>[2] = {}) => {
  const mail = await createMail(app, account, overrides)
  await rows().where(mail).update({ status: 'sent', sentAt: new Date() })
  return mail
}
const sampleOf = (kind: string, language: string) => ({ customerId: account.id, kind, language })

describe('strangers', () => {
  test('neither see, read nor resend a mail, nor look at samples', async () => {
    const { id } = await ended()
    const visitor = await as(app, 'visitor', account)
    const other = await as(app, 'owner', await newAccount(app))
    expect((await visitor.get('account-mails')).status).toBe(401)
    expect((await other.get('account-mails')).body.total).toBe(0)
    expect((await other.get(`account-mails?customerId=${account.id}`)).status).toBe(403)
    expect((await other.get(`account-mails/${id}`)).status).toBe(404)
    for (const path of ['mail-preview', 'mail-resend']) {
      expect([path, (await visitor.post(path, { id })).status]).toEqual([path, 401])
      expect([path, (await other.post(path, { id })).status]).toEqual([path, 404])
    }
    expect((await visitor.post('mail-sample', sampleOf('receipt', 'en'))).status).toBe(401)
    expect((await other.post('mail-sample', sampleOf('receipt', 'en'))).status).toBe(403)
    expect(await rows().where({ resentFrom: id })).toEqual([])
  })

  test('write no mail, be it their own', async () => {
    const { id } = await ended()
    expect((await owner.post('account-mails', { kind: 'receipt' })).status).toBe(405)
    expect((await owner.patch(`account-mails/${id}`, { status: 'queued' })).status).toBe(405)
    expect((await owner.delete(`account-mails/${id}`)).status).toBe(405)
  })
})

describe('a mail with the key to a login', () => {
  test.each(['password-reset', 'password-link', 'email-change', 'email-change-notice', 'anything'])(
    'is shown to nobody and not resent: %s',
    async (kind) => {
      const { id } = await ended({ kind })
      for (const client of [owner, await as(app, 'staff')]) {
        expect((await client.get(`account-mails?customerId=${account.id}`)).body.total).toBe(0)
        expect((await client.get(`account-mails/${id}`)).status).toBe(404)
        expect((await client.post('mail-preview', { id })).status).toBe(404)
        expect((await client.post('mail-resend', { id })).status).toBe(404)
      }
    },
  )

  test('is in no list where it belongs to no account', async () => {
    const { id } = await createMail(app, { id: 0 }, { customerId: null })
    const staff = await as(app, 'staff')
    expect((await staff.get(`account-mails/${id}`)).status).toBe(404)
    expect((await staff.get(`account-mails?id=${id}`)).body.total).toBe(0)
  })
})

describe('an owner', () => {
  test('sees each mail and how it stands, and nothing of what it is made of', async () => {
    await ended({ subject: 'First' })
    await createMail(app, account, { subject: 'Second' })
    const { body } = await owner.get('account-mails?$sort[id]=-1')
    expect(body.data.map(({ subject, status }: QueuedMail) => [subject, status])).toEqual([
      ['Second', 'queued'],
      ['First', 'sent'],
    ])
    expect(Object.keys(body.data[0])).not.toEqual(expect.arrayContaining(['content']))
    expect(Object.keys(body.data[0])).not.toContain('dedupeKey')
  })

  test('reads what a mail says', async () => {
    const { id } = await ended({ fromName: 'Harbour & Sons', replyTo: 'shop@harbour.test' })
    const { status, body } = await owner.post('mail-preview', { id })
    expect(status).toBe(200)
    expect(body).toMatchObject({ subject: 'Your order #1001', replyTo: 'shop@harbour.test' })
    expect(body.from).toMatch(/^Harbour & Sons <.+>$/)
    expect(body.html).toContain('Order 1001')
    expect(body.text).toContain('Order 1001')
  })

  test('sends a mail again that has ended, one at a time and three times', async () => {
    const { id } = await ended({ dedupeKey: `sent-again:${account.id}` })
    for (let time = 1; time <= 3; time++) {
      const { status, body } = await owner.post('mail-resend', { id })
      expect([time, status]).toEqual([time, 200])
      expect((await owner.post('mail-resend', { id })).status).toBe(409)
      const copy = (await rows().where({ id: body.id }).first())!
      expect(copy).toMatchObject({ resentFrom: id, status: 'queued', to: 'mona@people.test' })
      await rows().where({ id: body.id }).update({ status: 'failed' })
    }
    expect((await owner.post('mail-resend', { id })).status).toBe(409)
    const [last] = await rows().where({ resentFrom: id }).orderBy('id', 'desc')
    expect((await owner.post('mail-resend', { id: last!.id })).status).toBe(409)
  })

  test('does not send one again that is waiting', async () => {
    const { id } = await createMail(app, account)
    expect((await owner.post('mail-resend', { id })).status).toBe(409)
  })

  test('who presses twice at once sends one', async () => {
    const { id } = await ended()
    const answers = await Promise.all([1, 2].map(() => owner.post('mail-resend', { id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('hears of each change of a mail', async () => {
    const client = await socketAs(app, 'owner', account)
    const heard = new Promise<{ subject: string }>((resolve) =>
      client.service('account-mails').on('created', resolve),
    )
    await client.service('account-mails').find({ query: { customerId: account.id } })
    await createMail(app, account, { subject: 'New' })
    expect(await heard).toMatchObject({ subject: 'New', status: 'queued' })
    client.close()
  })
})

describe('samples', () => {
  test.each(mailKinds.flatMap((kind) => ['en', 'fr'].map((language) => [kind, language])))(
    'show %s in %s, in the look of the account',
    async (kind, language) => {
      const { status, body } = await owner.post('mail-sample', sampleOf(kind, language))
      expect(status).toBe(200)
      expect(body.html).toContain(`lang="${language}"`)
      expect(body.html).toContain('Harbour &amp; Sons')
      expect(body.text).toContain(language === 'fr' ? 'Envoyé par Mainstreet' : 'Sent by Mainstreet')
    },
  )

  test('are in its colours and language, with its logo and address', async () => {
    await owner.patch(`profile-styles/${account.id}`, { buttonColor: '#8c1d40' }).expect(200)
    await app
      .get('database')
      .knex('account')
      .where({ id: account.id })
      .update({ str_logo_image: '/assets/nb/1/logo.jpg', str_address1: '12 Wharf Road' })
    const { html, text } = (await owner.post('mail-sample', sampleOf('receipt', 'en'))).body
    expect(html).toContain('background:#8c1d40')
    expect(html).toContain('src="/assets/nb/1/logo.jpg"')
    expect(text).toContain('12 Wharf Road')
  })
})
