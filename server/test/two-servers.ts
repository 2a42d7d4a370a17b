import { startApp } from '../assemble-app'
import { createWholeApp } from './create-whole-app'
import type { TestApp } from './create-test-app'
import { createTestDatabase, type TestDatabase } from './test-database'

/** Several processes need a server to share; the embedded database belongs to one. */
export const describeOnPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

/** Two servers on one database; `close` them in afterAll. */
export interface TwoServers {
  here: TestApp
  there: TestApp
  /** For one more. */
  database: TestDatabase
  close(): Promise<void>
}

// One secret: a login of one process holds in the other.
const secrets = {
  jwtSecret: 'the-same-secret-in-both-processes',
  secretKey: 'the-same-key-in-both-processes!!',
}

/** Starts two servers on a database of their own, once both are prepared. */
export const openTwoServers = async (
  prepare: (servers: readonly [TestApp, TestApp]) => void = () => {},
): Promise<TwoServers> => {
  const database = await createTestDatabase()
  const here = await createWholeApp(secrets, database.open)
  const there = await createWholeApp(secrets, database.open)
  prepare([here, there])
  await Promise.all([startApp(here), startApp(there)])
  return {
    here,
    there,
    database,
    async close() {
      await here.close()
      await there.close()
      await database.drop()
    },
  }
}
