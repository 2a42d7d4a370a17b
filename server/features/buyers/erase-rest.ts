import { seenKinds } from '@mainstreet/shared/contracts/phones'
import { erasedBuyer } from '@mainstreet/shared/rules/orders/erased-buyer'
import type { Knex } from 'knex'
import { tableServiceAt } from '../../kit/service/table-service'
import { noticeRows } from '../../kit/notices/notice-rows'
import { noticeTag } from '../../kit/notices/phone-notices'
import { likePattern } from '../../kit/text/like-pattern'
import {
  alertsOf,
  bookingsOf,
  condolencesOf,
  messagesOf,
  notesOf,
  subscriptionsOf,
  tillSalesOf,
  type Buyer,
} from './buyer'
import { erasedColumns } from './erase-orders'
import { reportErased, type Erasing } from './erasing'

/** Takes a buyer out of the events of the orders, sent or still to be sent; those tell programs that the buyer is erased, too. */
export const eraseDeliveries = async ({ app, work, orderIds }: Erasing): Promise<void> => {
  const { trx } = work
  const ids = await trx('webhook_deliveries')
    .whereIn(
      'subject',
      orderIds.map((id) => `account-orders:${id}`),
    )
    .update({
      body: trx.raw(`jsonb_set(body::jsonb, '{data}', (body::jsonb -> 'data') || ?::jsonb)::text`, [
        JSON.stringify(erasedColumns),
      ]),
      responseBody: '',
      // One that is on its way goes again, so that nobody stores what was answered to it.
      attempts: trx.raw(`attempts + case when "leasedUntil" is null then 0 else 1 end`),
    })
    .returning('id')
  const rows = await app.service('webhook-deliveries').rowsById(
    ids.map(({ id }) => id),
    work,
  )
  reportErased(work, 'webhook-deliveries', rows)
}

type WrittenService =
  | 'buyer-notes'
  | 'till-sales'
  | 'contact-messages'
  | 'condolences'
  | 'stock-alerts'
  | 'subscribers'
  | 'table-bookings'
type WrittenBy = (db: Knex, buyer: Buyer) => Knex.QueryBuilder

/** What people write on the site, by its service: their rows, and what is left of one in the news of its removal. */
const written: Record<WrittenService, { of: WrittenBy; blank: Record<string, ''> }> = {
  'buyer-notes': { of: notesOf, blank: { email: '', note: '' } },
  'contact-messages': { of: messagesOf, blank: { name: '', email: '', phone: '', subject: '', message: '' } },
  condolences: { of: condolencesOf, blank: { name: '', email: '', message: '' } },
  'stock-alerts': { of: alertsOf, blank: { email: '' } },
  'till-sales': { of: tillSalesOf, blank: { name: '', email: '' } },
  subscribers: { of: subscriptionsOf, blank: { email: '', network: '' } },
  'table-bookings': { of: bookingsOf, blank: { name: '', email: '', phone: '', reason: '' } },
}

/** The ids of what was written, by its service. */
export type Writings = Readonly<Record<WrittenService, readonly number[]>>

/** Removes what a buyer wrote on the site, the tables asked for and what is waited for: no book needs it. */
export const eraseWritings = async ({ app, work, buyer }: Erasing): Promise<Writings> => {
  const erased: Record<WrittenService, number[]> = {
    'buyer-notes': [],
    'contact-messages': [],
    condolences: [],
    'stock-alerts': [],
    'till-sales': [],
    subscribers: [],
    'table-bookings': [],
  }
  for (const path of Object.keys(written) as WrittenService[]) {
    const { of, blank } = written[path]
    const ids = (await of(work.trx, buyer).orderBy('id').forUpdate().pluck('id')) as number[]
    const rows = await tableServiceAt(app, path).rowsById(ids, work)
    await of(work.trx, buyer).whereIn('id', ids).delete()
    for (const row of rows) work.changed(path, { before: { ...row, ...blank } as never, after: null })
    erased[path] = ids
  }
  return erased
}

/** Takes back what is on its way to phones about a buyer's orders and writings. */
export const erasePhoneNotices = async (
  { work, buyer, orderIds }: Pick<Erasing, 'work' | 'buyer' | 'orderIds'>,
  writings: Writings,
): Promise<void> => {
  const rows = { 'account-orders': orderIds, ...writings }
  const tags = seenKinds.flatMap((kind) => rows[noticeRows[kind]].map((id) => noticeTag(kind, id)))
  await work.trx('phone_notices').where({ customerId: buyer.customerId }).whereIn('tag', tags).del()
}

/** Where the log of what staff change may quote a buyer, and the columns that it quotes. */
const quoting = [
  'account-orders',
  'account-mails',
  'buyer-notes',
  'condolences',
  'contact-messages',
  'order-corrections',
  'order-refunds',
  'stock-alerts',
  'subscribers',
  'till-sales',
  'table-bookings',
  'webhook-deliveries',
]
const quoted = [
  ...Object.keys(erasedColumns),
  ...['to', 'subject', 'message', 'note', 'network', 'reason', 'body', 'responseBody', 'changes'],
]

interface Erased {
  mailIds: readonly number[]
  writings: Writings
}

/** Takes a buyer out of the log of what staff have changed; which columns they changed otherwise stays. */
export const eraseAccountChanges = async (
  { work, buyer, orderIds }: Erasing,
  { mailIds, writings }: Erased,
): Promise<void> => {
  const { trx } = work
  const { customerId, email } = buyer
  const quotes = { sql: 'lower(changes::text) like ?', bound: [likePattern(email.toLowerCase())] }
  // What staff removed is known by what the log says of it alone.
  const removedFrom = (service: string) =>
    trx('account_changes').where({ customerId, service }).whereRaw(quotes.sql, quotes.bound).select('rowId')
  const rowsOf = (table: string) => trx(table).whereIn('orderId', orderIds).pluck('id')
  const rows: Record<string, readonly number[]> = {
    'account-orders': orderIds,
    'account-mails': mailIds,
    'order-corrections': await rowsOf('order_corrections'),
    'order-refunds': await rowsOf('order_refunds'),
  }
  work.unseen('account-changes')
  await trx('account_changes')
    .where({ customerId })
    .whereIn('service', quoting)
    .where((about) => {
      about.whereRaw(quotes.sql, quotes.bound)
      for (const [service, ids] of Object.entries(rows))
        about.orWhere((of) => of.where({ service }).whereIn('rowId', ids))
      for (const [service, ids] of Object.entries<readonly number[]>(writings))
        about.orWhere((of) =>
          of
            .where({ service })
            .where((either) => either.whereIn('rowId', ids).orWhereIn('rowId', removedFrom(service))),
        )
    })
    .update({
      subject: erasedBuyer,
      changes: trx.raw(
        `(select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(changes) each
          where not each ->> 'column' = any(?::text[]))`,
        [quoted],
      ),
    })
}

/** Removes the archives of the whole account, also one that is being made: the buyer is in them. */
export const removeArchives = async ({ app, work, buyer }: Erasing): Promise<number> => {
  const { customerId } = buyer
  const ids = await work.trx('account_exports').where({ customerId }).orderBy('id').pluck('id')
  for (const id of ids) await app.service('account-exports').remove(id, { work })
  return ids.length
}
