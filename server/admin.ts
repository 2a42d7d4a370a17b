import { migrations } from '../migrations/index'
import { backupUsage, readBackupCommand } from './features/backup/backup-command'
import { readCommand, usage } from './features/users/admin-command'
import { CommandError } from './features/users/command-error'
import { readSettings } from './kit/settings'
import { failCommand, withApp } from './one-shot'

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** The command line of the platform: no server starts; what needs the app has it built and used once. */
const run = async () => {
  const args = process.argv.slice(2)
  const isHelp = args.some((arg) => ['--help', '-h'].includes(arg))
  const onFiles = isHelp ? undefined : readBackupCommand(args)
  if (onFiles) {
    // Neither a schema nor secrets are made on the way: they are what is kept.
    process.stdout.write(await onFiles({ settings: readSettings(process.env), migrations, say }))
    return
  }
  const command = readCommand(args)
  process.stdout.write(command ? await withApp(command) : `${usage}${backupUsage}`)
}

run().catch((error: Error) => {
  if (!(error instanceof CommandError)) return failCommand(error)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
