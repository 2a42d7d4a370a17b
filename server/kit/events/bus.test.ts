import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { until } from '../../test/until'
import type { Database } from '../database/database'
import { createBus, type Bus } from './bus'

// The embedded database belongs to one process, which has nobody to tell.
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip
const kind = 'said'

onPostgres('messages to other servers', () => {
  let own: TestDatabase
  const open: { database: Database; bus: Bus }[] = []
  beforeAll(async () => {
    own = await createTestDatabase()
  })
  afterEach(async () => {
    for (const { database, bus } of open.splice(0)) {
      await bus.stop()
      await database.close()
    }
  })
  afterAll(() => own?.drop())

  const newBus = async () => {
    const database = await own.open()
    const bus = createBus(database)
    open.push({ database, bus })
    return { database, bus }
  }
  const newListener = async () => {
    const { database, bus } = await newBus()
    const heard: unknown[] = []
    bus.on(kind, (body) => void heard.push(body))
    await bus.start()
    return { database, bus, heard }
  }
  const say = ({ database, bus }: { database: Database; bus: Bus }, ...bodies: unknown[]) =>
    database.knex.transaction((trx) =>
      bus.send(
        trx,
        bodies.map((body) => ({ kind, body })),
      ),
    )
  const stored = async (database: Database) =>
    Number((await database.knex('server_messages').count({ n: '*' }).first())!.n)

  test('are told in their order, none twice, and then deleted', async () => {
    const { heard, database } = await newListener()
    const here = await newBus()
    const said = Array.from({ length: 500 }, (_, n) => n)
    for (const n of said) await say(here, n)
    await until(() => heard.length >= said.length)
    await until(async () => (await stored(database)) === 0)
    expect(heard).toEqual(said)
  })

  test('are told in their order where one transaction has thousands', async () => {
    const { heard } = await newListener()
    const said = Array.from({ length: 3_000 }, (_, n) => ({ n, text: 'é'.repeat(1_000) }))
    await say(await newBus(), ...said)
    await until(() => heard.length >= said.length)
    expect(heard).toEqual(said)
  })

  test('equal ones of a transaction are each told in their place', async () => {
    const { heard } = await newListener()
    await say(await newBus(), 'shown', 'hidden', 'shown')
    await until(() => heard.length === 3)
    expect(heard).toEqual(['shown', 'hidden', 'shown'])
  })

  test('of a transaction that is rolled back are never told', async () => {
    const { heard, database } = await newListener()
    const here = await newBus()
    const rolledBack = here.database.knex.transaction(async (trx) => {
      await here.bus.send(trx, [{ kind, body: 'never' }])
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await say(here, 'yes')
    await until(() => heard.length > 0)
    expect(heard).toEqual(['yes'])
    expect(await stored(database)).toBe(0)
  })

  test('of a server that died after its commit are told by another', async () => {
    const speaker = await newListener()
    const listener = await newListener()
    // Nobody knows of these but the table.
    await listener.database.knex.raw(`insert into server_messages (payload)
      select json_build_object('from', 'the dead', 'kind', '${kind}', 'body', n) from generate_series(1, 2500) n`)
    await until(() => listener.heard.length >= 2_500 && speaker.heard.length >= 2_500)
    expect(listener.heard).toEqual(Array.from({ length: 2_500 }, (_, n) => n + 1))
    expect(speaker.heard).toEqual(listener.heard)
    expect(await stored(listener.database)).toBe(0)
  })

  test('of a server that could not send them are sent as it stops', async () => {
    const { heard } = await newListener()
    const here = await newBus()
    await say(here, 'last')
    await here.bus.stop()
    await until(() => heard.length > 0)
    expect(heard).toEqual(['last'])
  })

  test('come again after a listener’s connection was cut, which is said', async () => {
    const { heard, bus } = await newListener()
    const here = await newBus()
    const states: string[] = []
    bus.onDisconnect(() => states.push('disconnected'))
    bus.onGap(() => states.push('gap'))
    await here.database.knex.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mainstreet listener' and datname = current_database()`,
    )
    await until(() => states.length === 2)
    await say(here, 'again')
    await until(() => heard.length > 0)
    expect(states).toEqual(['disconnected', 'gap'])
  })
})
