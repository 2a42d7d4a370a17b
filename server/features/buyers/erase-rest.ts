import { erasedBuyer } from '@mainstreet/shared/rules/orders/erased-buyer'
import { holding } from '../../kit/text/holding'
import { condolencesOf, messagesOf } from './buyer'
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

/** The ids of what was written, by its service. */
export type Writings = Readonly<Record<'contact-messages' | 'condolences', readonly number[]>>

const blank = { name: '', email: '', message: '' }

/** Removes what a buyer wrote on the site: no book needs it. Answers the ids by service. */
export const eraseWritings = async ({ app, work, buyer }: Erasing): Promise<Writings> => {
  const { trx } = work
  const messageIds = await messagesOf(trx, buyer).orderBy('id').forUpdate().pluck('id')
  const messages = await app.service('contact-messages').rowsById(messageIds, work)
  await trx('contact_messages').whereIn('id', messageIds).delete()
  for (const row of messages)
    work.changed('contact-messages', { before: { ...row, ...blank, subject: '' }, after: null })
  const condolenceIds = await condolencesOf(trx, buyer).orderBy('id').forUpdate().pluck('id')
  const condolences = await app.service('condolences').rowsById(condolenceIds, work)
  await trx('condolences').whereIn('id', condolenceIds).delete()
  for (const row of condolences) work.changed('condolences', { before: { ...row, ...blank }, after: null })
  return { 'contact-messages': messageIds, condolences: condolenceIds }
}

/** Where the log of what staff change may quote a buyer, and the columns that it quotes. */
const quoting = [
  'account-orders',
  'account-mails',
  'condolences',
  'contact-messages',
  'order-refunds',
  'webhook-deliveries',
]
const quoted = [...Object.keys(erasedColumns), 'to', 'subject', 'message', 'reason', 'body', 'responseBody']

interface Erased {
  mailIds: readonly number[]
  writings: Writings
}

/** Takes a buyer out of the log of what staff have changed; which columns they changed otherwise stays. */
export const eraseStaffChanges = async (
  { work, buyer, orderIds }: Erasing,
  { mailIds, writings }: Erased,
): Promise<void> => {
  const { trx } = work
  const { customerId, email } = buyer
  const quotes = { sql: 'lower(changes::text) like ?', bound: [holding(email.toLowerCase())] }
  // What staff removed is known by what the log says of it alone.
  const removedFrom = (service: string) =>
    trx('staff_changes').where({ customerId, service }).whereRaw(quotes.sql, quotes.bound).select('rowId')
  const refundIds = await trx('order_refunds').whereIn('orderId', orderIds).pluck('id')
  const rows: Record<string, readonly number[]> = {
    'account-orders': orderIds,
    'account-mails': mailIds,
    'order-refunds': refundIds,
  }
  work.unseen('staff-changes')
  await trx('staff_changes')
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
