import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { until } from '../../test/until'
import { openDatabase, type Database } from './database'

describe('the embedded database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ memory: true })
  })
  afterAll(() => database.close())

  test('needs to know where to live', async () => {
    await expect(openDatabase({})).rejects.toThrow('needs databaseUrl, dataDir or memory')
  })

  test('answers with plain JS types', async () => {
    const { rows } = await database.knex.raw(
      `select 7::int8 as big, 10.50::numeric as price, date '2026-02-03' as day, timestamptz '2026-02-03T04:05:06Z' as at`,
    )
    expect(rows[0]).toEqual({
      big: 7,
      price: 10.5,
      day: '2026-02-03',
      at: new Date('2026-02-03T04:05:06Z'),
    })
  })

  test('lets timers run during a busy loop of queries', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    const end = Date.now() + 300
    while (Date.now() < end) await database.knex.raw('select 1')
    clearInterval(timer)
    // None at all if the loop had the thread for itself.
    expect(ticks).toBeGreaterThan(0)
  })

  test('delivers a notification only when its transaction commits', async () => {
    const received: string[] = []
    const stop = await database.listen('news', (payload) => received.push(payload))
    const rolledBack = database.knex.transaction(async (trx) => {
      await trx.raw(`select pg_notify('news', 'never')`)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await database.knex.transaction((trx) => trx.raw(`select pg_notify('news', 'yes')`))
    await until(() => received.length > 0)
    expect(received).toEqual(['yes'])
    await stop()
    await database.knex.raw(`select pg_notify('news', 'later')`)
    expect(received).toEqual(['yes'])
  })

  test('comes back from a snapshot', async () => {
    await database.knex.raw('create table kept as select 42 as answer')
    const copy = await openDatabase({ memory: true, snapshot: await database.dumpSnapshot() })
    expect(await copy.knex('kept').first()).toEqual({ answer: 42 })
    await copy.close()
  })
})

describe('the embedded database of a folder', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ dataDir })
  })
  afterAll(async () => {
    await database.close()
    fs.rmSync(dataDir, { recursive: true })
  })

  test('says why it cannot be opened, and stays locked by nobody', async () => {
    const spoilt = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
    fs.mkdirSync(path.join(spoilt, 'database'))
    fs.writeFileSync(path.join(spoilt, 'database/PG_VERSION'), '9.6')
    await expect(openDatabase({ dataDir: spoilt })).rejects.toThrow('cannot be opened')
    await expect(openDatabase({ dataDir: spoilt })).rejects.toThrow('cannot be opened')
    fs.rmSync(spoilt, { recursive: true })
  })

  test('is open in one process only, and keeps its rows', async () => {
    await database.knex.raw('create table kept as select 1 as id')
    await expect(openDatabase({ dataDir })).rejects.toThrow('already in use')
    await database.close()
    database = await openDatabase({ dataDir })
    expect(await database.knex('kept').first()).toEqual({ id: 1 })
  })

  test('leaves this thread to others while a statement takes its time', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    await database.knex.raw('select pg_sleep(1)')
    clearInterval(timer)
    // None at all if the statement had the thread for itself.
    expect(ticks).toBeGreaterThan(10)
  })

  test('answers in the order it is asked, long texts too', async () => {
    const long = 'é'.repeat(300_000)
    const answers = await Promise.all(
      [1, 2, 3].map((n) => database.knex.raw('select ?::integer as n, ?::text as long', [n, long])),
    )
    expect(answers.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3])
    expect(answers.every(({ rows }) => rows[0].long === long)).toBe(true)
  })

  test('delivers what is notified', async () => {
    const received: string[] = []
    const stop = await database.listen('news', (payload) => received.push(payload))
    await database.knex.raw(`select pg_notify('news', 'yes')`)
    await until(() => received.length > 0)
    expect(received).toEqual(['yes'])
    await stop()
  })
})

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

onPostgres('a PostgreSQL listener', () => {
  // Of its own: whoever is connected to the one that others copy keeps them from it, and they him.
  let own: TestDatabase
  beforeAll(async () => {
    own = await createTestDatabase('empty')
  })
  afterAll(() => own.drop())

  test('reports a cut connection, comes back and receives again', async () => {
    const database = await own.open()
    const received: string[] = []
    const states: string[] = []
    await database.listen('cut_news', (payload) => received.push(payload), {
      disconnected: () => states.push('disconnected'),
      reconnected: () => states.push('reconnected'),
    })
    await database.knex.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mainstreet listener' and datname = current_database()`,
    )
    await until(() => states.length === 2)
    await database.knex.raw(`select pg_notify('cut_news', 'again')`)
    await until(() => received.length > 0)
    expect(states).toEqual(['disconnected', 'reconnected'])
    expect(received).toEqual(['again'])
    await database.close()
  })

  test('ends a statement that runs too long', async () => {
    const database = await own.open()
    const endOf = (statement: string) =>
      database.knex.raw(statement).then(
        () => 'an answer',
        ({ code }: { code?: string }) => code,
      )
    // Where the machine is so busy that the server seems away, the statement ends before its time.
    await until(async () => {
      const end = await endOf('select pg_sleep(8)')
      expect(end).not.toBe('an answer')
      return end === '57014'
    })
    await database.close()
  })
})
