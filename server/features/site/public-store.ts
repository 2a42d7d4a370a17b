import type { ordersOn } from '@mainstreet/shared/rules/time/time-off'
import type { Account } from '@mainstreet/shared/contracts/account'
import type { TimedWay } from '@mainstreet/shared/contracts/orders/order-times'
import { storeSettingsContract } from '@mainstreet/shared/contracts/marketplace/store'
import type { PublicStore } from '@mainstreet/shared/contracts/site/site'
import { inLanguage, type AskedLanguage } from '@mainstreet/shared/translations'
import { everywhere, zoneSpan, type Zone, type ZoneWay } from '@mainstreet/shared/rules/shipping/zones'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { AccountKeys } from '../../kit/payments/payment-provider'
import type { StoredRow } from '../../kit/service/stored-row'
import { gatewaysOfShop } from '../store/shop-state'

type Shown = Omit<
  PublicStore,
  'open' | 'payments' | 'publishableKey' | 'payDirectly' | 'sending' | 'times'
> & {
  flatFreeFrom: number | null
  deliveryFreeFrom: number | null
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
  flatFreeFrom: null,
  deliveryFreeFrom: null,
  orderMinimum: 0,
  leavesInDays: null,
  returnPolicy: '',
  manualInstructions: '',
  translations: {},
}

const shown = Object.keys(none)

/** The statement that finds how an account sells. */
export const storeRow = (knex: Knex, customerId: number): Knex.QueryBuilder =>
  knex('store_settings').where({ customerId }).select(shown)

/** The statement that finds where it sends, and for how much. */
export const zoneRows = (knex: Knex, customerId: number): Knex.QueryBuilder =>
  knex('shipping_zones').where({ customerId }).select('way', 'price', 'steps', 'freeFrom')

/** The statement that finds on which ways it asks when. */
export const timeRows = (knex: Knex, customerId: number): Knex.QueryBuilder =>
  knex('order_times').where({ customerId }).select('way')

/** What of a zone visitors may know. */
export type ZoneRow = Pick<StoredRow<'shipping-zones'>, 'way' | 'price' | 'steps' | 'freeFrom'>

const sendingOf = (row: StoreRow, zones: readonly ZoneRow[]): PublicStore['sending'] => {
  const spanOf = (way: ZoneWay, usual: Zone) => {
    const own = zones.filter((zone) => zone.way === way).map((zone) => ({ ...usual, ...zone }))
    return zoneSpan(own.length ? own : [usual])
  }
  return {
    shipping: spanOf('shipping', everywhere(row.flatRate, row.flatFreeFrom)),
    delivery: spanOf('delivery', everywhere(row.deliveryRate, row.deliveryFreeFrom)),
  }
}

interface Circumstances {
  zones: readonly ZoneRow[]
  /** The ways of which it asks when. */
  timed: readonly { way: TimedWay }[]
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
  { account, payment, preview, language, taken, zones, timed }: Circumstances,
): PublicStore => {
  const stored = store ?? none
  const texts = language ? inLanguage(storeSettingsContract, { ...stored }, language) : stored
  const { manualInstructions, flatFreeFrom, deliveryFreeFrom, translations: _, ...row } = texts
  const gateways = gatewaysOfShop(app, {
    sells: account.ecommerceEnabled,
    delivers: row.allowFlatRate || row.allowDelivery || row.allowLocalPickup,
    ...payment,
    preview,
  })
  const [gateway] = gateways
  return {
    ...row,
    times: {
      pickup: timed.some(({ way }) => way === 'pickup'),
      delivery: timed.some(({ way }) => way === 'delivery'),
    },
    sending: sendingOf({ ...row, flatFreeFrom, deliveryFreeFrom }, zones),
    open: gateway !== undefined && taken?.orders !== 'stopped',
    ...(gateway && taken?.again && { againFrom: taken.again }),
    payments: gateway?.provider ?? 'none',
    publishableKey: gateway?.publishableKey ?? '',
    ...(gateways.some(({ ownMethods }) => ownMethods) && { payDirectly: manualInstructions ?? '' }),
  }
}
