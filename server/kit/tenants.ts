import { publishedStatus, siteStateOf } from '@mainstreet/shared/contracts/account'
import { isPixelId } from '@mainstreet/shared/rules/site/pixel'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import type { Database } from './database/database'
import { unavailableCause } from './database/database-unavailable'
import { hasKeysSql } from './payments/key-columns'
import type { StoredRow, Table } from './service/stored-row'

/** What the kit knows of an account: enough to find it by domain and to know the time there. */
export interface Tenant {
  id: number
  domain: string
  region: string
  timezone: string
  /** The language of its pages where a visitor asks for none. */
  language: Locale
  /** Whether its texts are given in the other language too. */
  bilingual: boolean
  published: boolean
  /** By the platform: its programs are refused and what runs beside the calls pauses. */
  suspended: boolean
  /** It was asked for by a name that it no longer has. */
  isFormerName: boolean
  /** Whether its pages may load the Facebook pixel. */
  pixel: boolean
  /** Whether its pages may load a card provider's form. */
  cards: boolean
}

/** Finds accounts by domain or id, cached until `forget`; while the database is not available, as they were last known. */
export interface Tenants {
  byDomain(domain: string): Promise<Tenant | undefined>
  byId(id: number): Promise<Tenant | undefined>
  isPublished(id: number): Promise<boolean>
  /** Drops one account, or all. */
  forget(id?: number): void
  /** Changes no longer arrive: everything is read afresh until all is forgotten. */
  suspend(): void
}

interface Known {
  found: Promise<Tenant | undefined>
  /** False once something may have changed it. */
  isSure: boolean
  /** What was read last. */
  last?: { tenant?: Tenant }
}

// Strangers choose ids, too: no account has one that the column cannot hold.
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647

const withKeys = `exists (select from store_settings where id = account.id
  and (${hasKeysSql})) as cards`

type TenantRow = Pick<
  StoredRow<'account'>,
  'id' | 'str_domain' | 'region' | 'timezone' | 'language' | 'bilingual' | 'int_status_id' | 'facebookPixelId'
> & { cards: boolean }

/** The account that once had a name which nobody has now. */
const readFormer = async (knex: Knex, domain: string): Promise<Tenant | undefined> => {
  const former = await knex('account_old_domains').where({ domain }).first('customerId')
  const tenant = former && (await readTenant(knex, 'id', former.customerId))
  return tenant?.domain ? { ...tenant, isFormerName: true } : undefined
}

const readTenant = async (
  knex: Knex,
  column: 'id' | 'str_domain',
  value: string | number,
): Promise<Tenant | undefined> => {
  const row = await knex('account')
    .where(column, value)
    .first<TenantRow | undefined>(
      'id',
      'str_domain',
      'region',
      'timezone',
      'language',
      'bilingual',
      'int_status_id',
      'facebookPixelId',
      knex.raw(withKeys),
    )
  if (!row) return column === 'str_domain' ? readFormer(knex, String(value)) : undefined
  return {
    id: row.id,
    domain: row.str_domain,
    region: row.region,
    timezone: row.timezone,
    language: row.language,
    bilingual: row.bilingual,
    published: row.int_status_id === publishedStatus,
    suspended: siteStateOf(row.int_status_id) === 'suspended',
    isFormerName: false,
    pixel: isPixelId(row.facebookPixelId),
    cards: row.cards,
  }
}

/** Reads accounts once and caches them; whoever changes one calls `forget`. */
export const createTenants = ({ knex }: Database): Tenants => {
  // Strangers choose the domains we look up, so the cache is bounded.
  const known = new LRUCache<string, Known>({ max: 10_000 })
  let isSuspended = false

  const remembered = (key: string, load: () => Promise<Tenant | undefined>) => {
    const previous = known.get(key)
    if (previous?.isSure && !isSuspended) return previous.found
    const entry: Known = { found: load(), isSure: true, last: previous?.last }
    known.set(key, entry)
    entry.found = entry.found.then(
      (tenant) => {
        entry.last = { tenant }
        return tenant
      },
      (error: unknown) => {
        entry.isSure = false
        if (entry.last && unavailableCause(error)) return entry.last.tenant
        throw error
      },
    )
    return entry.found
  }

  const byId = (id: number) =>
    isId(id) ? remembered(`#${id}`, () => readTenant(knex, 'id', id)) : Promise.resolve(undefined)
  return {
    byId,
    byDomain: (domain) => remembered(domain, () => readTenant(knex, 'str_domain', domain)),
    isPublished: async (id) => (await byId(id))?.published ?? false,
    // A changed domain leaves its old name behind, so no name is sure any more.
    forget: (id) => {
      if (id === undefined) {
        known.clear()
        isSuspended = false
      }
      for (const [key, entry] of [...known]) {
        const isName = !key.startsWith('#')
        const other = entry.last?.tenant && entry.last.tenant.id !== id
        if (isName && other) entry.isSure = false
        else if (isName || key === `#${id}`) known.delete(key)
      }
    },
    suspend: () => void (isSuspended = true),
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    /** Names that accounts had before. */
    account_old_domains: Table<{ domain: string; customerId: number; movedAt: Date }>
  }
}
