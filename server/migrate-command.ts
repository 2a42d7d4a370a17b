import { migrations } from '../migrations/index'
import { CommandError } from './features/users/command-error'
import type { Database } from './kit/database/database'
import { latestMigration, stepDown } from './kit/database/migrate'

const spelled = 'migrate down [--yes]'

const down =
  (sure: boolean) =>
  async (database: Database): Promise<string> => {
    const name = await latestMigration(database)
    if (name === undefined)
      throw new CommandError('The database has no schema yet: there is nothing to take back.')
    if (!migrations.some((migration) => migration.name === name))
      throw new CommandError(
        `${name} came with a newer version of Mainstreet, and only that one can take it back.`,
      )
    if (!sure)
      return `This takes ${name} back, and what is stored in it alone is lost.\nStop every server, make a backup, then run it again with --yes.\n`
    if (!(await stepDown(database, migrations, name)))
      throw new CommandError(`${name} is not the latest any more; nothing was changed.`)
    const before = await latestMigration(database)
    return `${name} is taken back; the latest is ${before ?? 'none'} now.\nThe next start of this version applies it again: install the version before first.\n`
  }

/** What a command line asks of the schema: a function of the database that answers what to print; undefined where it asks for something else. */
export const readMigrateCommand = (
  args: readonly string[],
): ((database: Database) => Promise<string>) | undefined => {
  const [name, direction, ...rest] = args
  if (name !== 'migrate' || args.includes('--help') || args.includes('-h')) return undefined
  const sure = rest.length === 1 && rest[0] === '--yes'
  if (direction !== 'down' || (rest.length > 0 && !sure)) throw new CommandError(`It is: ${spelled}`)
  return down(sure)
}
