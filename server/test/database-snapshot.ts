import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrations } from '../../migrations/index'
import { openDatabase } from '../kit/database'
import { migrate } from '../kit/migrate'

/** Migrates once for all server tests: on PostgreSQL in place, else into an archive every test file loads. */
export default async () => {
  const databaseUrl = process.env.TEST_DATABASE_URL
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { memory: true })
  await migrate(database, migrations)
  if (!databaseUrl) {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'mainstreet-')), 'database.tar')
    writeFileSync(file, Buffer.from(await (await database.dumpSnapshot()).arrayBuffer()))
    process.env.TEST_DATABASE_SNAPSHOT = file
  }
  await database.close()
}
