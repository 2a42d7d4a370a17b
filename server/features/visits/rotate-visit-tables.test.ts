import type { Account } from '@mainstreet/shared/contracts/account'
import type { Knex } from 'knex'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { newAccount } from '../../test/as'
import { visits as visitsFeature } from './visits.feature'
import { rotateVisitTables } from './rotate-visit-tables'
import { happen } from './visits.factory'

let app: TestApp
let knex: Knex
let account: Account
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, visitsFeature] })
  knex = app.get('database').knex
  account = await newAccount(app)
})
afterAll(() => app.close())

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const moments = async (): Promise<string[]> =>
  (
    await knex('profile_analytics').where('customerId', account.id).orderBy('createdAt').pluck('createdAt')
  ).map((moment: Date) => moment.toISOString().slice(0, 10))
const parts = async (): Promise<string[]> =>
  (
    await knex.raw(
      `select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'profile_analytics'::regclass order by relname`,
    )
  ).rows.map(({ relname }: { relname: string }) => relname)
const rest = async () => (await knex('visits_rest').where('customerId', account.id)).length

test('visits lie in the table of their month, also those that came before it was there', async () => {
  const events = ['2041-02-27', '2041-03-31', '2041-04-01', '2041-05-20'].map((day) => ({ at: noonOf(day) }))
  await happen(knex, account.id, events)
  expect(await rest()).toBe(4)
  await rotateVisitTables(app, noonOf('2041-03-15'))
  await rotateVisitTables(app, noonOf('2041-03-16'))
  expect(await parts()).toEqual(expect.arrayContaining(['visits_to_2041_04', 'visits_to_2041_05']))
  expect(await rest()).toBe(2)
  await happen(knex, account.id, [{ at: noonOf('2041-04-30'), userId: 'spring' }])
  expect(await rest()).toBe(2)
  expect(await knex('visits_to_2041_05').where('customerId', account.id)).toHaveLength(2)
  expect(await moments()).toEqual(['2041-02-27', '2041-03-31', '2041-04-01', '2041-04-30', '2041-05-20'])
})

test('whole months older than thirteen go, and with them who has not come since; the counts stay', async () => {
  const views = () => knex('visit_days').where('customerId', account.id).sum('views as views').first()
  const before = await views()
  await happen(knex, account.id, [{ at: noonOf('2042-06-20'), userId: 'late' }])
  await rotateVisitTables(app, noonOf('2042-06-20'))
  expect(await moments()).toEqual(['2041-05-20', '2042-06-20'])
  expect(await parts()).not.toContain('visits_to_2041_05')
  await rotateVisitTables(app, noonOf('2042-07-01'))
  expect(await moments()).toEqual(['2042-06-20'])
  expect(await knex('visit_visitors').where('customerId', account.id).pluck('userId')).toEqual(['late'])
  expect(Number((await views())!.views)).toBe(Number(before!.views) + 1)
})

test('an account takes its visits along, whatever table they lie in', async () => {
  const { id } = await newAccount(app)
  await happen(knex, id, [{ at: new Date() }, { at: noonOf('2049-01-01') }])
  await app.service('account').remove(id)
  expect(await knex('profile_analytics').where('customerId', id)).toEqual([])
})
