import type { PlatformOverview } from '@mainstreet/shared/contracts/customers'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount } from '../../test/as'
import { customers as customersFeature } from './customers.feature'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, customersFeature] })
})
afterAll(() => app.close())

const overview = async (): Promise<PlatformOverview> =>
  (await (await as(app, 'staff')).post('platform-overview', {}).expect(200)).body

const mail = (customerId: number, status: 'sent' | 'failed', sentAt: Date | null = null) => ({
  customerId,
  kind: 'contact',
  to: 'nora@example.com',
  subject: 'Hello',
  status,
  sentAt,
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

describe('the overview of the platform', () => {
  test('is the staff’s alone', async () => {
    const account = await newAccount(app)
    await (await as(app, 'visitor', account)).post('platform-overview', {}).expect(401)
    await (await as(app, 'owner', account)).post('platform-overview', {}).expect(403)
  })

  test('refuses what it does not ask for', async () => {
    await (await as(app, 'staff')).post('platform-overview', { since: 3 }).expect(400)
  })

  test('counts the last 24 hours beside those before, and what was given up', async () => {
    const account = await newAccount(app)
    const { knex } = app.get('database')
    const had = await overview()
    const sent = [1, 2, 30, 60].map((hours) => mail(account.id, 'sent', hoursAgo(hours)))
    await knex('account_mails').insert([...sent, mail(account.id, 'failed')])
    const finding = {
      customerId: account.id,
      kind: 'order-total' as const,
      subject: 'a',
      expected: '1',
      found: '2',
    }
    await knex('audit_findings').insert([finding, { ...finding, subject: 'b' }])
    await knex('job_turns').insert({ name: 'late-one', dueAt: hoursAgo(1) })
    const now = await overview()
    expect(now.mails).toEqual({ now: had.mails.now + 2, before: had.mails.before + 1 })
    expect(now.problems.failedMails).toBe(had.problems.failedMails + 1)
    expect(now.problems.books).toBe(had.problems.books + 1)
    expect(now.problems.lateJobs).toContain('late-one')
    expect(typeof now.orders.now).toBe('number')
    expect(typeof now.visits).toBe('number')
  })
})
