import { randomBytes } from 'node:crypto'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { Funeral } from '@mainstreet/shared/contracts/calendar/calendar'
import { createTestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { newAddress, type TestApp } from '../../test/create-test-app'
import { readMails } from '../../test/mails'
import { until } from '../../test/until'
import { calendar as calendarFeature } from '../calendar/calendar.feature'
import { contact as contactFeature } from '../contact/contact.feature'
import { site as siteFeature } from '../site/site.feature'
import { buildFuneral } from '../calendar/calendar.factory'
import { condolences as condolencesFeature } from './condolences.feature'
import { buildCondolence } from './condolences.factory'

const written = { contact: 'Ada Byron', from: 'ada@example.test', message: 'We think of you all.' }
let app: TestApp
let account: Account
let owner: Client
let visitor: Client
let stranger: Client
let funeralId: number

const newFuneral = (body: Partial<Funeral> = {}) =>
  app.service('funerals').create({ ...buildFuneral(), ...body, name: 'Rose Cormier', customerId: account.id })
const mails = () => readMails(app, { customerId: account.id })
const newCondolence = (status: 'waiting' | 'shown' | 'refused' = 'shown') =>
  app.service('condolences').create({ ...buildCondolence(funeralId), status, customerId: account.id })
const send = (body: object = {}, client = visitor) =>
  client.post('send-condolence', { funeralId, ...written, ...body })

beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, calendarFeature, condolencesFeature, contactFeature, siteFeature],
  })
})
beforeEach(async () => {
  app.address = newAddress()
  account = await newAccount(app, { str_email: `${randomBytes(4).toString('hex')}@home.test` })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
  stranger = await as(app, 'owner', await newAccount(app))
  funeralId = (await newFuneral()).id
})
afterAll(() => app.close())

describe('who reads condolences', () => {
  test('another business reads, answers and removes none', async () => {
    const { id } = await newCondolence('waiting')
    await stranger.get(`condolences/${id}`).expect(404)
    await stranger.patch(`condolences/${id}`, { status: 'shown' }).expect(404)
    await stranger.delete(`condolences/${id}`).expect(404)
    expect((await stranger.get('condolences').expect(200)).body.data).toEqual([])
  })

  test('a visitor reads those that are approved, without the address, and answers none', async () => {
    const { id } = await newCondolence('shown')
    const hidden = [await newCondolence('waiting'), await newCondolence('refused')]
    const { data } = (await visitor.get(`condolences?funeralId=${funeralId}`).expect(200)).body
    expect(data).toEqual([
      expect.objectContaining({ id, name: 'Ada Byron', message: 'We think of you all.', status: 'shown' }),
    ])
    expect(Object.keys(data[0])).not.toContain('email')
    expect(Object.keys(data[0])).not.toContain('reported')
    for (const each of hidden) await visitor.get(`condolences/${each.id}`).expect(404)
    expect((await visitor.get('condolences?email=ada@example.test')).status).toBe(400)
    await visitor.patch(`condolences/${id}`, { status: 'refused' }).expect(401)
    await visitor.delete(`condolences/${id}`).expect(401)
    await owner.post('condolences', buildCondolence(funeralId)).expect(405)
  })
})

describe('a condolence', () => {
  test('is not for a notice that is elsewhere, gone or takes none', async () => {
    const quiet = await newFuneral({ takesCondolences: false })
    const other = await newAccount(app)
    const foreign = await app.service('funerals').create({ ...buildFuneral(), customerId: other.id })
    for (const id of [quiet.id, foreign.id, 2_000_000_000])
      expect((await send({ funeralId: id })).status).toBe(404)
    expect((await send({}, stranger)).status).toBe(403)
    expect(await mails()).toEqual([])
  })

  test('that is not whole is refused by field', async () => {
    const { status, body } = await send({ contact: ' ', from: 'ada@example', message: '' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['contact', 'from', 'message']])
    expect((await send({ message: 'x'.repeat(2001) })).body.errors).toHaveProperty('message')
    expect((await send({ status: 'shown' })).status).toBe(400)
    await owner.patch(`condolences/${(await newCondolence()).id}`, { status: 'loud' }).expect(400)
  })

  test('waits as plain text until its home has approved it, which is told by mail', async () => {
    await send({ contact: 'Ada\r\nByron', message: 'Dear <b>all</b>\r\nwe mourn.\u0007' }).expect(200)
    const [row] = (await owner.get('condolences').expect(200)).body.data
    expect(row).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@example.test',
      message: 'Dear <b>all</b>\nwe mourn.',
      status: 'waiting',
      reported: false,
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({
      kind: 'condolence',
      to: account.str_email,
      replyTo: 'ada@example.test',
      subject: 'A condolence for Rose Cormier',
    })
    expect(mail!.html).toContain('Dear &lt;b&gt;all&lt;/b&gt;')
    await visitor.get(`condolences/${row.id}`).expect(404)
    await owner.patch(`condolences/${row.id}`, { status: 'shown', message: 'Another' }).expect(200)
    expect((await visitor.get(`condolences/${row.id}`).expect(200)).body.message).toContain('we mourn.')
    await owner.patch(`condolences/${row.id}`, { status: 'refused' }).expect(200)
    await visitor.get(`condolences/${row.id}`).expect(404)
    await owner.delete(`condolences/${row.id}`).expect(200)
  })

  test('is read by nobody while its notice is a draft again', async () => {
    await send().expect(200)
    const [row] = (await owner.get('condolences')).body.data
    await owner.patch(`condolences/${row.id}`, { status: 'shown' }).expect(200)
    await owner.patch(`funerals/${row.funeralId}`, { status: 'draft' }).expect(200)
    await visitor.get(`condolences/${row.id}`).expect(404)
    await owner.patch(`funerals/${row.funeralId}`, { status: 'public' }).expect(200)
    await visitor.get(`condolences/${row.id}`).expect(200)
    await owner.delete(`condolences/${row.id}`).expect(200)
  })

  test('appears on an open page when it is approved, and not before', async () => {
    const site = await socketAs(app, 'visitor', account)
    const heard: unknown[][] = []
    site.socket.onAny((...event: unknown[]) => heard.push(event))
    await send().expect(200)
    const [row] = (await owner.get('condolences')).body.data
    await owner.patch(`condolences/${row.id}`, { status: 'shown' }).expect(200)
    await until(() => heard.length > 0)
    expect(heard).toHaveLength(1)
    expect(JSON.stringify(heard)).not.toContain('ada@example.test')
    site.close()
  })

  test('of a program fills the hidden field, is thanked and kept nowhere', async () => {
    expect((await send({ reference: 'https://pills.test' })).body).toEqual({ ok: true })
    expect((await owner.get('condolences')).body.data).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('is one of five in ten minutes, mistakes aside', async () => {
    await send({ message: '' }).expect(400)
    for (let left = 5; left; left--) await send().expect(200)
    const { status, headers } = await send()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('goes with its notice', async () => {
    await newCondolence()
    await owner.delete(`funerals/${funeralId}`).expect(200)
    expect((await owner.get('condolences')).body.data).toEqual([])
  })
})

describe('a report', () => {
  test('is about what is shown on this site alone', async () => {
    const { id } = await newCondolence('waiting')
    expect((await visitor.post('report-condolence', { id })).status).toBe(404)
    const shown = await newCondolence()
    const elsewhere = await as(app, 'visitor', await newAccount(app))
    expect((await elsewhere.post('report-condolence', { id: shown.id })).status).toBe(404)
    expect((await visitor.post('report-condolence', { id: 'x' })).status).toBe(400)
    expect(await mails()).toEqual([])
  })

  test('hides nothing, tells the home once, and is over when the home has answered', async () => {
    const { id } = await newCondolence()
    for (let times = 2; times; times--) await visitor.post('report-condolence', { id }).expect(200)
    expect((await owner.get(`condolences/${id}`)).body).toMatchObject({ reported: true, status: 'shown' })
    await visitor.get(`condolences/${id}`).expect(200)
    const told = await mails()
    expect(told.map(({ subject }) => subject)).toEqual(['A condolence for Rose Cormier was reported'])
    expect(told[0]!.html).not.toContain('Ada')
    expect((await owner.patch(`condolences/${id}`, { status: 'shown' })).body.reported).toBe(false)
  })

  test('comes ten times in ten minutes', async () => {
    const { id } = await newCondolence()
    for (let left = 10; left; left--) await visitor.post('report-condolence', { id }).expect(200)
    expect((await visitor.post('report-condolence', { id })).status).toBe(429)
  })
})
