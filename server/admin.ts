import { migrations } from '../migrations/index'
import { backupUsage, readBackupCommand } from './features/backup/backup-command'
import { readCommand, usage } from './features/users/admin-command'
import { CommandError } from './features/users/command-error'
import { readSettings } from './kit/settings'
import { readMigrateCommand } from './migrate-command'
import { failCommand, withApp, withDatabase } from './one-shot'

const sayLine = (line: string) => void process.stderr.write(`${line}\n`)

/** The command line of the platform: no server starts; what needs the app has it built and used once. */
const runAdmin = async () => {
  const args = process.argv.slice(2)
  const isHelp = args.some((arg) => ['--help', '-h'].includes(arg))
  const onFiles = isHelp ? undefined : readBackupCommand(args)
  // Neither a schema nor secrets are made on the way: they are what is kept.
  if (onFiles) return onFiles({ settings: readSettings(process.env), migrations, say: sayLine })
  const onSchema = readMigrateCommand(args)
  if (onSchema) return withDatabase(onSchema)
  const command = readCommand(args)
  return command ? withApp(command) : `${usage}${backupUsage}`
}

runAdmin().then(
  (said) => void process.stdout.write(said),
  (error: Error) => {
    if (!(error instanceof CommandError)) return failCommand(error)
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
