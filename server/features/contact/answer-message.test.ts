import type { Account } from '@mainstreet/shared/contracts/account'
import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { as, newAccount, type Client } from '../../test/as'
import { baseFeatures } from '../../test/base-features'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { mails as mailsFeature } from '../mails/mails.feature'
import { contact } from './contact.feature'
import { buildContactMessage } from './contact-messages.factory'

let app: TestApp
let account: Account
let owner: Client
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, contact, mailsFeature] })
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app, { str_email: 'shop@shop.test', str_company_name: 'Harbour & Pine' })
  owner = await as(app, 'owner', account)
})

const newMessage = (overrides: Partial<ContactMessage> = {}) =>
  app.service('contact-messages').create({ ...buildContactMessage(overrides), customerId: account.id })

const mails = async () => (await owner.get('account-mails?kind=buyer-message').expect(200)).body.data

test('is neither a visitor’s nor a stranger’s to give, nor a helper’s', async () => {
  const { id } = await newMessage()
  const answer = { id, text: 'Yes, two are left.' }
  await (await as(app, 'visitor', account)).post('answer-message', answer).expect(401)
  await (await as(app, 'orders', account)).post('answer-message', answer).expect(403)
  const stranger = await as(app, 'owner', await newAccount(app))
  await stranger.post('answer-message', answer).expect(404)
  expect(await mails()).toEqual([])
})

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a book', 'a'.repeat(5001)],
])('of %s is refused at its field', async (_what, text) => {
  const { id } = await newMessage()
  const { body } = await owner.post('answer-message', { id, text }).expect(400)
  expect(body.errors).toHaveProperty('text')
})

test('goes by mail in the business’s name, with what was asked, and stays with the message', async () => {
  const { id } = await newMessage({ email: 'ada@example.test', subject: 'Mugs', message: 'Blue ones?' })
  await owner.post('answer-message', { id, text: ' Yes, two are left.\n' }).expect(200)
  expect(await mails()).toMatchObject([{ to: 'ada@example.test', subject: 'Re: Mugs' }])
  const { knex } = app.get('database')
  const mail = await knex('account_mails').where({ customerId: account.id }).first()
  expect(mail).toMatchObject({ fromName: 'Harbour & Pine', replyTo: 'shop@shop.test' })
  expect(JSON.stringify(mail)).toMatch(/Yes, two are left\..*Blue ones\?/)
  const { body } = await owner.get(`contact-messages/${id}`).expect(200)
  expect(body).toMatchObject({ isAnswered: true, isRead: true, answers: [{ text: 'Yes, two are left.' }] })
  expect(body.answers[0].by).not.toBe('')
})

test('is sent once, however often its button is pressed; other words are another', async () => {
  const { id } = await newMessage()
  const answer = { id, text: 'Yes.' }
  await Promise.all([1, 2, 3].map(() => owner.post('answer-message', answer).expect(200)))
  expect(await mails()).toHaveLength(1)
  await owner.post('answer-message', { id, text: 'And tomorrow, too.' }).expect(200)
  expect(await mails()).toHaveLength(2)
  expect((await owner.get(`contact-messages/${id}`)).body.answers).toHaveLength(2)
})
