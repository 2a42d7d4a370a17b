import type { Migration } from '../../kit/database/migrate'
import { openDatabase } from '../../kit/database/database'
import { createMediaStore } from '../../kit/media/media-store'
import type { Settings } from '../../kit/settings'
import { CommandError } from '../users/command-error'
import type { Say, Totals } from './backup-records'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

interface Given {
  settings: Settings
  migrations: readonly Migration[]
  say: Say
}

const countTotals = ({ rows, files }: Totals) => {
  const count = Object.values(rows).reduce((all, one) => all + one, 0)
  return `${Object.keys(rows).length} tables, ${count} rows and ${files} files`
}

const maxNamed = 20

const missingFiles = ({ missing }: Totals) => {
  if (!missing.length) return ''
  const more = missing.length > maxNamed ? `\n  and ${missing.length - maxNamed} more` : ''
  const named = missing.slice(0, maxNamed).map((file) => `\n  ${file}`)
  return `Rows name ${missing.length} files that were not there:${named.join('')}${more}\n`
}

const openParts = async ({ settings, say }: Given) => ({
  database: await openDatabase(settings),
  media: createMediaStore(settings),
  settings,
  say,
})

const describeProtection = (settings: Settings, holdsSecrets: boolean) => {
  if (!settings.backupKey)
    return 'It is NOT encrypted, since BACKUP_KEY is not set, and holds no secrets: keep SECRET_KEY (or secrets.json of DATA_DIR) beside it.\n'
  return holdsSecrets
    ? 'It is encrypted with BACKUP_KEY and holds the secrets of DATA_DIR.\n'
    : 'It is encrypted with BACKUP_KEY and holds no secrets: keep SECRET_KEY beside it.\n'
}

const writeBackup = async (given: Given, file: string) => {
  const source = await openParts(given)
  try {
    const { totals, size, holdsSecrets } = await makeBackup(source, file)
    const made = `Backed up ${countTotals(totals)} to ${file} (${size} bytes), read back and found whole.\n`
    return `${made}${missingFiles(totals)}${describeProtection(given.settings, holdsSecrets)}`
  } finally {
    await source.database.close()
  }
}

const runRestore = async (given: Given, file: string) => {
  const target = { ...(await openParts(given)), migrations: given.migrations }
  try {
    const { manifest, totals } = await restoreBackup(target, file)
    const { madeAt } = manifest
    return `Restored ${countTotals(totals)}, as they were at ${madeAt}. Everybody signs in again.\n${missingFiles(totals)}`
  } finally {
    await target.database.close()
  }
}

const commands = { backup: writeBackup, restore: runRestore }

/** What `--help` says of them. */
export const backupUsage = `
  backup FILE             writes database, media and private files into one new file, encrypted with BACKUP_KEY if that is set
  restore FILE            puts all of it back into an empty database; stop every server first
`

/** A backup or restore that a command line asks for; undefined when it asks for something else. */
export const readBackupCommand = (
  args: readonly string[],
): ((given: Given) => Promise<string>) | undefined => {
  const [name, file, ...rest] = args
  if (name !== 'backup' && name !== 'restore') return undefined
  if (!file || rest.length) throw new CommandError(`It is: ${name} FILE`)
  return (given) => commands[name](given, file)
}
