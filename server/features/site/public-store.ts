import type { Account } from '@mainstreet/shared/contracts/account'
import type { PublicStore } from '@mainstreet/shared/contracts/site/site'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { AccountKeys } from '../../kit/payments/payment-provider'
import { gatewaysOfShop } from '../store/taking-orders'

type Shown = Omit<PublicStore, 'open' | 'payments' | 'publishableKey' | 'payDirectly'> & {
  manualInstructions?: string
}

/** A store's public columns. */
export type StoreRow = Shown

const none: StoreRow = {
  storeName: '',
  storeLogo: '',
  useTestStripeData: true,
  allowLocalPickup: false,
  allowFlatRate: false,
  allowDelivery: false,
  flatRate: 0,
  deliveryRate: 0,
  manualInstructions: '',
}

const shown = Object.keys(none)

/** Reads how an account sells. */
export const readStoreRow = async (knex: Knex, customerId: number): Promise<StoreRow> => {
  const row = await knex('store_settings')
    .where({ customerId })
    .first<StoreRow | undefined>(...shown)
  return row ?? none
}

interface Circumstances {
  account: Pick<Account, 'ecommerceEnabled'>
  payment: AccountKeys
  preview: boolean
}

/** What a visitor may know of a store, and whether it takes orders. */
export const publicStore = (
  app: Application,
  { manualInstructions, ...row }: StoreRow,
  { account, payment, preview }: Circumstances,
): PublicStore => {
  const gateways = gatewaysOfShop(app, {
    sells: account.ecommerceEnabled,
    delivers: row.allowFlatRate || row.allowDelivery || row.allowLocalPickup,
    ...payment,
    preview,
  })
  const [gateway] = gateways
  return {
    ...row,
    open: gateway !== undefined,
    payments: gateway?.provider ?? 'none',
    publishableKey: gateway?.publishableKey ?? '',
    ...(gateways.some(({ ownMethods }) => ownMethods) && { payDirectly: manualInstructions ?? '' }),
  }
}
