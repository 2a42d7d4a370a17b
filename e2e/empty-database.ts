import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasPostgres, startPostgresCluster } from '../server/test/postgres-cluster'
import { createTestDatabase, type TestDatabase } from '../server/test/test-database'

/** A database without a table, for processes of their own. */
export interface EmptyDatabase {
  /** The settings that lead to it. */
  settings: { DATA_DIR: string } & Partial<NonNullable<TestDatabase['settings']>>
  /** Whether several processes may use it at once. */
  shared: boolean
  drop(): Promise<void>
}

const onPostgres = async (): Promise<Pick<TestDatabase, 'settings' | 'drop'> | undefined> => {
  if (process.env.TEST_DATABASE_URL) return createTestDatabase('empty')
  if (!hasPostgres) return undefined
  const { url, remove } = await startPostgresCluster()
  return { settings: { DATABASE_URL: url }, drop: remove }
}

/** On PostgreSQL where there is one, given or installed; else the embedded one in a folder, which says so. */
export const createEmptyDatabase = async (): Promise<EmptyDatabase> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-empty-'))
  const postgres = await onPostgres()
  if (!postgres) {
    process.stderr.write(
      'No PostgreSQL found (set TEST_DATABASE_URL): the embedded database stands in for it.\n',
    )
  }
  return {
    settings: { DATA_DIR: folder, ...postgres?.settings },
    shared: postgres !== undefined,
    async drop() {
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
