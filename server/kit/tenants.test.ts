import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../test/create-test-app'
import { baseFeatures } from '../test/base-features'
import { newAccount } from '../test/as'
import { DatabaseUnavailable } from './database/database-unavailable'
import { createTenants, type Tenants } from './tenants'

let app: TestApp
let account: Account
let other: Account
let tenants: Tenants
let isAway: boolean
let reads: number
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
  account = await newAccount(app)
  other = await newAccount(app)
})
beforeEach(() => {
  isAway = false
  reads = 0
  const knex = (table: string) => {
    if (table === 'account') reads++
    if (!isAway) return app.get('database').knex(table)
    const first = () => Promise.reject(new DatabaseUnavailable(new Error('away')))
    return { where: () => ({ first }) }
  }
  const raw = (sql: string) => app.get('database').knex.raw(sql)
  tenants = createTenants({ ...app.get('database'), knex: Object.assign(knex, { raw }) as never })
})
afterAll(() => app.close())

const find = () => tenants.byDomain(account.str_domain)

describe('the tenants, while the database is not available', () => {
  test('a host that was never asked for fails as unavailable, and is asked for again', async () => {
    isAway = true
    await expect(find()).rejects.toThrow(DatabaseUnavailable)
    isAway = false
    expect(await find()).toMatchObject({ id: account.id })
  })

  test('are as they were last known, whatever was forgotten of others', async () => {
    await find()
    await tenants.byDomain('nobody.test')
    tenants.suspend()
    isAway = true
    expect(await find()).toMatchObject({ id: account.id })
    expect(await tenants.byDomain('nobody.test')).toBeUndefined()
    tenants.forget(other.id)
    expect(await find()).toMatchObject({ id: account.id })
  })

  test('one that is known to have changed is not answered as it was', async () => {
    await find()
    await tenants.byId(account.id)
    tenants.forget(account.id)
    isAway = true
    await expect(find()).rejects.toThrow(DatabaseUnavailable)
    await expect(tenants.byId(account.id)).rejects.toThrow(DatabaseUnavailable)
  })

  test('are read anew while changes do not arrive, and when they do again', async () => {
    await find()
    tenants.suspend()
    const timezone = 'America/Halifax'
    await app.get('database').knex('account').where({ id: account.id }).update({ timezone })
    expect(await find()).toMatchObject({ timezone })
    tenants.forget()
    isAway = true
    await expect(find()).rejects.toThrow(DatabaseUnavailable)
  })
})

describe('the tenants, when accounts change', () => {
  const rename = (id: number, domain: string) =>
    app.get('database').knex('account').where({ id }).update({ str_domain: domain })
  const keepFormer = (id: number, domain: string) =>
    app.get('database').knex('account_old_domains').insert({ domain, customerId: id, movedAt: new Date() })

  test('are read again for their own changes alone, however many others change', async () => {
    await find()
    await tenants.byId(account.id)
    expect(reads).toBe(2)
    for (let change = 0; change < 1000; change++) tenants.forget(other.id)
    await find()
    await tenants.byId(account.id)
    expect(reads).toBe(2)
    tenants.forget(account.id)
    await find()
    await tenants.byId(account.id)
    expect(reads).toBe(4)
  })

  test('are read again after more changes of accounts than are remembered', async () => {
    await find()
    for (let id = 1_000_000; id <= 1_010_000; id++) tenants.forget(id)
    await find()
    expect(reads).toBe(2)
    await find()
    expect(reads).toBe(2)
  })

  test('have the names that they swapped, and leave an old one to whoever takes it', async () => {
    const [first, second] = [await newAccount(app), await newAccount(app)]
    const names = [first.str_domain, second.str_domain, `free-${first.id}.test`] as const
    const holders = () => Promise.all(names.map(async (name) => (await tenants.byDomain(name))?.id))
    expect(await holders()).toEqual([first.id, second.id, undefined])
    await rename(first.id, names[2])
    tenants.forget(first.id)
    expect(await holders()).toEqual([undefined, second.id, first.id])
    await rename(second.id, names[0])
    await rename(first.id, names[1])
    tenants.forget(second.id)
    tenants.forget(first.id)
    expect(await holders()).toEqual([second.id, first.id, undefined])
  })

  test('are found by a name they had before, until another takes it', async () => {
    const [first, second] = [await newAccount(app), await newAccount(app)]
    const former = `former-${first.id}.test`
    await keepFormer(first.id, former)
    expect(await tenants.byDomain(former)).toMatchObject({ id: first.id, isFormerName: true })
    await rename(second.id, former)
    tenants.forget(second.id)
    expect(await tenants.byDomain(former)).toMatchObject({ id: second.id, isFormerName: false })
  })

  test('are not kept as they were read while they changed', async () => {
    const reading = find()
    tenants.forget(account.id)
    await reading
    await find()
    expect(reads).toBe(2)
  })
})
