import { blockKeys } from '@mainstreet/shared/contracts/site/profile'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount, type Client } from '../../test/as'
import { until } from '../../test/until'
import { withoutMoment } from '../../test/without-moment'
import { buildAccount } from './account.factory'

let app: TestApp
let own: Account
let other: Account
let owner: Client
let visitor: Client
let staff: Client

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  own = await newAccount(app, { str_twitter: 'harbour' })
  other = await newAccount(app)
  owner = await as(app, 'owner', own)
  visitor = await as(app, 'visitor', own)
  staff = await as(app, 'staff')
})
afterAll(() => app.close())

describe('who may not', () => {
  test('a visitor writes no account', async () => {
    expect((await visitor.patch(`account/${own.id}`, { str_title: 'x' })).status).toBe(401)
    expect((await visitor.post('account', buildAccount())).status).toBe(401)
    expect((await visitor.delete(`account/${own.id}`)).status).toBe(401)
  })

  test('an owner neither creates nor removes an account', async () => {
    expect((await owner.post('account', buildAccount())).status).toBe(403)
    expect((await owner.delete(`account/${own.id}`)).status).toBe(403)
  })

  test("an owner does not find another's account", async () => {
    expect((await owner.patch(`account/${other.id}`, { str_title: 'x' })).status).toBe(404)
    expect((await owner.get(`account?int_id=${other.id}`)).status).toBe(403)
  })

  test.each([
    ['str_domain', 'elsewhere.test'],
    ['region', 'qc'],
    ['int_status_id', 2],
    ['roles', ['Hub']],
    ['ecommerceEnabled', false],
  ])('an owner does not change %s', async (name, value) => {
    expect((await owner.patch(`account/${own.id}`, { [name]: value })).status).toBe(403)
  })

  test('a suspended account is nobody to a visitor, and itself to its owner', async () => {
    const suspended = await newAccount(app, { int_status_id: 2 })
    expect((await visitor.get(`account?str_domain=${suspended.str_domain}`)).body.data ?? []).toEqual([])
    const itsOwner = await as(app, 'owner', suspended)
    expect((await itsOwner.get(`account/${suspended.id}`)).body.id).toBe(suspended.id)
  })
})

describe('what is refused', () => {
  test.each([
    ['str_phone', '506-555-010'],
    ['str_fax', '+44 506 555 0101'],
    ['str_tollfree', '(506) 555-010'],
    ['str_email', 'nobody'],
    ['str_email', 'a@b.test\r\nBcc: c@d.test'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+03:00'],
    ['timezone', ''],
    ['language', 'de'],
    ['language', ''],
    ['facebookPixelId', "1');alert('x"],
    ['str_mobile_url', 'javascript:alert(1)'],
    ['str_facebook', 'javascript:alert(1)'],
    ['stripePublicKey', 'pk_test_12345678'],
    ['stripePublicKey', 'sk_live_12345678'],
    ['stripeTestPublishKey', 'pk_live_12345678'],
    ['str_company_name', ' '],
    ['int_ao_payment_term', 0],
    ['str_nothing', 'x'],
  ])('%s as %j', async (name, value) => {
    const answer = await owner.patch(`account/${own.id}`, { [name]: value })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [name]])
  })

  test.each([['not a host'], ['shop.test:80'], ['evil@shop.test'], ['10.0.0.1'], ['../x']])(
    'a domain such as %j',
    async (str_domain) => {
      expect((await staff.post('account', buildAccount({ str_domain }))).status).toBe(400)
    },
  )

  test('the phone says how it is written', async () => {
    const answer = await owner.patch(`account/${own.id}`, { str_phone: '555-0101' })
    expect(answer.body.errors.str_phone).toBe('Invalid phone format. ex: (555) 555-5555')
  })

  test('a domain that another account has', async () => {
    const answer = await staff.post('account', buildAccount({ str_domain: other.str_domain.toUpperCase() }))
    expect([answer.status, answer.body.message]).toEqual([409, 'str_domain is already taken.'])
  })
})

test.each(['506-555-0123', '+1 506 555 0123', '506.555.0123', '506 555 0123', '(506) 555-0123'])(
  'a phone written as %s is stored as specified',
  async (typed) => {
    const phones = { str_phone: typed, str_mobile: typed, str_fax: typed, str_tollfree: typed }
    const answer = await owner.patch(`account/${own.id}`, phones).expect(200)
    for (const name of Object.keys(phones)) expect(answer.body[name]).toBe('(506) 555-0123')
  },
)

test('staff create an account with everything it starts with', async () => {
  const answer = await staff.post('account', buildAccount({ str_domain: 'New-Shop.Test.' }))
  expect([answer.status, answer.body.str_domain]).toEqual([201, 'new-shop.test'])
  const customerId: number = answer.body.id
  const counts = await Promise.all(
    ['store-settings', 'profile-options', 'profile-styles', 'profile-blocks', 'profile-hours'].map(
      async (path) => (await staff.get(`${path}?customerId=${customerId}`)).body.total,
    ),
  )
  expect(counts).toEqual([1, 1, 1, blockKeys.length, 7])
})

test('a visitor sees the public part under both names', async () => {
  const { body } = await visitor.get(`account?int_id=${own.id}`)
  const [row] = body.data
  expect(row).toMatchObject({ id: own.id, int_id: own.id, customerId: own.id, regionId: 'nb', region: 'nb' })
  expect(row.str_twitter_id).toBe('harbour')
  expect(row).not.toHaveProperty('str_contact_name')
  expect(row).not.toHaveProperty('int_status_id')
})

test('an account is found by its domain and selects what is asked for', async () => {
  const { body } = await visitor.get(`account?str_domain=${own.str_domain}&$select[]=str_domain`)
  expect(body.data).toEqual([expect.objectContaining({ str_domain: own.str_domain })])
})

test('aliases are written too, and must not contradict', async () => {
  const good = await owner.patch(`account/${own.id}`, { str_twitter_id: 'harbour2' })
  expect([good.status, good.body.str_twitter]).toEqual([200, 'harbour2'])
  const bad = await owner.patch(`account/${own.id}`, { str_twitter: 'a', str_twitter_id: 'b' })
  expect(bad.status).toBe(400)
})

test('reading, changing one field and sending the whole record back works', async () => {
  const read = (await owner.get(`account/${own.id}`)).body
  const answer = await owner.put(`account/${own.id}`, { ...read, str_title: 'By the sea' })
  expect(withoutMoment([answer.status, answer.body])).toEqual(
    withoutMoment([200, { ...read, str_title: 'By the sea' }]),
  )
})

test('rich text is stored clean', async () => {
  const html = '<p onclick="x()">Hello</p><script>x()</script>'
  const answer = await owner.patch(`account/${own.id}`, { str_content_area_content: html })
  expect(answer.body.str_content_area_content).toBe('<p>Hello</p>')
})

test('removing an account over REST closes it, with an archive and days of grace', async () => {
  const { id } = await newAccount(app)
  const remove = () => staff.delete(`account/${id}`)
  expect((await staff.delete('account/2000000000')).status).toBe(404)
  const answer = await remove()
  expect([answer.status, answer.body]).toMatchObject([200, { int_id: id, int_status_id: 3 }])
  const life = await staff.post('account-lifecycle', { customerId: id })
  expect(life.body).toMatchObject({ standing: 'closed', log: [{ action: 'close' }] })
  expect(Math.round((Date.parse(life.body.deleteAt) - Date.now()) / 86_400_000)).toBe(30)
  const archives = await app.get('database').knex('account_exports').where({ customerId: id })
  expect(archives).toHaveLength(1)
  expect((await remove()).status).toBe(409)
})

test('a removed account takes everything along', async () => {
  const removed = await newAccount(app)
  const media = `nb/${removed.id}/${'0'.repeat(32)}-logo.jpg`
  await app.get('media').put(media, Buffer.from('x'), 'image/jpeg')
  await app.service('account').remove(removed.id)
  expect(await app.get('database').knex('store_settings').where({ customerId: removed.id })).toEqual([])
  // Files go after the commit, and nobody waits for them.
  await until(async () => (await app.get('media').head(media)) === null)
})

describe('the pictures of an account', () => {
  const logo = () => `nb/${own.id}/${'1'.repeat(32)}-logo.jpg`
  const stored = async () => {
    await app.get('media').put(logo(), Buffer.from('x'), 'image/jpeg')
    await app
      .get('database')
      .knex('account')
      .where({ id: own.id })
      .update({ str_logo_image: `/assets/${logo()}` })
  }

  test('are nobody’s to name, and staying as they are is no change', async () => {
    await stored()
    const change = { str_logo_image: '/assets/nb/2/other.jpg', str_title: 'By the sea' }
    const { body } = await owner.patch(`account/${own.id}`, change)
    expect([body.str_logo_image, body.str_title]).toEqual([`/assets/${logo()}`, 'By the sea'])
    expect((await visitor.patch(`account/${own.id}`, { str_logo_image: '' })).status).toBe(401)
  })

  test('are taken away with an empty text, and their files go', async () => {
    await stored()
    const { status, body } = await owner.patch(`account/${own.id}`, { str_logo_image: '' })
    expect([status, body.str_logo_image]).toEqual([200, ''])
    await until(async () => (await app.get('media').head(logo())) === null)
  })

  test('have a point that stays in view, within the picture', async () => {
    for (const headerFocusX of [-1, 101, 1.5, '50'])
      expect((await owner.patch(`account/${own.id}`, { headerFocusX })).body.errors).toHaveProperty(
        'headerFocusX',
      )
    await owner.patch(`account/${own.id}`, { headerFocusX: 20, headerFocusY: 80 })
    const { body } = await visitor.get(`site?previewId=${own.id}`)
    expect(body.look.variables['--site-header-focus']).toBe('20% 80%')
  })
})
