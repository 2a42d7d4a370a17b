import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { keyColumns } from '../../kit/payments/key-columns'
import { keyedProviders } from '../../kit/payments/providers'
import type { TableRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { openKey, type SecretColumn } from './secret-keys'
import { problems } from '../../kit/service/errors'

/** Since when the secret keys are in place, where there were others before. */
export type KeyMoments = Record<(typeof keyColumns)['live' | 'test']['since'], Date | null>

const chargingColumns = [keyColumns.live.secretKey, keyColumns.test.secretKey] as const
/** Longer than a buyer has time at the bank: what is open after that waits for something else. */
const underWayMs = 20 * 60_000

interface Replacing {
  customerId: number
  /** What is written in the place of the keys, sealed. */
  sealed: Partial<Record<SecretColumn, string>>
}

/** Whether a provider may still have to be asked about a payment or refund with the keys of a mode. */
const isUnderWay = async ({ trx, now }: Work, customerId: number, live: boolean): Promise<boolean> => {
  const since = new Date(now.getTime() - underWayMs)
  const own = () =>
    trx<TableRow<'order_payments'>>('order_payments as p')
      .where('p.customerId', customerId)
      .whereIn('p.provider', keyedProviders)
      .where('p.live', live)
  const payment = await own()
    .join('account_orders as o', 'o.id', 'p.orderId')
    .where('o.status', 'pending')
    .where('p.createdAt', '>', since)
    .first<{ id: number } | undefined>('p.id')
  if (payment) return true
  const refund = await own()
    .join('order_refunds as r', 'r.orderId', 'p.orderId')
    .where('r.status', 'pending')
    .where('r.createdAt', '>', since)
    .first<{ id: number } | undefined>('r.id')
  return refund !== undefined
}

/** When keys take the place of others: 409 while a payment is under way, because nobody else could be asked how it ended; else the moments to store. */
export const keyMoments = async (
  app: Application,
  work: Work,
  { customerId, sealed }: Replacing,
): Promise<Partial<KeyMoments>> => {
  const { secretKey } = app.get('settings')
  const moments: Partial<KeyMoments> = {}
  const written = chargingColumns.filter((column) => sealed[column] !== undefined)
  if (!written.length) return moments
  const row = await work
    .trx('store_settings')
    .where({ id: customerId })
    .first(...chargingColumns)
  const open = (column: SecretColumn, text: string) => {
    try {
      return openKey(secretKey, { customerId, column, sealed: text })
    } catch {
      // It is of no use to anybody, so nothing waits for it.
      return ''
    }
  }
  for (const column of written) {
    const had = row ? open(column, row[column]) : ''
    if (had === '' || had === open(column, sealed[column]!)) continue
    if (await isUnderWay(work, customerId, column === keyColumns.live.secretKey))
      throw new Conflict({
        ...refusal('key-in-use'),
        ...problems({ [column]: refusal('payment-key-needed') }),
      })
    moments[`${column}Since`] = work.now
  }
  return moments
}
