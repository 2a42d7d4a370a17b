import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { Knex } from 'knex'
import { parseHost } from '../../kit/http/host'
import type { Settings } from '../../kit/settings'

/** Names below the platform's host that are, or may become, its own. */
const reserved = new Set([
  'www',
  'api',
  'admin',
  'app',
  'mail',
  'smtp',
  'ftp',
  'assets',
  'static',
  'login',
  'help',
])
const maxLetters = 40

/** The host below which addresses are free; undefined where the platform has none. */
export const platformHostOf = ({
  platformHost,
  production,
}: Pick<Settings, 'platformHost' | 'production'>): string | undefined =>
  parseHost(platformHost)?.hostname ?? (production ? undefined : 'localhost')

/** A business's name as the first part of a host name: "Chez Léonie" is `chez-leonie`. */
export const addressName = (name: string): string => {
  const letters = name
    .split(/\s+/)
    .map(foldText)
    .join(' ')
    .replace(/['’]/g, '')
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLetters)
    .replace(/^-+|-+$/g, '')
  // All digits would read as a part of an address by number.
  const named = /[a-z]/.test(letters) ? letters : `site-${letters}`.replace(/-+$/, '')
  return reserved.has(named) ? `${named}-site` : named
}

/** The first address below the host that nobody has: the name, else the name with a number. */
export const freeAddress = async (db: Knex, name: string, host: string | undefined): Promise<string> => {
  if (!host) return ''
  const base = addressName(name)
  const taken = new Set<string>(
    await db('account').where('str_domain', 'like', `${base}%.${host}`).pluck('str_domain'),
  )
  for (let number = 1; ; number += 1) {
    const address = `${number === 1 ? base : `${base}-${number}`}.${host}`
    if (!taken.has(address)) return address
  }
}
