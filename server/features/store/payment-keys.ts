import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { openKey, secretColumns } from './secret-keys'

/** What an account charges with. `live` and `test` are the opened secret keys, empty when there are none; never to be answered or logged. */
export interface PaymentKeys {
  live: string
  test: string
  /** Whether the account wants its test keys used. */
  useTest: boolean
  /** The secret key that is in use now; empty when there is none. */
  secretKey: string
  /** The publishable key that belongs to it. */
  publishableKey: string
}

/** Opens an account's payment keys, in the given transaction or outside of any; undefined for an unknown account. */
export const paymentKeys = async (
  app: Application,
  customerId: number,
  db: Knex = app.get('database').knex,
): Promise<PaymentKeys | undefined> => {
  const row = await db('store_settings')
    .join('account', 'account.id', 'store_settings.id')
    .where('store_settings.id', customerId)
    .first(...secretColumns, 'useTestStripeData', 'stripePublicKey', 'stripeTestPublishKey')
  if (!row) return undefined
  const [live, test] = secretColumns.map((column) =>
    openKey(app.get('settings').secretKey, { customerId, column, sealed: row[column] }),
  ) as [string, string]
  const useTest: boolean = row.useTestStripeData
  return {
    live,
    test,
    useTest,
    secretKey: useTest ? test : live,
    publishableKey: useTest ? row.stripeTestPublishKey : row.stripePublicKey,
  }
}
