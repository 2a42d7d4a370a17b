import type { ordersOn } from '@mainstreet/shared/rules/time/time-off'
import type { Account } from '@mainstreet/shared/contracts/account'
import { storeSettingsContract } from '@mainstreet/shared/contracts/marketplace/store'
import type { PublicStore } from '@mainstreet/shared/contracts/site/site'
import { inLanguage, type AskedLanguage } from '@mainstreet/shared/translations'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { AccountKeys } from '../../kit/payments/payment-provider'
import { gatewaysOfShop } from '../store/shop-state'

type Shown = Omit<PublicStore, 'open' | 'payments' | 'publishableKey' | 'payDirectly'> & {
  manualInstructions?: string
  translations?: unknown
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
  leavesInDays: null,
  returnPolicy: '',
  manualInstructions: '',
  translations: {},
}

const shown = Object.keys(none)

/** The statement that finds how an account sells. */
export const storeRow = (knex: Knex, customerId: number): Knex.QueryBuilder =>
  knex('store_settings').where({ customerId }).select(shown)

interface Circumstances {
  /** In which language its texts are asked for, where they are. */
  language?: AskedLanguage
  account: Pick<Account, 'ecommerceEnabled'>
  payment: AccountKeys
  preview: boolean
  /** How orders are taken today. */
  taken?: ReturnType<typeof ordersOn>
}

/** What a visitor may know of a store, if there is one, and whether it takes orders. */
export const publicStore = (
  app: Application,
  store: StoreRow | undefined,
  { account, payment, preview, language, taken }: Circumstances,
): PublicStore => {
  const stored = store ?? none
  const texts = language ? inLanguage(storeSettingsContract, { ...stored }, language) : stored
  const { manualInstructions, translations: _, ...row } = texts
  const gateways = gatewaysOfShop(app, {
    sells: account.ecommerceEnabled,
    delivers: row.allowFlatRate || row.allowDelivery || row.allowLocalPickup,
    ...payment,
    preview,
  })
  const [gateway] = gateways
  return {
    ...row,
    open: gateway !== undefined && taken?.orders !== 'stopped',
    ...(gateway && taken?.again && { againFrom: taken.again }),
    payments: gateway?.provider ?? 'none',
    publishableKey: gateway?.publishableKey ?? '',
    ...(gateways.some(({ ownMethods }) => ownMethods) && { payDirectly: manualInstructions ?? '' }),
  }
}
