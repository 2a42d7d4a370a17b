import { migrations } from '../migrations/index'
import { createApp, stopApp } from './app'
import { readCommand, usage } from './features/users/admin-command'
import { CommandError } from './features/users/command-error'
import { DataFolderLocked } from './kit/database/data-folder-lock'
import { openDatabase } from './kit/database/database'
import { migrate } from './kit/database/migrate'
import { readSettings, withSecrets } from './kit/settings'
import { startProblem } from './kit/start-problem'

type Command = NonNullable<ReturnType<typeof readCommand>>

const carryOut = async (command: Command): Promise<string> => {
  const settings = { ...withSecrets(readSettings(process.env)), logLevel: 'error' }
  const database = await openDatabase(settings)
  try {
    await migrate(database, migrations)
    const app = createApp(settings, database)
    return await command(app).finally(() => stopApp(app))
  } finally {
    await database.close()
  }
}

/** The command line of the platform: no server starts, the app is built and used once. */
const run = async () => {
  const command = readCommand(process.argv.slice(2))
  process.stdout.write(command ? await carryOut(command) : usage)
}

const problemOf = (error: Error): string => {
  if (error instanceof CommandError) return error.message
  if (error instanceof DataFolderLocked)
    return 'The embedded database belongs to one process, and the running server has it: stop the server, run this again, then start it.'
  return startProblem(error)
}

run().catch((error: Error) => {
  process.stderr.write(`${problemOf(error)}\n`)
  process.exitCode = 1
})
