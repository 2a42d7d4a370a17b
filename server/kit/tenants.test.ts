import type { Account } from '@mainstreet/shared/contracts/account'
import { newAccount } from '../test/as'
import { createTestApp, type TestApp } from '../test/create-test-app'
import { DatabaseUnavailable } from './database/database-unavailable'
import { createTenants, type Tenants } from './tenants'

let app: TestApp
let account: Account
let other: Account
let tenants: Tenants
let isAway: boolean
beforeAll(async () => {
  app = await createTestApp()
  account = await newAccount(app)
  other = await newAccount(app)
})
beforeEach(() => {
  isAway = false
  const knex = (table: string) => {
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
