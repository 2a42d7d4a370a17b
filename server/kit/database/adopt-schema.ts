import type { Knex } from 'knex'
import { SettingsError } from '../setting-values'

/** What the names of changes began with while they were called by a date. */
const dated = /^20260101\d{6}-/
/** The last of those that the first step holds. */
const lastHeld = '20260101001800-return-policy'

/** What was applied, by the names of today: what came in dated steps up to the last held one is the first step now. */
const namesOfToday = (applied: readonly string[], names: readonly string[]): string[] => {
  const later = applied
    .filter((name) => name > lastHeld)
    .map((old) => names.find((name) => name.slice(5) === old.replace(dated, '')) ?? old)
  return [names[0]!, ...later]
}

/** A database whose schema came in dated steps keeps it; only the names of what was applied are written anew. */
export const adoptSchema = async (
  knex: Knex,
  applied: readonly string[],
  names: readonly string[],
): Promise<void> => {
  const before = applied.filter((name) => dated.test(name) && !names.includes(name))
  if (before.length === 0) return
  if (!before.includes(lastHeld))
    throw new SettingsError(
      `Of this database's schema ${lastHeld} is missing: start a version that has it first.`,
    )
  const row = { batch: 1, migration_time: new Date() }
  await knex.transaction(async (trx) => {
    await trx('schema_migrations').whereIn('name', before).delete()
    await trx('schema_migrations').insert(namesOfToday(before, names).map((name) => ({ name, ...row })))
  })
}
