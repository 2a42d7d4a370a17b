import type { Account } from '@mainstreet/shared/contracts/account'
import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { mails as mailsFeature } from '../mails/mails.feature'
import { contact as contactFeature } from './contact.feature'
import { buildContactMessage } from './contact-messages.factory'

const written = { from: 'ada@example.test', contact: 'Ada Byron', subject: 'Mugs', message: 'Blue ones?' }
let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, contactFeature, mailsFeature] })
  account = await newAccount(app, { str_email: 'shop@shop.test' })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const newMessage = (overrides: Partial<ContactMessage> = {}) =>
  app.service('contact-messages').create({ ...buildContactMessage(overrides), customerId: account.id })

const newest = async (): Promise<ContactMessage> =>
  (await owner.get('contact-messages?$sort[id]=-1&$limit=1').expect(200)).body.data[0]

describe('messages from the site', () => {
  test('are neither a visitor’s to read nor another business’s', async () => {
    const { id } = await newMessage()
    await visitor.get('contact-messages').expect(401)
    await visitor.get(`contact-messages/${id}`).expect(401)
    const stranger = await as(app, 'owner', await newAccount(app))
    await stranger.get(`contact-messages/${id}`).expect(404)
    await stranger.patch(`contact-messages/${id}`, { isRead: true }).expect(404)
  })

  test('are made by the contact form alone, and only whether they are read can change', async () => {
    await owner.post('contact-messages', buildContactMessage()).expect(405)
    const { id } = await newMessage()
    const answer = await owner.patch(`contact-messages/${id}`, { message: 'Something else' })
    expect((await owner.get(`contact-messages/${id}`)).body.message).toBe(buildContactMessage().message)
    expect(answer.status).toBeLessThan(500)
    await owner.patch(`contact-messages/${id}`, { isRead: 'yes' }).expect(400)
  })

  test('come with the mail, as plain text in lines, unread', async () => {
    const message = 'Blue <b>ones</b>?\r\nOr\u0007 green.\n'
    const contact = 'Ada\r\nByron'
    await visitor.post('contact', { ...written, contact, message }).expect(200)
    expect(await newest()).toMatchObject({
      customerId: account.id,
      name: 'Ada Byron',
      email: written.from,
      subject: 'Mugs',
      message: 'Blue <b>ones</b>?\nOr green.',
      isRead: false,
    })
  })

  test('are not there when the mail could not be queued, nor of a program or of an owner who writes', async () => {
    const before = await newest()
    await visitor.post('contact', { ...written, reference: 'https://pills.test' }).expect(200)
    jest.spyOn(app.service('contact-messages'), 'create').mockRejectedValueOnce(new Error('full'))
    const mails = () => app.get('database').knex('account_mails').where({ customerId: account.id }).count('*')
    const queued = await mails()
    await visitor.post('contact', written).expect(500)
    expect(await mails()).toEqual(queued)
    expect((await newest()).id).toBe(before.id)
  })

  test('reach the open dashboard at once, and no visitor', async () => {
    const [back, site] = await Promise.all([
      socketAs(app, 'owner', account),
      socketAs(app, 'visitor', account),
    ])
    const [heard, overheard]: string[][] = [[], []]
    back.socket.onAny((event: string) => heard!.push(event))
    site.socket.onAny((event: string) => overheard!.push(event))
    await visitor.post('contact', written).expect(200)
    await until(() => heard!.includes('contact-messages created'))
    await site.service('account').find()
    expect(overheard).toEqual([])
    back.close()
    site.close()
  })

  test('are read, unread again and removed by their business', async () => {
    const { id } = await newMessage()
    expect((await owner.patch(`contact-messages/${id}`, { isRead: true }).expect(200)).body.isRead).toBe(true)
    expect((await owner.patch(`contact-messages/${id}`, { isRead: false }).expect(200)).body.isRead).toBe(
      false,
    )
    await owner.delete(`contact-messages/${id}`).expect(200)
    await owner.get(`contact-messages/${id}`).expect(404)
  })
})

describe('the thread of a person', () => {
  const from = (email: string) => newMessage({ email, message: `From ${email}` })
  const lastWords = async (email: string, isLast = true): Promise<number[]> => {
    const { body } = await owner.get(`contact-messages?filter[lastWord]=${isLast}&$limit=500`).expect(200)
    return body.data
      .filter((each: ContactMessage) => each.email.toLowerCase() === email)
      .map(({ id }: ContactMessage) => id)
  }

  test('is its last word, however the address is written, and what nobody left an address for is its own', async () => {
    const [first, second] = [await from('thread@buyers.test'), await from('THREAD@buyers.test')]
    const other = await from('other@buyers.test')
    expect(await lastWords('thread@buyers.test')).toEqual([second.id])
    expect(await lastWords('thread@buyers.test', false)).toEqual([first.id])
    expect(await lastWords('other@buyers.test')).toEqual([other.id])
    const nameless = [await newMessage({ email: '' }), await newMessage({ email: '' })]
    const { body } = await owner.get('contact-messages?filter[lastWord]=true&$limit=500').expect(200)
    const ids = body.data.map(({ id }: ContactMessage) => id)
    expect(ids).toEqual(expect.arrayContaining(nameless.map(({ id }) => id)))
  })

  test('is answered or left for later as a whole', async () => {
    const [first, second] = [await from('whole@buyers.test'), await from('whole@buyers.test')]
    const marks = async () => {
      const { body } = await owner.get(`contact-messages/${first.id}`).expect(200)
      return [body.isAnswered, body.isLater]
    }
    await owner.patch(`contact-messages/${second.id}`, { isLater: true, isAnswered: false }).expect(200)
    expect(await marks()).toEqual([false, true])
    await owner.patch(`contact-messages/${second.id}`, { isAnswered: true, isLater: false }).expect(200)
    expect(await marks()).toEqual([true, false])
    await owner.patch(`contact-messages/${second.id}`, { isAnswered: false }).expect(200)
    expect(await marks()).toEqual([true, false])
  })
})
