import type { CodedRefusal } from '@mainstreet/shared/refusals/fill-text'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import type { Socket } from 'socket.io-client'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { contact as contactFeature } from '../../features/contact/contact.feature'
import { marketplace as marketplaceFeature } from '../../features/marketplace/marketplace.feature'
import { orders as ordersFeature } from '../../features/orders/orders.feature'
import { profile as profileFeature } from '../../features/profile/profile.feature'
import { tax as taxFeature } from '../../features/tax/tax.feature'
import { buildItem } from '../../features/marketplace/market-items.factory'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { rawCall } from '../../test/raw-call'
import { cleanError, invalid, problems } from './errors'

let app: TestApp
let owner: Client
let visitor: Client
const sockets: Record<string, Socket> = {}

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      contactFeature,
      marketplaceFeature,
      ordersFeature,
      profileFeature,
      taxFeature,
    ],
  })
  const account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
  sockets.owner = (await socketAs(app, 'owner', account)).socket
  sockets.visitor = (await socketAs(app, 'visitor', account)).socket
})
afterAll(async () => {
  for (const socket of Object.values(sockets)) socket.close()
  await app.close()
})

interface Said {
  message: string
  code: number
  errors?: Record<string, string>
  data?: { refusal?: CodedRefusal; refusals?: Record<string, CodedRefusal> }
}

const overRest = async (who: string, [method, path, ...args]: readonly unknown[]): Promise<Said> => {
  const client = who === 'owner' ? owner : visitor
  if (method === 'get') return (await client.get(`${String(path)}/${String(args[0])}`)).body as Said
  return (await client.post(String(path), args[0])).body as Said
}

const tooLong = 'x'.repeat(300)

test.each<[string, string, unknown[], number, Refusal, string]>([
  ['a stranger', 'visitor', ['create', 'profile-notices', {}], 401, refusal('sign-in-first'), ''],
  [
    'what is not there',
    'owner',
    ['get', 'market-items', 999_999],
    404,
    refusal('no-record', { path: 'market-items', id: 999_999 }),
    '',
  ],
  [
    'a text of a schema',
    'owner',
    ['create', 'market-items', { title: tooLong }],
    400,
    refusal('too-long', { max: 160 }),
    'title',
  ],
  [
    'a rule of a feature',
    'owner',
    ['create', 'market-items', { ...buildItem(), categoryId: 999_999 }],
    400,
    refusal('not-a-category'),
    'categoryId',
  ],
  [
    'the key of a row',
    'owner',
    ['create', 'market-variations', { variation: 'Red', price: 1 }],
    400,
    refusal('required'),
    'itemId',
  ],
])(
  '%s is refused with a code beside the English, over REST and a websocket',
  async (...[, who, call, code, said, field]) => {
    const expected = {
      code,
      message: field ? `${field} ${said.message}` : said.message,
      ...(field && { errors: { [field]: said.message } }),
      data: { refusal: said.refusal, ...(field && { refusals: { [field]: said.refusal } }) },
    }
    expect(await overRest(who, call)).toMatchObject(expected)
    expect(await rawCall(sockets[who]!, [...call, {}])).toMatchObject(expected)
  },
)

test('an operation has the code beside its message, and its `code` stays the status', async () => {
  const { body } = await visitor.post('contact', {})
  const { body: noOrder } = await owner.post('refund-quote', { orderId: 999_999, amount: 1 })
  expect(body).toMatchObject({ ok: false, code: 400 })
  expect(noOrder).toMatchObject({ ok: false, code: 404, ...refusal('no-order') })
})

test('the first of several fields speaks for all, and what only programs do has no code', () => {
  const { message, errors, data } = invalid(
    { price: refusal('too-high', { max: 5 }), x: 'is odd' },
    { kept: 1 },
  )
  expect({ message, errors, data }).toEqual({
    message: 'price must be <= 5',
    errors: { price: 'must be <= 5', x: 'is odd' },
    data: {
      kept: 1,
      refusal: { code: 'too-high', max: 5 },
      refusals: { price: { code: 'too-high', max: 5 } },
    },
  })
  expect(problems({ x: 'is odd' })).toEqual({ errors: { x: 'is odd' } })
})

test.each([
  ['23505', refusal('already-taken', { field: 'email' })],
  ['53100', refusal('storage-full')],
  ['57014', refusal('took-too-long')],
  ['no code of ours', refusal('server-failed')],
])('what the database says (%s) has a code', (code, { message, refusal: coded }) => {
  const error = cleanError({ code, detail: 'Key ("customerId", email)=(1, a@b.test)' })
  expect({ message: error.message, data: error.data as unknown }).toMatchObject({
    message,
    data: { refusal: coded },
  })
})
