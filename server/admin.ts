import { readCommand, usage } from './features/users/admin-command'
import { CommandError } from './features/users/command-error'
import { failCommand, withApp } from './one-shot'

/** The command line of the platform: no server starts, the app is built and used once. */
const run = async () => {
  const command = readCommand(process.argv.slice(2))
  process.stdout.write(command ? await withApp(command) : usage)
}

run().catch((error: Error) => {
  if (!(error instanceof CommandError)) return failCommand(error)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
