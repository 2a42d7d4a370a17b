import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrations } from '../../migrations/index'
import { openDatabase } from '../kit/database/database'
import { migrate } from '../kit/database/migrate'
import { cached } from './cached'

const sources = [
  'migrations',
  'server/kit/database/migrate.ts',
  'server/kit/database/database.ts',
  'package-lock.json',
]

const writeSnapshot = async (file: string, content: 'migrated' | 'empty') => {
  const database = await openDatabase({ memory: true })
  if (content === 'migrated') await migrate(database, migrations)
  writeFileSync(file, Buffer.from(await (await database.dumpSnapshot()).arrayBuffer()))
  await database.close()
}

/**
 * Before all tests that need a database: a migrated one to copy (on PostgreSQL in place, else as an archive), an empty
 * one, and a folder for what the run leaves behind.
 */
export default async () => {
  if (process.env.TEST_RUN_FOLDER) return
  process.env.TEST_RUN = randomBytes(4).toString('hex')
  process.env.TEST_RUN_FOLDER = mkdtempSync(path.join(tmpdir(), 'mainstreet-tests-'))
  const databaseUrl = process.env.TEST_DATABASE_URL
  if (!databaseUrl) {
    for (const content of ['empty', 'migrated'] as const)
      process.env[`TEST_SNAPSHOT_${content.toUpperCase()}`] = await cached(
        `${content}-database`,
        sources,
        (file) => writeSnapshot(file, content),
      )
    return
  }
  const database = await openDatabase({ databaseUrl })
  await migrate(database, migrations)
  await database.close()
}
