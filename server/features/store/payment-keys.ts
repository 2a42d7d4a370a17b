import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import {
  columnsFor,
  testModeColumn,
  type SecretColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { keyColumnsOf } from '../../kit/payments/key-columns'
import { nothingDueGateway } from '../../kit/payments/nothing-due-gateway'
import type { PaymentGateway } from '../../kit/payments/payment-gateway'
import type { AccountKeys, ModeKeys, WebhookSecret } from '../../kit/payments/payment-provider'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { openKey } from './secret-keys'

const settingColumns = ['providerKeys', testModeColumn, 'manualPayments', 'manualInstructions'] as const
const accountColumns = columnsFor('publishableKey')

/** The columns of an account and its settings that hold its keys, the secret ones sealed. */
export type KeyRow = Pick<StoredRow<'store-settings'>, (typeof settingColumns)[number]> &
  Pick<StoredRow<'account'>, (typeof accountColumns)[number]>

/** What to read of an account and its settings for its keys. */
export const keyRowColumns = [...settingColumns, ...accountColumns] as const

/** The statement that finds an account's keys. */
export const keyRow = (db: Knex, customerId: number) =>
  db('store_settings')
    .join('account', 'account.id', 'store_settings.id')
    .where('store_settings.id', customerId)
    .select<KeyRow[]>(...keyRowColumns)

const keysQuery = (db: Knex, customerId: number) => keyRow(db, customerId).first<KeyRow | undefined>()

const noKeys = (live: boolean): ModeKeys => ({ live, secretKey: '', publishableKey: '' })

/** Opens the secrets of an account's row. */
const openerOf =
  (app: Application, customerId: number, { providerKeys: { fields = {} } }: KeyRow) =>
  (column: SecretColumn) => {
    try {
      return openKey(app.get('settings').secretKey, { customerId, column, sealed: fields[column] ?? '' })
    } catch {
      // It is of no use, so it counts as missing: its owner reads that the keys cannot be used.
      return ''
    }
  }

const keysOf = (
  app: Application,
  customerId: number,
  { row, live }: { row: KeyRow; live: boolean },
): ModeKeys => {
  const { provider } = row.providerKeys
  if (!provider) return noKeys(live)
  const { secretKey, publishableKey } = keyColumnsOf(provider, live)
  return { live, secretKey: openerOf(app, customerId, row)(secretKey), publishableKey: row[publishableKey] }
}

/** The opened keys that an account charges with now, of its settings where it has some. */
export const openedKeys = (app: Application, customerId: number, row: KeyRow | undefined): AccountKeys => {
  if (!row) return { hasKeys: false, keys: noKeys(false) }
  return {
    hasKeys: columnsFor('secretKey').some((column) => row.providerKeys.fields?.[column]),
    keys: keysOf(app, customerId, { row, live: !row[testModeColumn] }),
    // Nobody can pay who is not told how.
    ...(row.manualPayments && row.manualInstructions.trim() !== '' && { byHand: true as const }),
  }
}

/** The opened keys that an account charges with now. */
export const accountKeys = async (app: Application, customerId: number): Promise<AccountKeys> =>
  openedKeys(app, customerId, await keysQuery(app.get('database').knex, customerId))

/** The opened keys that an account charges with, which stay as they are until the work ends: who replaces them waits for it, and then finds what it has begun. */
export const holdKeys = async (app: Application, { trx }: Work, customerId: number): Promise<AccountKeys> =>
  openedKeys(app, customerId, await keysQuery(trx, customerId).forShare('store_settings'))

/** The opened keys of an account for one mode, whichever it has chosen. */
export const modeKeys = async (app: Application, customerId: number, live: boolean): Promise<ModeKeys> => {
  const row = await keysQuery(app.get('database').knex, customerId)
  return row ? keysOf(app, customerId, { row, live }) : noKeys(live)
}

/** With what a card provider signs the news of an account, live ones and those of tests; empty ones are missing. */
export const webhookSecretsOf = async (app: Application, customerId: number): Promise<WebhookSecret[]> => {
  const row = await keysQuery(app.get('database').knex, customerId)
  const provider = row?.providerKeys.provider
  if (!provider) return []
  const open = openerOf(app, customerId, row)
  return [true, false]
    .map((live) => ({ live, secret: open(keyColumnsOf(provider, live).webhookSecret) }))
    .filter(({ secret }) => secret !== '')
}

/** Since when an account has its secret key of each mode, where that took the place of another. */
export const keysSince = async (app: Application, customerId: number) => {
  const { provider, since = {} } = (await keysQuery(app.get('database').knex, customerId))?.providerKeys ?? {}
  return (made: { provider: PaymentProvider; live: boolean }): Date | undefined => {
    const moment = provider === made.provider && since[keyColumnsOf(provider, made.live).secretKey]
    return moment ? new Date(moment) : undefined
  }
}

/** Who made a payment, and for whom. */
interface MadeBy {
  customerId: number
  provider: PaymentProvider
  live: boolean
  /** What was to be charged, in cents, where one of its payments is meant. */
  amount?: Cents
}

/** The gateway that speaks about a payment: of its provider, with its account's keys of its mode; undefined where there is none any more. */
export const gatewayOfPayment = async (
  app: Application,
  { customerId, provider, live, amount }: MadeBy,
): Promise<PaymentGateway | undefined> =>
  amount === 0
    ? nothingDueGateway(live)
    : app.get('gateways').named(provider, await modeKeys(app, customerId, live))
