import { migrations } from '../migrations/index'
import { stopApp } from './assemble-app'
import { createApp } from './app'
import type { Application } from './declarations'
import { DataFolderLocked } from './kit/database/data-folder-lock'
import { openDatabase, type Database } from './kit/database/database'
import { refuseHalfRestored } from './kit/database/half-restored'
import { migrateUp } from './kit/database/migrate'
import { readSettings, withSecrets } from './kit/settings'
import { startProblem } from './kit/start-problem'

/** Builds the app on the server's settings, migrated, uses it once and closes it; no server starts. */
export const withApp = async <T>(run: (app: Application) => Promise<T>): Promise<T> => {
  const settings = { ...withSecrets(readSettings(process.env)), logLevel: 'error' }
  const database = await openDatabase(settings)
  try {
    await refuseHalfRestored(database)
    await migrateUp(database, migrations)
    const app = createApp(settings, database)
    return await run(app).finally(() => stopApp(app))
  } finally {
    await database.close()
  }
}

/** Uses the database of the server's settings once, as it is: nothing is migrated. */
export const withDatabase = async <T>(run: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(readSettings(process.env))
  return run(database).finally(() => database.close())
}

/** Ends a command of the platform that could not be carried out, with one line for the person at the keyboard where that is enough. */
export const failCommand = (error: Error): void => {
  const problem =
    error instanceof DataFolderLocked
      ? 'The embedded database belongs to one process, and the running server has it: stop the server, run this again, then start it.'
      : startProblem(error)
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
