import type { Account } from '@mainstreet/shared/contracts/account'
import { migrations } from '../../../migrations/index'
import { createWholeApp } from '../../test/create-whole-app'
import { startApp } from '../../assemble-app'
import { openDatabase } from '../../kit/database/database'
import { migrateUp } from '../../kit/database/migrate'
import { as, newAccount, socketAs } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { hasPostgres, startPostgresCluster, type PostgresCluster } from '../../test/postgres-cluster'
import { until } from '../../test/until'
import { summariseVisits } from './summarise-analytics'

const describeWithPostgres = hasPostgres ? describe : describe.skip
const rounds = 150

describeWithPostgres('two servers that count visits at the same time', () => {
  let cluster: PostgresCluster
  let servers: TestApp[]
  let accounts: Account[]
  beforeAll(async () => {
    cluster = await startPostgresCluster()
    const open = () => openDatabase({ databaseUrl: cluster.url })
    const database = await open()
    await migrateUp(database, migrations)
    await database.close()
    const secrets = {
      jwtSecret: 'the-same-secret-in-both-processes',
      secretKey: 'the-same-key-in-both-processes!!',
    }
    servers = [await createWholeApp(secrets, open), await createWholeApp(secrets, open)]
    await Promise.all(servers.map(startApp))
    accounts = [await newAccount(servers[0]!), await newAccount(servers[0]!)]
  })
  afterAll(async () => {
    for (const server of servers ?? []) await server.close()
    await cluster?.remove()
  })

  test('neither wait for each other in a circle nor lose anything', async () => {
    const visitors = ['ada', 'ben', 'eve', 'fay', 'gus']
    const groups = servers.map((server, place) =>
      Array.from({ length: rounds }, (_, round) => {
        // The one from the front, the other from the back: in the order they come, they would meet crosswise.
        const turn = place ? rounds - round : round
        return server.service('profile-analytics').create({
          customerId: accounts[turn % 2]!.id,
          userId: visitors[turn % 5]!,
          url: `/p/${turn % 7}`,
          referrer: `https://site${turn % 3}.test/`,
          eventType: 'pageView',
        })
      }),
    )
    const answers = await Promise.allSettled(groups.flat())
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    const { knex } = servers[0]!.get('database')
    for (const { id: customerId, timezone } of accounts) {
      const { views, visits, users, pages, referrers } = await summariseVisits(knex, {
        customerId,
        timezone,
        now: new Date(),
      })
      expect({ views, visits, users }).toEqual({ views: rounds, visits: 5, users: 5 })
      for (const list of [pages, referrers])
        expect(list.reduce((sum, each) => sum + each.views, 0)).toBe(rounds)
    }
  })

  test('the back office hears of what the other has counted', async () => {
    const [here, there] = servers as [TestApp, TestApp]
    const [account] = accounts as [Account]
    const owner = await socketAs(there, 'owner', account)
    const heard: object[] = []
    owner.socket.on('profile-analytics-summary patched', (row: object) => heard.push(row))
    const visitor = await as(here, 'visitor', account)
    await visitor.post('profile-analytics', { userId: 'ada', url: '/', eventType: 'pageView' }).expect(201)
    await until(() => heard.length > 0)
    expect(heard[0]).toEqual({ id: account.id, customerId: account.id })
    owner.close()
  })
})
