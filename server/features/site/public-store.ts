import type { Account } from '@mainstreet/shared/contracts/account'
import type { PublicStore } from '@mainstreet/shared/contracts/site'
import type { Knex } from 'knex'

type Shown = Omit<PublicStore, 'open' | 'payments' | 'publishableKey'>

/** A store's public columns, and which secret keys it has; the keys themselves stay in the database. */
export interface StoreRow extends Shown {
  hasLiveKey: boolean
  hasTestKey: boolean
}

const none: StoreRow = {
  storeName: '',
  storeLogo: '',
  useTestStripeData: true,
  allowLocalPickup: false,
  allowFlatRate: false,
  allowDelivery: false,
  flatRate: 0,
  deliveryRate: 0,
  hasLiveKey: false,
  hasTestKey: false,
}

const shown = Object.keys(none).filter((name) => !name.startsWith('has'))

/** Reads how an account sells. */
export const readStoreRow = async (knex: Knex, customerId: number): Promise<StoreRow> => {
  const row: StoreRow | undefined = await knex('store_settings')
    .where({ customerId })
    .first(
      ...shown,
      knex.raw(`"stripeSecretKey" <> '' as "hasLiveKey"`),
      knex.raw(`"stripeTestSecretKey" <> '' as "hasTestKey"`),
    )
  return row ?? none
}

interface Circumstances {
  account: Pick<Account, 'ecommerceEnabled' | 'stripePublicKey' | 'stripeTestPublishKey'>
  /** Whether the platform lets shops without keys try out their checkout. */
  sandbox: boolean
  preview: boolean
}

/** What a visitor may know of a store, and whether it takes orders; a preview never takes live money. */
export const publicStore = (
  { hasLiveKey, hasTestKey, ...row }: StoreRow,
  { account, sandbox, preview }: Circumstances,
): PublicStore => {
  const test = row.useTestStripeData
  const publishableKey = test ? account.stripeTestPublishKey : account.stripePublicKey
  const ready = (test ? hasTestKey : hasLiveKey) && publishableKey !== '' && (test || !preview)
  // A shop with keys never falls back to the sandbox: it would give its goods away.
  const payments = hasLiveKey || hasTestKey ? (ready ? 'stripe' : 'none') : sandbox ? 'sandbox' : 'none'
  const ships = row.allowFlatRate || row.allowDelivery || row.allowLocalPickup
  return {
    ...row,
    open: account.ecommerceEnabled && payments !== 'none' && ships,
    payments,
    publishableKey: payments === 'stripe' ? publishableKey : '',
  }
}
