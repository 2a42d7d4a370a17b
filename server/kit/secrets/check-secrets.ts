import { createHmac } from 'node:crypto'
import type { Database } from '../database/database'
import type { Logger } from '../log'
import { SettingsError, type Secrets, type Settings } from '../settings'
import type { Table } from '../service/stored-row'

const table = 'secret_fingerprints'

/** By what a secret is recognised, without saying anything of it. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('mainstreet secret fingerprint').digest('hex')

const otherKey =
  'SECRET_KEY is not the one that this database was used with: the payment keys and webhook secrets in it cannot be opened. ' +
  'Every start and every server needs the same one. ' +
  `If it is lost, run: delete from ${table} where name = 'secretKey'; then enter those keys anew.`

const otherJwtSecret =
  'JWT_SECRET is another than at the last start: everybody has to sign in again, and every server needs the same one.'

interface Start {
  settings: Secrets & Pick<Settings, 'production'>
  log: Pick<Logger, 'warn'>
}

/** Compares the secrets with those that the database was first used with; another SECRET_KEY ends the start in production, and is warned of elsewhere. */
export const checkSecrets = async (
  { knex }: Pick<Database, 'knex'>,
  { settings, log }: Start,
): Promise<void> => {
  const mine = {
    secretKey: fingerprintOf(settings.secretKey),
    jwtSecret: fingerprintOf(settings.jwtSecret),
  }
  const rows = Object.entries(mine).map(([name, fingerprint]) => ({ name, fingerprint }))
  // Of servers that start together one says what the others are compared with.
  await knex(table).insert(rows).onConflict('name').ignore()
  const found = await knex(table).select('name', 'fingerprint')
  const stored = Object.fromEntries(found.map(({ name, fingerprint }) => [name, fingerprint]))
  if (stored.secretKey !== mine.secretKey) {
    if (settings.production) throw new SettingsError(otherKey)
    log.warn(otherKey)
  }
  if (stored.jwtSecret !== mine.jwtSecret) {
    log.warn(otherJwtSecret)
    await knex(table).where({ name: 'jwtSecret' }).update({ fingerprint: mine.jwtSecret })
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    secret_fingerprints: Table<{ name: string; fingerprint: string }>
  }
}
