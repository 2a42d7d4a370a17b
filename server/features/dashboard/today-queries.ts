import { unpublishedStatus } from '@mainstreet/shared/contracts/account'
import type {
  CondolencesOf,
  LowItem,
  OrderToPack,
  TodaySummary,
} from '@mainstreet/shared/contracts/dashboard'
import type { Knex } from 'knex'
import { salesMovements } from '../reports/sales-movements'
import { comparedDays, type SoldPart } from './sales-of'
import type { Rows } from '../../kit/database/rows'

/** Rows of each list that the first screen shows. */
const shownRows = 5

interface OnClock {
  customerId: number
  timezone: string
  now: Date
}

/** What was sold on each of the last days less what was given back, before and after the present time of the day. */
export const readSold = async (knex: Knex, { customerId, timezone, now }: OnClock): Promise<SoldPart[]> => {
  const localNow = `cast(:now as timestamptz) at time zone :timezone`
  const { rows } = await knex.raw<Rows<SoldPart>>(
    `select to_char(day, 'YYYY-MM-DD') as day, early, cents, "testCents" from (
       select at::date as day, at::time <= (${localNow})::time as early,
         coalesce(sum(amount) filter (where not test), 0)::float8 as cents,
         coalesce(sum(amount) filter (where test), 0)::float8 as "testCents"
       from (
         select at at time zone :timezone as at, test, case when "isRefund" then -total else total end as amount
         from ${salesMovements} moved
         where at >= ((${localNow})::date - ${comparedDays - 1})::timestamp at time zone :timezone
       ) moved
       group by 1, 2
     ) parts`,
    { customerId, timezone, now },
  )
  return rows
}

/** An order with its first line, the number of its lines and of all orders that wait. */
type Packed = Omit<OrderToPack, 'otherLines'> & { lines: number; total: number }

/** The orders that wait longest to be packed, and how many wait. */
export const readToPack = async (
  knex: Knex,
  customerId: number,
): Promise<{ total: number; orders: OrderToPack[] }> => {
  const { rows } = await knex.raw<Rows<Packed>>(
    `select id, "orderNumber", name, test, lines -> 0 as first, jsonb_array_length(lines) as lines,
       (select count(*) from account_orders where "customerId" = :customerId and status = 'paid')::int as total
     from account_orders where "customerId" = :customerId and status = 'paid'
     order by "createdAt", id limit ${shownRows}`,
    { customerId },
  )
  const orders = rows.map(({ first, lines, total: _total, ...order }) => ({
    ...order,
    first: first && { title: first.title, image: first.image, quantity: first.quantity },
    otherLines: Number(lines) - 1,
  }))
  return { total: rows[0]?.total ?? 0, orders }
}

/** The items of which least is left, and how many are low. */
export const readLowStock = async (
  knex: Knex,
  customerId: number,
): Promise<{ total: number; items: LowItem[] }> => {
  const { rows } = await knex.raw<Rows<LowItem & { total: number }>>(
    `with low as (
       select item.id, stock, item."stockWarning" from market_items item
       join (
         select "itemId", sum(stock)::int as stock from market_variations
         where "customerId" = :customerId and not removed group by "itemId"
       ) held on held."itemId" = item.id
       where item."customerId" = :customerId and item."trackStock" and not item."newlyCreated"
         and stock <= item."stockWarning"
     )
     select item.id, item.title, low.stock, (select count(*) from low)::int as total
     from low join market_items item using (id) order by low.stock, item.id limit ${shownRows}`,
    { customerId },
  )
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ id, title, stock }) => ({ id, title, stock })),
  }
}

interface Waiting {
  bookings: number
  bookingFrom: string
  condolences: number
  funerals: CondolencesOf[]
}

/** The tables from today on and the condolences that nobody has answered, of a business that has such. */
export const readWaiting = async (
  knex: Knex,
  { customerId, timezone, now }: OnClock,
): Promise<Pick<TodaySummary, 'bookings' | 'condolences'>> => {
  const { rows } = await knex.raw<Rows<Waiting>>(
    `with asked as (
       select name, "startsAt", id from table_bookings
       where "customerId" = :customerId and status = 'asked'
         and "startsAt" >= date_trunc('day', cast(:now as timestamptz) at time zone :timezone) at time zone :timezone
         and exists (select from account where id = :customerId and roles @> '["Restaurant"]')
     ), written as (
       select id, "funeralId" from condolences
       where "customerId" = :customerId and (status = 'waiting' or reported)
         and exists (select from account where id = :customerId and roles @> '["Funeral"]')
     ), named as (
       select funeral.id, funeral.name, max(written.id) as newest from written
       join funerals funeral on funeral.id = "funeralId" group by funeral.id
       order by newest desc limit ${shownRows}
     )
     select
       (select count(*) from asked)::int as bookings,
       coalesce((select name from asked order by "startsAt", id limit 1), '') as "bookingFrom",
       (select count(*) from written)::int as condolences,
       coalesce(
         (select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by newest desc) from named), '[]'
       ) as funerals`,
    { customerId, timezone, now },
  )
  const { bookings, bookingFrom, condolences, funerals } = rows[0]!
  return {
    bookings: { total: bookings, from: bookingFrom },
    condolences: { total: condolences, funerals },
  }
}

/** What else is counted, and what of the account says how far it is set up. */
export interface AccountFacts {
  drafts: number
  unanswered: number
  unansweredFrom: string
  unansweredSince: Date | null
  sells: boolean
  lists: boolean
  logo: boolean
  hours: boolean
  item: boolean
  shipping: boolean
  domain: string
  /** Nothing is left of the examples that it started with. */
  examples: boolean
  /** The site is published, or no longer its owner's to publish. */
  publish: boolean
}

/** Reads an account's facts in one statement; undefined where there is no such account. */
export const readFacts = async (knex: Knex, customerId: number): Promise<AccountFacts | undefined> => {
  const waiting = 'not "isAnswered" and not "isLater"'
  const own = (table: string) => `from ${table} where "customerId" = account.id`
  const { rows } = await knex.raw<Rows<AccountFacts>>(
    `select
       (select count(*) ${own('market_items')} and status = 'draft' and not "newlyCreated")::int as drafts,
       (select count(distinct coalesce(nullif(lower(email), ''), id::text))
         ${own('contact_messages')} and ${waiting})::int as unanswered,
       coalesce(
         (select name ${own('contact_messages')} and ${waiting} order by id desc limit 1), ''
       ) as "unansweredFrom",
       (select min("createdAt") ${own('contact_messages')} and ${waiting}) as "unansweredSince",
       "ecommerceEnabled" as sells,
       "ecommerceEnabled" or "marketplaceEnabled" or roles @> '["Sales Flyer"]' as lists,
       str_logo_image <> '' as logo,
       exists (select ${own('profile_hours')} and ("isOpen" or "byAppointment")) as hours,
       exists (select ${own('market_items')} and status = 'public' and not "newlyCreated") as item,
       exists (select ${own('store_settings')}
         and ("allowFlatRate" or "allowDelivery" or "allowLocalPickup")) as shipping,
       str_domain as domain,
       not exists (select ${own('account_examples')}) as examples,
       int_status_id <> :unpublished as publish
     from account where id = :customerId`,
    { customerId, unpublished: unpublishedStatus },
  )
  return rows[0]
}
