import { fingerprintOf } from '../../kit/secrets/check-secrets'
import { appliedMigrations, migrateUp, migrateDown, type Migration } from '../../kit/database/migrate'
import { markRestore } from '../../kit/database/half-restored'
import { checkMediaPath } from '../../kit/media/media-paths'
import { keepSecrets, keptSecrets, type Settings } from '../../kit/settings'
import type { Rows } from '../../kit/database/rows'
import { CommandError } from '../users/command-error'
import { readBackupFile } from './backup-file'
import { countRecords, readRecords, verifyRecords, type Manifest, type Totals } from './backup-records'
import { importRows, isEmpty, notEmpty } from './import-rows'
import type { BackupSource } from './make-backup'

/** Where a backup goes: a database and a store of files, and the changes of the schema that this version knows. */
export interface RestoreTarget extends BackupSource {
  migrations: readonly Migration[]
}

const refuseNewer = ({ migrations }: Manifest, known: readonly Migration[]) => {
  const names = new Set(known.map(({ name }) => name))
  const unknown = migrations.filter((name) => !names.has(name))
  if (unknown.length)
    throw new CommandError(
      `The backup is of a newer version: this one does not know ${unknown.join(', ')}. Restore with that version or a later one.`,
    )
}

/** The secrets to keep in DATA_DIR from now on; refuses where what the backup holds could not be opened. */
const secretsToKeep = ({ keyFingerprint, secrets }: Manifest, settings: Settings) => {
  const kept = keptSecrets(settings)
  const secretKey = settings.secretKey || kept.secretKey
  if (secretKey && fingerprintOf(secretKey) !== keyFingerprint)
    throw new CommandError(
      'SECRET_KEY (in the environment, else in secrets.json of DATA_DIR) is not the one of the backup, whose keys it could not open: set that one.',
    )
  if (secretKey) return undefined
  if (settings.production || !secrets?.secretKey)
    throw new CommandError(
      'The backup does not hold its SECRET_KEY: set it, or put the secrets.json of its server into DATA_DIR.',
    )
  return { ...secrets, ...kept }
}

const refuseUsed = async ({ database }: RestoreTarget) => {
  const { rows } = await database.knex.raw<Rows<{ present: boolean }>>(
    `select to_regclass('account') is not null as present`,
  )
  if (rows[0]!.present && !(await isEmpty(database.knex))) throw notEmpty()
}

/** Brings an empty database to exactly the schema that the backup has. */
const prepareSchema = async ({ database, migrations }: RestoreTarget, manifest: Manifest) => {
  const wanted = new Set(manifest.migrations)
  const applied = await appliedMigrations(database.knex)
  if (applied.some((name) => !wanted.has(name))) await migrateDown(database, migrations, true)
  await migrateUp(
    database,
    migrations.filter(({ name }) => wanted.has(name)),
  )
}

const putFiles = async ({ media, settings, say }: RestoreTarget, file: string) => {
  const { count } = countRecords(say)
  for await (const record of readRecords(readBackupFile(file, settings.backupKey))) {
    if (!('file' in record)) continue
    await media.put(record.file, record.content, checkMediaPath(record.file))
    count(record)
  }
}

/** Puts back what a backup holds. The file is read whole before anything is written; files come before the rows, which come all at once. */
export const restoreBackup = async (
  target: RestoreTarget,
  file: string,
): Promise<{ manifest: Manifest; totals: Totals }> => {
  const { database, settings, migrations, say } = target
  say('checking the file')
  const { manifest, totals } = await verifyRecords(readBackupFile(file, settings.backupKey))
  refuseNewer(manifest, migrations)
  const secrets = secretsToKeep(manifest, settings)
  await refuseUsed(target)
  await prepareSchema(target, manifest)
  await markRestore(database.knex)
  say('putting files back')
  await putFiles(target, file)
  if (secrets) keepSecrets(settings, secrets)
  say('loading rows')
  const records = readRecords(readBackupFile(file, settings.backupKey))
  await importRows(database.knex, records, say)
  say('bringing the schema up to date')
  await migrateUp(database, migrations)
  return { manifest, totals }
}
