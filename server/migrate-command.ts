import { migrations } from '../migrations/index'
import { CommandError } from './features/users/command-error'
import type { Database } from './kit/database/database'
import { appliedMigrations, stepDown } from './kit/database/migrate'

const spelled = 'migrate down [COUNT | --to NAME] [--yes]'

/** How far back: so many changes, or all that came after the one of that name. */
type Far = { count: number } | { to: string }

/** The names of the changes that are to be taken back, the latest first. */
const takenBack = (applied: readonly string[], far: Far): string[] => {
  if (applied.length === 0)
    throw new CommandError('The database has no schema yet: there is nothing to take back.')
  const from = 'to' in far ? applied.indexOf(far.to) + 1 : applied.length - far.count
  if ('to' in far && from === 0) throw new CommandError(`${far.to} was never applied.`)
  if (from < 0) throw new CommandError(`Only ${applied.length} changes were applied.`)
  const names = applied.slice(from).reverse()
  if (names.length === 0) throw new CommandError('It is the latest: there is nothing to take back.')
  const newer = names.find((name) => !migrations.some((migration) => migration.name === name))
  if (newer)
    throw new CommandError(
      `${newer} came with a newer version of Mainstreet, and only that one can take it back.`,
    )
  return names
}

const down =
  (far: Far, sure: boolean) =>
  async (database: Database): Promise<string> => {
    const applied = await appliedMigrations(database.knex)
    const names = takenBack(applied, far)
    const list = names.join('\n')
    if (!sure)
      return `This takes back, and what is stored in them alone is lost:\n${list}\nStop every server, make a backup, then run it again with --yes.\n`
    for (const name of names)
      if (!(await stepDown(database, migrations, name)))
        throw new CommandError(`${name} is not the latest any more; it and those before it were not changed.`)
    const before = applied.at(-names.length - 1)
    return `Taken back:\n${list}\nThe latest is ${before ?? 'none'} now. The next start of this version applies them again: install the version before first.\n`
  }

const readFar = (rest: readonly string[]): Far | undefined => {
  const [first, name, ...more] = rest
  if (first === undefined) return { count: 1 }
  if (first === '--to') return name !== undefined && more.length === 0 ? { to: name } : undefined
  return /^[1-9]\d{0,3}$/.test(first) && name === undefined ? { count: Number(first) } : undefined
}

/** What a command line asks of the schema: a function of the database that answers what to print; undefined where it asks for something else. */
export const readMigrateCommand = (
  args: readonly string[],
): ((database: Database) => Promise<string>) | undefined => {
  const [name, direction, ...rest] = args
  if (name !== 'migrate' || args.includes('--help') || args.includes('-h')) return undefined
  const far = readFar(rest.filter((each) => each !== '--yes'))
  if (direction !== 'down' || !far) throw new CommandError(`It is: ${spelled}`)
  return down(far, rest.includes('--yes'))
}
