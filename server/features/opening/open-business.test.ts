import { blockKeys, type ProfileBlock } from '@mainstreet/shared/contracts/site/profile'
import { businessSectors, type Example } from '@mainstreet/shared/contracts/site/opening'
import type { Input } from '@mainstreet/shared/services'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { buildAnswers } from './answers.factory'
import { addressName } from './free-address'
import { momentAt } from './moment-at'

let app: TestApp
let staff: Client
let owner: Client

const open = async (overrides: Partial<Input<'open-business'>> = {}) => {
  const { status, body } = await staff.post('open-business', buildAnswers(overrides))
  if (status !== 201 && status !== 200) throw new Error(JSON.stringify(body))
  return body as { customerId: number; str_domain: string }
}

const filesOf = async (customerId: number): Promise<string[]> => {
  const files: string[] = []
  for await (const path of app.get('media').list()) if (path.startsWith(`nb/${customerId}/`)) files.push(path)
  return files
}

const state = async (who: Client, customerId: number) =>
  (await who.post('opening-state', { customerId })).body

beforeAll(async () => {
  app = await createWholeApp()
  staff = await as(app, 'staff')
  owner = await as(app, 'owner', await newAccount(app))
})
afterAll(() => app.close())

describe('who may not', () => {
  test('neither a visitor nor an owner opens a business without an invitation', async () => {
    const visitor = await as(app, 'visitor')
    for (const path of ['open-business', 'suggest-address']) {
      const input = path === 'open-business' ? buildAnswers() : { str_company_name: 'x' }
      expect((await visitor.post(path, input)).status).toBe(401)
      expect((await owner.post(path, input)).status).toBe(403)
    }
  })

  test('nobody touches the examples of another', async () => {
    const { customerId } = await open()
    for (const path of ['opening-state', 'remove-examples', 'publish-site'])
      expect((await owner.post(path, { customerId })).status).toBe(403)
  })
})

describe('before it is published', () => {
  test('says whom its orders and messages reach, and whether there are hours', async () => {
    const email = 'leonie-told@shop.example'
    const { customerId } = await open({ ownerEmail: email, str_email: '' })
    const told = { ordersTo: [email], messagesTo: [email], hasHours: true }
    expect(await state(staff, customerId)).toMatchObject(told)
    await staff.post('remove-examples', { customerId }).expect(200)
    expect(await state(staff, customerId)).toMatchObject({ hasHours: false })
  })
})

describe('what is refused', () => {
  test.each([
    ['str_company_name', ' '],
    ['sector', 'bank'],
    ['str_city', ''],
    ['language', 'de'],
    ['timezone', 'Mars/Olympus'],
    ['str_domain', 'not a host'],
    ['str_phone', '555-0199'],
    ['str_nothing', 'x'],
  ])('%s as %j, named', async (name, value) => {
    const answer = await staff.post('open-business', { ...buildAnswers(), [name]: value })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [name]])
  })

  test('a place whose clock nobody knows', async () => {
    const answer = await staff.post(
      'open-business',
      buildAnswers({ str_province: 'Bretagne', str_country: 'France' }),
    )
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['timezone']])
  })

  test('an address that another has, and nothing is left of the attempt', async () => {
    const { str_domain } = await newAccount(app)
    const { knex } = app.get('database')
    const input = buildAnswers({ str_domain: str_domain.toUpperCase() })
    const answer = await staff.post('open-business', input)
    expect([answer.status, answer.body.errors]).toEqual([409, { str_domain: 'is already taken' }])
    expect(await knex('account').where({ str_company_name: input.str_company_name })).toEqual([])
  })

  test('a failure in its midst, which leaves nothing', async () => {
    const input = buildAnswers()
    const fail = jest
      .spyOn(app.service('market-items'), 'create')
      .mockRejectedValueOnce(new Error('the disk is full'))
    expect((await staff.post('open-business', input)).status).toBe(500)
    fail.mockRestore()
    const { knex } = app.get('database')
    expect(await knex('account').where({ str_company_name: input.str_company_name })).toEqual([])
    const { last_value: tried } = (await knex.raw('select last_value from account_id_seq')).rows[0]
    expect(await filesOf(Number(tried))).toEqual([])
  })
})

test('an address is suggested from the name, and the next one where it is taken', async () => {
  const str_company_name = `Chez Léonie & Fils n° ${Date.now()}`
  const ask = async () => (await staff.post('suggest-address', { str_company_name })).body.str_domain
  const first: string = await ask()
  expect(first).toMatch(/^chez-leonie-fils-n-\d+\.localhost$/)
  expect((await open({ str_company_name })).str_domain).toBe(first)
  expect(await ask()).toBe(first.replace('.localhost', '-2.localhost'))
  expect(addressName('Admin')).toBe('admin-site')
  expect(addressName('123')).toBe('site-123')
})

test('a moment is on the clock of its place, in summer and winter', () => {
  const at = (now: string) =>
    momentAt(new Date(now), { inDays: 1, at: '19:30', timezone: 'America/Moncton' }).toISOString()
  expect(at('2026-01-10T12:00:00Z')).toBe('2026-01-11T23:30:00.000Z')
  expect(at('2026-07-10T12:00:00Z')).toBe('2026-07-11T22:30:00.000Z')
})

test.each(businessSectors.flatMap((sector) => [[sector, 'en'] as const, [sector, 'fr'] as const]))(
  'the starter of %s in %s is good as it stands, and goes with one press',
  async (sector, language) => {
    const { customerId } = await open({ sector, language })
    const account = (await staff.get(`account/${customerId}`)).body
    expect(account).toMatchObject({ int_status_id: 2, timezone: 'America/Moncton', language, region: 'nb' })
    expect(account.str_pcode).toBe('E4L 1A1')
    expect(account.str_description).toContain('Sackville')
    expect(await filesOf(customerId)).toContain(account.str_header_image.replace('/assets/', ''))
    const { total: links } = (await staff.get(`profile-links?customerId=${customerId}`)).body
    expect(links).toBeGreaterThan(2)
    const { data: blocks } = (await staff.get(`profile-blocks?customerId=${customerId}&$sort[order]=1`)).body
    expect(blocks.map(({ block, show }: ProfileBlock) => [block, show])).toEqual(
      blockKeys.map((key) => [key, key !== 'facebook' && key !== 'twitter']),
    )
    expect(blocks[1].title).toBe(language === 'fr' ? 'Articles en vedette' : 'Featured Items')
    // What its own contract accepts as a whole is good.
    expect((await staff.put(`account/${customerId}`, account)).status).toBe(200)
    const { examples, missing } = await state(staff, customerId)
    expect(missing).toEqual([])
    expect(examples.length).toBeGreaterThan(3)
    expect(examples.filter(({ name }: Example) => name === 'undefined')).toEqual([])
    expect(examples.filter(({ isEdited }: { isEdited: boolean }) => isEdited)).toEqual([])
    const firstOfKind = new Map<string, number>(
      examples.flatMap(({ kind, rowId }: Example) => (rowId === null ? [] : [[kind, rowId]])),
    )
    for (const [kind, rowId] of firstOfKind) {
      const row = (await staff.get(`${kind}/${rowId}`)).body
      expect([kind, (await staff.put(`${kind}/${rowId}`, row)).status]).toEqual([kind, 200])
    }
    const { removed, kept } = (await staff.post('remove-examples', { customerId })).body
    expect([removed, kept]).toEqual([examples.length, 0])
    expect((await state(staff, customerId)).examples).toEqual([])
    const after = (await staff.get(`account/${customerId}`)).body
    expect([after.str_title, after.str_description, after.str_services]).toEqual(['', '', ''])
    expect(after.str_header_image).toBe('')
    await until(async () => (await filesOf(customerId)).length === 0)
  },
)

describe('publishing', () => {
  test('asks what becomes of examples that would show, and is nothing to a visitor before', async () => {
    const { customerId } = await open({ sector: 'cars' })
    const itsOwner = await as(app, 'owner', await app.service('account').get(customerId))
    const visitor = await as(app, 'visitor', await app.service('account').get(customerId))
    expect((await visitor.get('site')).status).toBe(404)
    const asked = await itsOwner.post('publish-site', { customerId })
    expect([asked.status, asked.body.data?.examples ?? asked.body.examples]).toEqual([409, 11])
    const kept = await itsOwner.post('publish-site', { customerId, examples: 'keep' })
    expect(kept.body).toMatchObject({ ok: true, siteState: 'published' })
    expect((await visitor.get('site')).status).toBe(200)
    expect((await state(itsOwner, customerId)).examples).toEqual([])
    const back = await itsOwner.post('publish-site', { customerId, publish: false })
    expect(back.body.siteState).toBe('unpublished')
    expect((await visitor.get('site')).status).toBe(404)
  })

  test('keeps and shows example products that started as drafts; a changed one stays as its owner left it', async () => {
    const { customerId } = await open({ sector: 'shop' })
    const account = await app.service('account').get(customerId)
    const itsOwner = await as(app, 'owner', account)
    const { examples } = await state(itsOwner, customerId)
    const [first, ...others] = examples.filter(({ kind }: { kind: string }) => kind === 'market-items')
    expect((await itsOwner.patch(`market-items/${first.rowId}`, { title: 'My own mug' })).status).toBe(200)
    const kept = await itsOwner.post('publish-site', { customerId, examples: 'keep' })
    expect(kept.body).toMatchObject({ ok: true, siteState: 'published' })
    const shown = (await (await as(app, 'visitor', account)).get('market-items')).body.data
    const ids = (rows: { id?: number; rowId?: number }[]) => rows.map(({ id, rowId }) => id ?? rowId).sort()
    expect(others.length).toBeGreaterThan(0)
    expect(ids(shown)).toEqual(ids(others))
  })

  test('needs something to read once the examples are gone, and takes none of them then', async () => {
    const { customerId } = await open({ sector: 'services', str_phone: '' })
    const itsOwner = await as(app, 'owner', await app.service('account').get(customerId))
    const refused = await itsOwner.post('publish-site', { customerId, examples: 'remove' })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('contact, content')
    expect((await state(itsOwner, customerId)).examples.length).toBeGreaterThan(3)
  })

  test('a suspended site stays suspended', async () => {
    const { id: customerId, ...account } = await newAccount(app, { int_status_id: 3 })
    const itsOwner = await as(app, 'owner', { ...account, id: customerId })
    expect((await itsOwner.post('publish-site', { customerId })).status).toBe(409)
    expect((await itsOwner.get(`account/${customerId}`)).body.int_status_id).toBe(3)
  })
})
