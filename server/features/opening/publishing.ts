import { NotFound } from '@feathersjs/errors'
import { siteStateOf } from '@mainstreet/shared/contracts/account'
import type { OpeningState, PublishNeed } from '@mainstreet/shared/contracts/site/opening'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { StoredRow } from '../../kit/service/stored-row'

/** Where a site stands, and what is missing before it can be published. */
export type Readiness = Pick<OpeningState, 'siteState' | 'missing' | 'hasHours'>

const existsIn = (table: string, more = '') =>
  `exists (select from ${table} where "customerId" = account.id ${more})`

/** A site needs an address to be found at, a way to reach the business, and something to read. */
const checksSql: Record<PublishNeed, string> = {
  address: `str_domain <> ''`,
  contact: `str_phone <> '' or str_mobile <> '' or str_tollfree <> '' or str_email <> ''`,
  content: `str_description <> '' or str_services <> '' or str_content_area_content <> ''
    or ${existsIn('market_items', `and status = 'public'`)} or ${existsIn('profile_notices', 'and bol_visible')}
    or ${existsIn('profile_gallery')} or ${existsIn('restaurant')} or ${existsIn('automotive')}
    or ${existsIn('events')} or ${existsIn('funerals')}`,
}

const hoursSql = existsIn('profile_hours', 'and ("isOpen" or "byAppointment")')

type Row = Pick<StoredRow<'account'>, 'int_status_id'> & Record<PublishNeed | 'hasHours', boolean>

/** Reads how ready an account's site is; 404 where there is none. */
export const readReadiness = async (db: Knex, customerId: number): Promise<Readiness> => {
  const needs = Object.keys(checksSql) as PublishNeed[]
  const row = await db('account')
    .where({ id: customerId })
    .first<Row | undefined>(
      'int_status_id',
      ...needs.map((need) => db.raw(`(${checksSql[need]}) as ${need}`)),
      db.raw(`${hoursSql} as "hasHours"`),
    )
  if (!row) throw new NotFound(refusal('no-account'))
  return {
    siteState: siteStateOf(row.int_status_id),
    hasHours: row.hasHours,
    missing: needs.filter((need) => !row[need]),
  }
}
