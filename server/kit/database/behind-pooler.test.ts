import { migrations } from '../../../migrations/index'
import { hasPooler, startPooler } from '../../test/pooler'
import { hasPostgres, startPostgresCluster, type PostgresCluster } from '../../test/postgres-cluster'
import { until } from '../../test/until'
import { openDatabase, type Database } from './database'
import { isCurrent, migrateUp } from './migrate'

// Skipped where PostgreSQL's programs or PgBouncer are not installed.
const describeWithPooler = hasPostgres && hasPooler ? describe : describe.skip

describeWithPooler('behind PgBouncer in transaction mode, as a role that may do nothing special', () => {
  let cluster: PostgresCluster
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let at: { databaseUrl: string; databaseDirectUrl: string }
  const opened: Database[] = []
  const open = async (options: Partial<typeof at> = {}) => {
    const database = await openDatabase({ ...at, ...options })
    opened.push(database)
    return database
  }
  const valuesOf = async ({ knex }: Database) =>
    (
      await knex.raw(`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`)
    ).rows[0]

  beforeAll(async () => {
    cluster = await startPostgresCluster()
    const admin = await openDatabase({ databaseUrl: cluster.url })
    await admin.knex.raw('create role shop login')
    await admin.knex.raw('create database shop owner shop')
    await admin.close()
    const server = new URL(cluster.url)
    pooler = await startPooler(Number(server.port), 'shop')
    at = {
      databaseUrl: `postgres://shop@127.0.0.1:${pooler.port}/shop`,
      databaseDirectUrl: `postgres://shop@127.0.0.1:${server.port}/shop`,
    }
  })
  afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())))
  afterAll(async () => {
    pooler?.stop()
    await cluster?.remove()
  })

  test('it does not start without the address of the server itself', async () => {
    const { knex } = await open({ databaseDirectUrl: undefined })
    await expect(knex.raw('select 1')).rejects.toThrow('unsupported startup parameter')
  })

  test('of two servers that start at once one migrates, and the sessions of both have their limits', async () => {
    const both = await Promise.all([open(), open()])
    const applied = await Promise.all(both.map((each) => migrateUp(each, migrations)))
    expect(applied.flat()).toHaveLength(migrations.length)
    for (const each of both) {
      expect(await isCurrent(each, migrations)).toBe(true)
      expect(await valuesOf(each)).toEqual({ statement: '5s', idle: '30s', zone: 'UTC' })
    }
  })

  test('more transactions at once than the pooler has sessions all end, and what they tell is heard', async () => {
    const [here, there] = await Promise.all([open(), open()])
    const heard: string[] = []
    await there.listen('news', (text) => heard.push(text))
    const work = Array.from({ length: 12 }, (_, index) =>
      here.knex.transaction(async (trx) => {
        await trx.raw('select pg_advisory_xact_lock(1)')
        await trx.raw(`select pg_notify('news', ?)`, [String(index)])
      }),
    )
    await Promise.all(work)
    await until(() => heard.length === 12)
  })

  test('sessions that lack what the role has are refused, until the pooler has made new ones', async () => {
    const first = await open()
    await first.direct.raw(`alter role current_user in database shop set statement_timeout = '1h'`)
    const admin = await openDatabase({ databaseUrl: cluster.url })
    const end = () =>
      admin.knex.raw(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop' and pid <> pg_backend_pid()`,
      )
    await end()
    // A session of the pool that began with the other value.
    await until(() =>
      first.knex.raw('select 1').then(
        () => true,
        () => false,
      ),
    )
    await expect(open()).rejects.toThrow('lack statement_timeout')
    await end()
    await admin.close()
    await until(() =>
      open().then(
        () => true,
        () => false,
      ),
    )
  })
})
