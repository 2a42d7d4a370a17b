import type { Account } from '@mainstreet/shared/contracts/account'
import type { CustomerPage, CustomerQuery } from '@mainstreet/shared/contracts/customers'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, socketAs, type Client, positionFor } from '../../test/as'
import { until } from '../../test/until'
import { customers as customersFeature } from './customers.feature'

let app: TestApp
let staff: Client
let many: Account[]
// Nothing is truncated: what is asked for is told apart by its region.
const region = 'lc'

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, customersFeature] })
  staff = await as(app, 'staff')
  many = []
  for (const [name, more] of [
    ['Quai Émilie', { str_city: 'Caraquet', roles: ['Restaurant'] }],
    ['zebra Shoes', { int_status_id: 2 }],
    ['Anchor & Oak', { str_domain: 'anchor-oak-list.test' }],
  ] as const)
    many.push(await newAccount(app, { str_company_name: name, region, ...more } as Partial<Account>))
})
afterAll(() => app.close())

const list = async (query: CustomerQuery): Promise<CustomerPage> =>
  (await staff.post('customer-list', query).expect(200)).body
const names = async (query: CustomerQuery) =>
  (await list({ region, ...query })).customers.map(({ str_company_name }) => str_company_name)

describe('the list of customers', () => {
  test('is the staff’s alone', async () => {
    await (await as(app, 'visitor', many[0])).post('customer-list', {}).expect(401)
    for (const who of ['owner', 'read key', 'write key'] as const)
      await (await as(app, who, many[0])).post('customer-list', {}).expect(403)
  })

  test('refuses what is no question of it, by name', async () => {
    for (const bad of [{ sort: 'secret' }, { skip: -1 }, { state: 'gone' }, { role: 'Boss' }, { more: 1 }]) {
      const { body } = await staff.post('customer-list', bad).expect(400)
      expect(JSON.stringify(body)).toContain(Object.keys(bad)[0])
    }
  })

  test('is in the order of names as people read them, or of what is asked for', async () => {
    expect(await names({})).toEqual(['Anchor & Oak', 'Quai Émilie', 'zebra Shoes'])
    expect(await names({ descending: true })).toEqual(['zebra Shoes', 'Quai Émilie', 'Anchor & Oak'])
    expect(await names({ sort: 'newest' })).toEqual(['Anchor & Oak', 'zebra Shoes', 'Quai Émilie'])
    expect(await names({ sort: 'orders' })).toHaveLength(3)
    expect(await names({ sort: 'visits' })).toHaveLength(3)
  })

  test('is narrowed by state, role and region, and told how many there are', async () => {
    expect(await names({ state: 'suspended' })).toEqual(['zebra Shoes'])
    expect(await names({ state: 'published' })).toEqual(['Anchor & Oak', 'Quai Émilie'])
    expect(await names({ role: 'Restaurant' })).toEqual(['Quai Émilie'])
    const { total, regions } = await list({ region, skip: 2 })
    expect(total).toBe(3)
    expect(regions).toContain(region)
    expect(await names({ skip: 2 })).toEqual(['zebra Shoes'])
  })

  test('finds by parts of words without accents, by town, domain, id, and by who owns it', async () => {
    const [restaurant, , shop] = many
    expect(await names({ search: 'emili quai' })).toEqual(['Quai Émilie'])
    expect(await names({ search: 'CARAQ' })).toEqual(['Quai Émilie'])
    expect(await names({ search: 'anchor-oak' })).toEqual(['Anchor & Oak'])
    expect(await names({ search: 'qu' })).toEqual(['Quai Émilie'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await list({ region, search: 'emilie', skip: 25 })).toMatchObject({ total: 1, customers: [] })
    expect(await names({ search: String(restaurant!.id) })).toContain('Quai Émilie')
    const email = 'nora.list@people.test'
    await app
      .service('users')
      .create({ email, name: 'Nora List', password: 'a-long-password', role: 'owner', accounts: [shop!.id] })
    expect(await names({ search: 'nora.list' })).toEqual(['Anchor & Oak'])
    const [found] = (await list({ region, search: 'Nora anchor' })).customers
    expect(found).toMatchObject({ owner: { name: 'Nora List', email }, owners: 1, orders: 0, visits: 0 })
    const helper = { email: 'abe.list@people.test', name: 'Abe List', password: 'a-long-password' }
    const { id: userId } = await app.service('users').create({ ...helper, role: 'owner', accounts: [] })
    await app.service('user-accounts').create({ userId, customerId: shop!.id, ...positionFor('orders') })
    const [same] = (await list({ region, search: 'anchor' })).customers
    expect(same).toMatchObject({ owner: { name: 'Nora List' }, owners: 1 })
    expect(await names({ search: 'abe.list' })).toEqual([])
  })

  test('hears of every account for as long as all are looked at', async () => {
    const socket = await socketAs(app, 'staff')
    const heard: string[] = []
    socket.service('account').on('created', ({ str_company_name }) => heard.push(str_company_name))
    await newAccount(app, { str_company_name: 'Unheard' })
    await socket.service('account').find({ query: { $limit: 0 } })
    await newAccount(app, { str_company_name: 'Heard' })
    await until(() => heard.length > 0)
    // Whoever goes on to one of them hears of that one alone.
    await socket.service('account').find({ query: { id: many[0]!.id, $limit: 0 } })
    const seen: number[] = []
    socket.service('account').on('patched', ({ id }) => seen.push(id))
    for (const { id } of [many[1]!, many[0]!]) await app.service('account').patch(id, { str_title: 'New' })
    await until(() => seen.length > 0)
    expect(heard).toEqual(['Heard'])
    expect(seen).toEqual([many[0]!.id])
    socket.close()
  })
})

describe('the list of a platform with many customers', () => {
  const crowd = 'cr'
  const nameOf = (n: number) => `Crowd ${String(n).padStart(4, '0')}`
  const found = async (query: CustomerQuery) => {
    const { total, more, customers } = await list({ region: crowd, ...query })
    return { total, more, names: customers.map(({ str_company_name }) => str_company_name) }
  }
  const page = (first: number, length = 25) => Array.from({ length }, (_, index) => nameOf(first + index))

  beforeAll(async () => {
    const { knex } = app.get('database')
    await knex.raw(
      `insert into account (region, str_company_name, str_domain)
       select ?, 'Crowd ' || lpad(n::text, 4, '0'), 'crowd-' || (3000 - n) || '.test' from generate_series(1, 1100) n`,
      [crowd],
    )
  })

  test.each([{}, { search: 'crowd' }, { search: 'CROW wd' }])(
    'counts to a thousand, and as far as its page goes: %o',
    async (asked) => {
      expect(await found(asked)).toEqual({ total: 1000, more: true, names: page(1) })
      expect(await found({ ...asked, skip: 1000 })).toEqual({ total: 1025, more: true, names: page(1001) })
      expect(await found({ ...asked, skip: 1075 })).toEqual({ total: 1100, more: false, names: page(1076) })
      expect(await found({ ...asked, skip: 1100 })).toEqual({ total: 1100, more: false, names: [] })
      const { names: byDomain } = await found({ ...asked, sort: 'domain' })
      expect(byDomain).toEqual(page(1076).reverse())
    },
  )

  test('counts exactly what is fewer, in every order', async () => {
    for (const sort of ['name', 'domain', 'newest', 'orders'] as const)
      expect(await found({ sort, search: 'crowd wd-199' })).toMatchObject({ total: 10, more: false })
    await app
      .get('database')
      .knex('account')
      .where({ str_company_name: nameOf(1) })
      .update({ region: 'c2' })
    expect(await list({ region: 'c2', search: 'crowd' })).toMatchObject({ total: 1, more: false })
  })

  test('finds whose owner alone holds a word that many accounts hold', async () => {
    const person = { email: 'crowd@people.test', name: 'Nobody', password: 'a-long-password' }
    await app.service('users').create({ ...person, role: 'owner', accounts: [many[1]!.id] })
    expect(await list({ region, search: 'crowd' })).toMatchObject({
      total: 1,
      more: false,
      customers: [{ str_company_name: 'zebra Shoes', owner: { email: person.email } }],
    })
  })

  test('begins no page beyond the ten-thousandth', async () => {
    const { body } = await staff.post('customer-list', { skip: 10_001 }).expect(400)
    expect(JSON.stringify(body)).toContain('skip')
  })
})
