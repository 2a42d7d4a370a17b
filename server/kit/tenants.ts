import { publishedStatus, siteStateOf } from '@mainstreet/shared/contracts/account'
import { isPixelId } from '@mainstreet/shared/rules/site/pixel'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { isId } from '@mainstreet/shared/ids'
import type { Database } from './database/database'
import { unavailableCause } from './database/database-unavailable'
import { hasKeysSql } from './payments/key-columns'
import type { StoredRow, Table } from './service/stored-row'

/** What the kit knows of an account: enough to find it by domain and to know the time there. */
export interface Tenant {
  id: number
  name: string
  /** The picture of its first screen, below /assets; empty where it has none. */
  header: string
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

/** What was read, and after how many changes. */
interface Read {
  tenant?: Tenant
  asOf: number
}

interface Known {
  found: Promise<Tenant | undefined>
  /** How many changes there had been when it was asked for. */
  asOf: number
  hasFailed: boolean
  last?: Read
}

const withKeys = `exists (select from store_settings where id = account.id
  and (${hasKeysSql})) as cards`

type TenantRow = Pick<
  StoredRow<'account'>,
  | 'id'
  | 'str_company_name'
  | 'str_header_image'
  | 'str_domain'
  | 'region'
  | 'timezone'
  | 'language'
  | 'bilingual'
  | 'int_status_id'
  | 'facebookPixelId'
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
      'str_company_name',
      'str_header_image',
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
    name: row.str_company_name,
    header: row.str_header_image,
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

// Strangers choose the domains we look up, so what is remembered is bounded.
const maxKnown = 10_000

/** When each account changed last, counted in changes; of those that changed longest ago only that it was before. */
const createChanges = () => {
  const changedAt = new Map<number, number>()
  let count = 0
  let forgottenTo = 0
  return {
    count: () => count,
    lastOf: (id: number) => changedAt.get(id) ?? forgottenTo,
    add(id: number) {
      // Put at the end, so that the first one is the oldest.
      changedAt.delete(id)
      changedAt.set(id, ++count)
      if (changedAt.size <= maxKnown) return
      const [oldest, at] = changedAt.entries().next().value!
      changedAt.delete(oldest)
      forgottenTo = at
    },
  }
}

/** Reads accounts once and caches them; whoever changes one calls `forget`. */
export const createTenants = ({ knex }: Database): Tenants => {
  const known = new LRUCache<string, Known>({ max: maxKnown })
  const changes = createChanges()
  let isSuspended = false

  /** Whether whom it was read of has not changed since. */
  const isUnchanged = ({ tenant, asOf }: Read) => !tenant || changes.lastOf(tenant.id) <= asOf

  /** Any change may be that somebody took a name: one that nobody had, or that its account had before, or that is being read. */
  const isSure = ({ last, asOf, hasFailed }: Known) => {
    if (isSuspended || hasFailed) return false
    const isTaken = last?.asOf === asOf && last.tenant && !last.tenant.isFormerName
    return isTaken ? isUnchanged(last) : asOf === changes.count()
  }

  const remembered = (key: string, load: () => Promise<Tenant | undefined>) => {
    const previous = known.get(key)
    if (previous && isSure(previous)) return previous.found
    const entry: Known = { found: load(), asOf: changes.count(), hasFailed: false, last: previous?.last }
    known.set(key, entry)
    entry.found = entry.found.then(
      (tenant) => {
        entry.last = { tenant, asOf: entry.asOf }
        return tenant
      },
      (error: unknown) => {
        entry.hasFailed = true
        if (entry.last && isUnchanged(entry.last) && unavailableCause(error)) return entry.last.tenant
        throw error
      },
    )
    return entry.found
  }

  // Strangers choose ids, too: one that the column cannot hold is asked of nobody.
  const byId = (id: number) =>
    isId(id) ? remembered(`#${id}`, () => readTenant(knex, 'id', id)) : Promise.resolve(undefined)
  return {
    byId,
    byDomain: (domain) => remembered(domain, () => readTenant(knex, 'str_domain', domain)),
    isPublished: async (id) => (await byId(id))?.published ?? false,
    forget: (id) => {
      if (id !== undefined) return changes.add(id)
      known.clear()
      isSuspended = false
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

declare module '../declarations' {
  interface Configuration {
    tenants: Tenants
  }
}
