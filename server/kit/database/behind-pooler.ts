import createKnex, { type Knex } from 'knex'
import type pg from 'pg'
import { SettingsError } from '../setting-values'
import { lock } from './advisory-locks'
import type { Rows } from './rows'

/** What a session is to have, in PostgreSQL's own names and units. */
type SessionValues = Readonly<Record<string, string>>

/** A few connections to PostgreSQL itself, for what needs one session; none while nobody asks. */
export const openDirect = (connection: pg.ClientConfig, acquireTimeoutMs: number): Knex =>
  createKnex({
    client: 'pg',
    connection: connection as Knex.PgConnectionConfig,
    pool: { min: 0, max: 3 },
    acquireConnectionTimeout: acquireTimeoutMs,
  })

/** Keeps the values for this role in this database, so that sessions have them which a pooler begins; any role may do so for itself. */
export const keepForRole = (direct: Knex, values: SessionValues): Promise<void> =>
  direct.transaction(async (trx) => {
    await lock(trx, 'role')
    const { rows } = await trx.raw<Rows<{ here: string }>>('select current_database() as here')
    for (const [name, value] of Object.entries(values))
      await trx.raw(`alter role current_user in database ?? set ?? = '${value}'`, [rows[0]!.here, name])
  })

/** Refuses a pooler whose sessions lack the values. */
export const requireValues = async (pooled: Knex, values: SessionValues): Promise<void> => {
  const { rows } = await pooled.raw<Rows<{ name: string; setting: string }>>(
    'select name, setting from pg_settings where name = any(?)',
    [Object.keys(values)],
  )
  const lacking = rows.filter(({ name, setting }) => setting !== values[name]).map(({ name }) => name)
  if (lacking.length > 0)
    throw new SettingsError(
      `Sessions through DATABASE_URL lack ${lacking.join(', ')} of the role of DATABASE_DIRECT_URL: let the pooler RECONNECT, with the same role.`,
    )
}
