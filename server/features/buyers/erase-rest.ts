import { erasedBuyer } from '@mainstreet/shared/rules/orders/erased-buyer'
import { holding } from '../../kit/text/holding'
import { messagesOf } from './buyer'
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

/** Removes what a buyer wrote on the site: no book needs it. Answers the ids. */
export const eraseMessages = async ({ app, work, buyer }: Erasing): Promise<number[]> => {
  const ids = await messagesOf(work.trx, buyer).orderBy('id').forUpdate().pluck('id')
  const rows = await app.service('contact-messages').rowsById(ids, work)
  await work.trx('contact_messages').whereIn('id', ids).delete()
  const blank = { name: '', email: '', subject: '', message: '' }
  for (const row of rows) work.changed('contact-messages', { before: { ...row, ...blank }, after: null })
  return ids
}

/** Where the log of what staff change may quote a buyer, and the columns that it quotes. */
const quoting = ['account-orders', 'account-mails', 'contact-messages', 'order-refunds', 'webhook-deliveries']
const quoted = [...Object.keys(erasedColumns), 'to', 'subject', 'message', 'reason', 'body', 'responseBody']

interface Erased {
  mailIds: readonly number[]
  messageIds: readonly number[]
}

/** Takes a buyer out of the log of what staff have changed; which columns they changed otherwise stays. */
export const eraseStaffChanges = async (
  { work, buyer, orderIds }: Erasing,
  { mailIds, messageIds }: Erased,
): Promise<void> => {
  const { trx } = work
  const { customerId, email } = buyer
  const quotes = { sql: 'lower(changes::text) like ?', bound: [holding(email.toLowerCase())] }
  // A message that staff removed is known by what the log says of it alone.
  const removed = trx('staff_changes')
    .where({ customerId, service: 'contact-messages' })
    .whereRaw(quotes.sql, quotes.bound)
    .select('rowId')
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
      about.orWhere((of) =>
        of
          .where({ service: 'contact-messages' })
          .where((either) => either.whereIn('rowId', messageIds).orWhereIn('rowId', removed)),
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
