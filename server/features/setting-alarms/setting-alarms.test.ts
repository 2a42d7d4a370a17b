import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, socketAs, type Client, positionFor, type Helper } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { readMails } from '../../test/mails'

let app: TestApp
let own: Account
let owner: Client

const keys = {
  stripeSecretKey: 'sk_live_51abcdefghijkl4242',
  stripeTestSecretKey: 'sk_test_51abcdefghijkl4242',
  stripeWebhookSecret: 'whsec_51abcdefghijkl4242',
}
const mails = () => readMails(app, { kind: 'settings-changed' })
const forget = () => app.get('database').knex('account_mails').delete()

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  own = await newAccount(app, { str_company_name: 'Quai Émilie', timezone: 'America/Moncton' })
  owner = await as(app, 'owner', own)
  await forget()
})

const person = async (role: 'owner' | Helper, language: 'en' | 'fr' | null = null) => {
  const email = `${role}-${own.id}@people.test`
  const { id: userId } = await app.service('users').create({ email, name: role, language })
  await app.service('user-accounts').create({ userId, customerId: own.id, ...positionFor(role) })
  return email
}

describe('a change of keys', () => {
  test('is told to every owner in the own language, once a save, and to no helper', async () => {
    const french = await person('owner', 'fr')
    const helpers = [await person('orders'), await person('content')]
    await newAccount(app)
    expect((await owner.patch(`store-settings/${own.id}`, keys)).status).toBe(200)
    const told = await mails()
    expect(told).toHaveLength(2)
    const [english, other] = told
    expect(other!.to).toBe(french)
    expect(helpers).not.toContain(english!.to)
    expect(english!.subject).toBe('Access, keys or payment settings of Quai Émilie were changed')
    for (const text of ['Secret Key: set', 'Test Secret Key: set', 'Webhook Signing Secret: set'])
      expect(english!.text).toContain(text)
    expect(english!.text).toMatch(/@people\.test changed this on \w+ \d+, \d{4} at \d/)
    expect(english!.text).toContain('/dashboard/options')
    expect(other!.text).toMatch(/Clé secrète\s*: ajouté/)
    expect(other!.text).toContain('a fait ce changement le')
  })

  test('never has a key in its mail, old or new', async () => {
    await owner.patch(`store-settings/${own.id}`, keys)
    await owner.patch(`store-settings/${own.id}`, { stripeSecretKey: 'sk_live_51abcdefghijkl1881' })
    await owner.patch(`store-settings/${own.id}`, { stripeSecretKey: null })
    await owner.patch(`account/${own.id}`, { stripePublicKey: 'pk_live_1234abcd' })
    const { body: key } = await owner.post('api-keys', { name: 'Till', scope: 'read' })
    const said = JSON.stringify(await mails())
    for (const part of ['4242', '1881', 'pk_live', 'sk_live', 'whsec', '••••', key.key, `"${key.hint}"`])
      expect(said).not.toContain(part)
    expect((await mails()).map(({ text }) => /Secret Key: (\w+)/.exec(text)?.[1])).toEqual([
      'set',
      'replaced',
      'removed',
      undefined,
      undefined,
    ])
  })

  test('is no change where what is stored comes back, masked or empty', async () => {
    await owner.patch(`store-settings/${own.id}`, keys)
    await forget()
    const { body } = await owner.get(`store-settings/${own.id}`)
    expect((await owner.put(`store-settings/${own.id}`, body)).status).toBe(200)
    await owner.patch(`store-settings/${own.id}`, { stripeSecretKey: '', flatRate: 9 })
    await owner.patch(`account/${own.id}`, { str_title: 'Fresh fish' })
    expect(await mails()).toEqual([])
  })

  test('that is refused tells nobody', async () => {
    expect((await owner.patch(`store-settings/${own.id}`, { stripeSecretKey: 'nonsense' })).status).toBe(400)
    const content = await as(app, 'content', own)
    expect((await content.patch(`account/${own.id}`, { stripePublicKey: 'pk_live_1234abcd' })).status).toBe(
      403,
    )
    expect(await mails()).toEqual([])
  })
})

test.each([
  ['account', { stripeTestPublishKey: 'pk_test_1234abcd' }, 'Test Publishable Key: set'],
  ['account', { facebookPixelId: '123456789' }, 'Facebook Pixel ID: set'],
  ['store-settings', { useTestStripeData: false }, 'Use test keys: switched off'],
  ['store-settings', { qstNumber: '1234567890 TQ0001' }, 'QST Number: set'],
])('%s %j is told, over REST as over a websocket', async (path, change, text) => {
  expect((await owner.patch(`${path}/${own.id}`, change)).status).toBe(200)
  expect((await mails()).map((mail) => mail.text)).toEqual([expect.stringContaining(text)])
  await forget()
  const client = await socketAs(app, 'owner', own)
  const back = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value === false ? true : '']),
  )
  await client.service(path as 'account').patch(own.id, back)
  client.close()
  // Both owners by now.
  expect(await mails()).toHaveLength(2)
})

test('keys for programs are told when they are made, may do something else, or are revoked', async () => {
  const { body } = await owner.post('api-keys', { name: 'Till', scope: 'read' })
  await owner.patch(`api-keys/${body.id}`, { name: 'Till 2' })
  await owner.patch(`api-keys/${body.id}`, { scope: 'write' })
  await owner.delete(`api-keys/${body.id}`)
  expect((await mails()).map(({ text }) => /“(.+)”: (.+)/.exec(text)?.slice(1))).toEqual([
    ['Till', 'a new API key'],
    ['Till 2', 'an API key that may do something else now'],
    ['Till 2', 'an API key that was revoked'],
  ])
})

test('people, webhooks and archives are told, and where orders are mailed to', async () => {
  const told = async () => {
    const found = (await mails()).map(({ text }) => /(?:^|\n)\s*(.+): (.+)\n/.exec(text)?.slice(1))
    await forget()
    return found
  }
  await owner.patch(`store-settings/${own.id}`, { receiveEmail: 'orders@elsewhere.test' }).expect(200)
  expect(await told()).toEqual([['Receive Orders At', 'set']])
  await owner.post('invitations', { email: 'new@people.test', role: 'owner' }).expect(201)
  expect(await told()).toEqual([['“new@people.test”', 'invited']])
  await person('orders')
  await forget()
  const [{ id }] = (await owner.get('user-accounts?role=helper').expect(200)).body.data
  await owner.patch(`user-accounts/${id}`, { duties: ['texts'] }).expect(200)
  await owner.delete(`user-accounts/${id}`).expect(200)
  const helper = `“orders-${own.id}@people.test”`
  expect(await told()).toEqual([
    [helper, 'may do something else now'],
    [helper, 'has no access any more'],
  ])
  const { body } = await owner
    .post('webhook-endpoints', { url: 'https://hooks.test/x', events: ['order.created'] })
    .expect(201)
  await owner.patch(`webhook-endpoints/${body.id}`, { enabled: false }).expect(200)
  expect(await told()).toEqual([
    ['“https://hooks.test/x”', 'a new webhook, which is sent what happens'],
    ['“https://hooks.test/x”', 'a webhook that was changed'],
  ])
  await owner.post('account-exports', {}).expect(201)
  expect(await told()).toEqual([['Archives', 'asked for, with everything in it']])
})

test('a buyer who is erased is told without a name', async () => {
  const email = 'gone@buyer.test'
  await owner.post('erase-buyer', { customerId: own.id, email, confirm: email }).expect(200)
  const [mail] = await mails()
  expect(mail!.text).toContain('Data of a buyer: erased')
  expect(mail!.text).not.toContain(email)
})

test('who did it is named: a program by its key, staff as such', async () => {
  const program = await as(app, 'write key', own)
  const staff = await as(app, 'staff')
  await forget()
  await program.patch(`account/${own.id}`, { facebookPixelId: '123456789' })
  await staff.patch(`account/${own.id}`, { facebookPixelId: '987654321' })
  const [one, other] = await mails()
  expect(one!.text).toContain('A program with the API key “write key” changed this')
  expect(other!.text).toContain('of Mainstreet’s staff, changed this')
})

test('the mails are in no list of the account', async () => {
  await owner.patch(`account/${own.id}`, { facebookPixelId: '123456789' })
  expect((await owner.get('account-mails')).body.total).toBe(0)
})
