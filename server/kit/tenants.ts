import { publishedStatus } from '@mainstreet/shared/account'
import { isPixelId } from '@mainstreet/shared/pixel'
import type { Database } from './database'

/** What the kit knows of an account: enough to find it by domain and to tell the time there. */
export interface Tenant {
  id: number
  domain: string
  region: string
  timezone: string
  published: boolean
  /** Whether its pages may load the Facebook pixel. */
  pixel: boolean
}

/** Finds accounts by domain or id, remembered until `forget`. */
export interface Tenants {
  byDomain(domain: string): Promise<Tenant | undefined>
  byId(id: number): Promise<Tenant | undefined>
  isPublished(id: number): Promise<boolean>
  /** Drops one account, or all. */
  forget(id?: number): void
}

const unknownKept = 10_000

// Strangers choose ids, too: one that no column holds is nobody's.
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647

/** Reads accounts from the database once and keeps them; whoever changes one calls `forget`. */
export const createTenants = ({ knex }: Database): Tenants => {
  const known = new Map<string, Promise<Tenant | undefined>>()

  const read = async (column: 'id' | 'str_domain', value: string | number): Promise<Tenant | undefined> => {
    const row = await knex('account')
      .where(column, value)
      .first('id', 'str_domain', 'region', 'timezone', 'int_status_id', 'facebookPixelId')
    if (!row) return undefined
    const published = row.int_status_id === publishedStatus
    return {
      id: row.id,
      domain: row.str_domain,
      region: row.region,
      timezone: row.timezone,
      published,
      pixel: isPixelId(row.facebookPixelId),
    }
  }

  const remembered = (key: string, load: () => Promise<Tenant | undefined>) => {
    const kept = known.get(key)
    if (kept) return kept
    // Strangers choose the domains we look up: the memory of them is bounded.
    if (known.size >= unknownKept) known.clear()
    const loading = load()
    known.set(key, loading)
    loading.catch(() => known.delete(key))
    return loading
  }

  const byId = (id: number) =>
    isId(id) ? remembered(`#${id}`, () => read('id', id)) : Promise.resolve(undefined)
  return {
    byId,
    byDomain: (domain) => remembered(domain, () => read('str_domain', domain)),
    isPublished: async (id) => (await byId(id))?.published ?? false,
    // A changed domain leaves its old name behind, so names are all forgotten together.
    forget: (id) => {
      for (const key of [...known.keys()])
        if (id === undefined || !key.startsWith('#') || key === `#${id}`) known.delete(key)
    },
  }
}
