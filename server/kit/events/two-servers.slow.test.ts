import { createWholeApp } from '../../test/create-whole-app'
import { buildItem } from '../../features/marketplace/market-items.factory'
import { as, newAccount, socketAs } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { describeOnPostgres, openTwoServers, type TwoServers } from '../../test/two-servers'
import { until } from '../../test/until'

describeOnPostgres('two servers on one database', () => {
  let here: TestApp
  let there: TestApp
  let servers: TwoServers
  beforeAll(async () => {
    servers = await openTwoServers()
    ;({ here, there } = servers)
  })
  afterAll(() => servers?.close())

  test('a change is read by the other only where somebody is connected, and its caches learn of each', async () => {
    const [quiet, followed] = [await newAccount(here), await newAccount(here)]
    const made = await Promise.all(
      [quiet, followed].map(({ id: customerId }) =>
        here.service('market-items').create({ ...buildItem(), status: 'public', customerId }),
      ),
    )
    const visitor = await as(there, 'visitor', quiet)
    const item = `market-items/${made[0]!.id}`
    await until(async () => (await visitor.get(item)).status === 200)
    const owner = await socketAs(there, 'owner', followed)
    const heard: { id: number; title: string }[] = []
    owner.socket.on('market-items patched', (row: { id: number; title: string }) => heard.push(row))

    const read: unknown[] = []
    const note = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
      if (sql.includes('from "market_items"')) read.push(...bindings)
    }
    const { knex } = there.get('database')
    knex.on('query', note)
    for (const { id } of made) await here.service('market-items').patch(id, { title: 'New' })
    await until(() => heard.length > 0)
    knex.off('query', note)
    expect(heard).toMatchObject([{ id: made[1]!.id, title: 'New' }])
    expect(read).toContain(made[1]!.id)
    expect(read).not.toContain(made[0]!.id)
    await until(async () => (await visitor.get(item)).body.title === 'New')
    owner.close()
  })

  test('a server that is gone before it has sent its messages leaves them to the other', async () => {
    const account = await newAccount(here)
    const dying = await createWholeApp({}, servers.database.open)
    const { id } = await here
      .service('market-items')
      .create({ ...buildItem(), status: 'public', customerId: account.id })
    const visitor = await as(there, 'visitor', account)
    await until(async () => (await visitor.get(`market-items/${id}`)).status === 200)
    // Its sender never gets its turn.
    dying.get('database').askBeside = () => Promise.reject(new Error('dead'))
    await dying.service('market-items').patch(id, { title: 'New' })
    await until(async () => (await visitor.get(`market-items/${id}`)).body.title === 'New')
    await dying.close()
  })
})
