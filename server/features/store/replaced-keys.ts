import { Conflict } from '@feathersjs/errors'
import {
  columnsFor,
  keyedProviderNames,
  keyFields,
  secretColumns,
  type SecretColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { providerOfKey, type ProviderKeys } from '../../kit/payments/key-columns'
import type { TableRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { problems } from '../../kit/service/errors'
import { openKey } from './secret-keys'

/** Longer than a buyer has time at the bank: what is open after that waits for something else. */
const underWayMs = 20 * minuteMs

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
      .whereIn('p.provider', keyedProviderNames)
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

/** Opens a key to compare it with another. */
const openerOf = (app: Application, customerId: number) => (column: SecretColumn, sealed: string) => {
  try {
    return openKey(app.get('settings').secretKey, { customerId, column, sealed })
  } catch {
    // It is of no use to anybody, so nothing waits for it.
    return ''
  }
}

/** The keys to store where some are written: 409 while a payment is under way with one that another replaces, because nobody else could be asked how it ended. */
export const replaceKeys = async (
  app: Application,
  work: Work,
  { customerId, sealed }: Replacing,
): Promise<{ providerKeys?: ProviderKeys }> => {
  const first = secretColumns.find((column) => sealed[column] !== undefined)
  if (!first) return {}
  const row = await work.trx('store_settings').where({ id: customerId }).first('providerKeys')
  const { fields = {}, since = {} } = row?.providerKeys ?? {}
  const open = openerOf(app, customerId)
  const moments = { ...since }
  for (const column of columnsFor('secretKey')) {
    const given = sealed[column]
    if (given === undefined) continue
    const had = open(column, fields[column] ?? '')
    if (had === '' || had === open(column, given)) continue
    if (await isUnderWay(work, customerId, keyFields.find((key) => key.column === column)!.live))
      throw new Conflict({
        ...refusal('key-in-use'),
        ...problems({ [column]: refusal('payment-key-needed') }),
      })
    moments[column] = work.now.toISOString()
  }
  return {
    providerKeys: { provider: providerOfKey(first), fields: { ...fields, ...sealed }, since: moments },
  }
}
