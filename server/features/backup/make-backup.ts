import { appliedMigrations } from '../../kit/database/migrate'
import { CommandError } from '../users/command-error'
import { fingerprintOf } from '../../kit/secrets/check-secrets'
import type { Database } from '../../kit/database/database'
import type { MediaStore } from '../../kit/media/media-store'
import { keptSecrets, type Settings } from '../../kit/settings'
import { readBackupFile, writeBackupFile } from './backup-file'
import {
  countRecords,
  verifyRecords,
  writeRecords,
  type BackupRecord,
  type Say,
  type Totals,
} from './backup-records'
import { exportRows } from './export-rows'

/** What a backup is made of. */
export interface BackupSource {
  database: Database
  media: MediaStore
  settings: Settings
  say: Say
}

/** What a backup became. */
export interface MadeBackup {
  totals: Totals
  size: number
  holdsSecrets: boolean
}

async function* files({ media }: BackupSource, named: Set<string>): AsyncGenerator<BackupRecord> {
  for await (const file of media.list()) {
    const found = await media.get(file)
    // Removed since the list was made; whoever names it is told.
    if (!found) continue
    yield { file, content: Buffer.concat(await found.stream.toArray()) }
    named.delete(file)
  }
}

const manifestOf = async ({ settings }: BackupSource, migrations: string[]) => {
  if (!migrations.length)
    throw new CommandError('There is nothing to back up: this database has no tables yet.')
  const kept = keptSecrets(settings)
  const secretKey = settings.secretKey || kept.secretKey
  if (!secretKey)
    throw new CommandError('There is no SECRET_KEY, neither in the environment nor in DATA_DIR.')
  return {
    madeAt: new Date().toISOString(),
    migrations,
    keyFingerprint: fingerprintOf(secretKey),
    ...(settings.backupKey && Object.keys(kept).length && { secrets: kept }),
  }
}

/** Rows as of one moment, then the files, which are there at least as long as a row names them. */
async function* records(source: BackupSource): AsyncGenerator<BackupRecord> {
  const { totals, count } = countRecords(source.say)
  const named = new Set<string>()
  const trx = await source.database.knex.transaction({ isolationLevel: 'repeatable read', readOnly: true })
  try {
    yield { manifest: await manifestOf(source, await appliedMigrations(trx)) }
    source.say('reading rows')
    for await (const record of exportRows(trx, named)) {
      count(record)
      yield record
    }
  } finally {
    await trx.rollback()
  }
  source.say('copying files')
  for await (const record of files(source, named)) {
    count(record)
    yield record
  }
  yield { end: { ...totals, missing: [...named].sort() } }
}

/** Writes everything that belongs together into one file, and reads it back before it says so. */
export const makeBackup = async (source: BackupSource, file: string): Promise<MadeBackup> => {
  const { backupKey } = source.settings
  let written: Totals | undefined
  let holdsSecrets = false
  async function* noted(): AsyncGenerator<BackupRecord> {
    for await (const record of records(source)) {
      if ('end' in record) written = record.end
      if ('manifest' in record) holdsSecrets = record.manifest.secrets !== undefined
      yield record
    }
  }
  const verify = async (temporary: string) => {
    source.say('reading it back')
    const { totals } = await verifyRecords(readBackupFile(temporary, backupKey))
    if (JSON.stringify(totals) !== JSON.stringify(written))
      throw new Error('The file does not hold what went into it.')
  }
  const size = await writeBackupFile({ file, backupKey, entries: writeRecords(noted()), verify })
  return { totals: written!, size, holdsSecrets }
}
