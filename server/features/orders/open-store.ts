import { Forbidden, NotFound } from '@feathersjs/errors'
import { toCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { everywhere, type Zone } from '@mainstreet/shared/rules/shipping/zones'
import type { ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { TaxNumbers } from '@mainstreet/shared/rules/money/tax-numbers'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { PaymentGateway } from '../../kit/payments/payment-gateway'
import type { AccountKeys } from '../../kit/payments/payment-provider'
import { isInsider } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import type { StoredRow } from '../../kit/service/stored-row'
import type { ServiceParams } from '../../kit/service/service-params'
import { keyRowColumns, openedKeys, type KeyRow } from '../store/payment-keys'
import { gatewaysOfShop } from '../store/shop-state'

/** What selling needs to know of an account; rates in cents. */
export interface Store {
  id: number
  domain: string
  name: string
  timezone: string
  province: string
  sells: boolean
  /** For its receipts. */
  taxNumbers: TaxNumbers
  /** What each offered shipping method costs where it has no zones. */
  ways: Partial<Record<ShippingType, Zone>>
  /** The least that an order comes to. */
  orderMinimum: Cents
  /** What a buyer does who pays it directly. */
  manualInstructions: string
}

const accountColumns = [
  'str_domain',
  'timezone',
  'ecommerceEnabled',
  'str_company_name',
  'str_province',
] as const

const settingColumns = [
  'storeName',
  'manualInstructions',
  'allowLocalPickup',
  'allowFlatRate',
  'allowDelivery',
  'flatRate',
  'flatFreeFrom',
  'deliveryRate',
  'deliveryFreeFrom',
  'orderMinimum',
  'gstNumber',
  'qstNumber',
  'pstNumber',
] as const

const columns = ['account.id', ...accountColumns, ...settingColumns, 'store_settings.id as settings']

type Settings = Pick<StoredRow<'store-settings'>, (typeof settingColumns)[number]>

/** An account that has never saved how it sells has no settings. */
type StoreRow = Pick<StoredRow<'account'>, 'id' | (typeof accountColumns)[number]> &
  (({ settings: number } & Settings) | ({ settings: null } & Record<keyof Settings, null>))

type KeyedRow = StoreRow & { isOff: boolean } & (({ settings: number } & KeyRow) | { settings: null })

// Judged by the business's own date, as `ordersOn` does for what visitors read.
const isOffSql = `exists (select from profile_time_off off
  where off."customerId" = account.id and off.orders = 'stopped'
    and (cast(? as timestamptz) at time zone account.timezone)::date between off."startsOn" and off."endsOn"
  ) as "isOff"`

const storeQuery = (db: Knex, customerId: number) =>
  db('account').leftJoin('store_settings', 'store_settings.id', 'account.id').where('account.id', customerId)

const storeOf = (row: StoreRow): Store => {
  return {
    id: row.id,
    domain: row.str_domain,
    name: row.storeName || row.str_company_name,
    timezone: row.timezone,
    province: row.str_province,
    sells: row.ecommerceEnabled,
    taxNumbers: {
      gstNumber: row.gstNumber ?? '',
      qstNumber: row.qstNumber ?? '',
      pstNumber: row.pstNumber ?? '',
    },
    ways: {
      ...(row.allowFlatRate && { shipping: everywhere(row.flatRate, row.flatFreeFrom) }),
      ...(row.allowDelivery && { delivery: everywhere(row.deliveryRate, row.deliveryFreeFrom) }),
      ...(row.allowLocalPickup && { pickup: everywhere(0, null) }),
    },
    orderMinimum: toCents(row.orderMinimum ?? 0),
    manualInstructions: row.manualInstructions ?? '',
  }
}

/** Reads an account's store; undefined where there is no such account. */
export const readStore = async (db: Knex, customerId: number): Promise<Store | undefined> => {
  const row = await storeQuery(db, customerId).first<StoreRow | undefined>(columns)
  return row && storeOf(row)
}

interface Named {
  customerid?: number
  customerId?: number
  /** What is ordered already is paid while a shop takes no new orders, too. */
  isOrdered?: boolean
}

const accountOf = ({ customerid, customerId }: Named, siteId: number | undefined): number => {
  if (customerid !== undefined && customerId !== undefined && customerid !== customerId)
    throw invalid({ customerid: 'contradicts customerId' })
  const account = customerid ?? customerId ?? siteId
  if (account === undefined) throw invalid({ customerid: 'is required: no site belongs to this address' })
  return account
}

/** The store a checkout is for, with its payment providers and the keys they were opened with; refuses unknown sites (404) and shops that do not sell (403). */
export const openStore = async (
  app: Application,
  input: Named,
  call: ServiceParams,
): Promise<{ store: Store; gateways: readonly PaymentGateway[]; keys: AccountKeys }> => {
  const account = accountOf(input, call.siteId)
  const { caller } = call
  const known = caller && isInsider(caller, account)
  if (!known && !(await app.get('tenants').isPublished(account))) throw new NotFound(refusal('no-site'))
  const { knex } = app.get('database')
  const row = await storeQuery(knex, account).first<KeyedRow | undefined>([
    ...columns,
    ...keyRowColumns,
    knex.raw(isOffSql, [new Date()]),
  ])
  if (!row) throw new NotFound(refusal('no-site'))
  const store = storeOf(row)
  const keys = openedKeys(app, account, row.settings ? row : undefined)
  const gateways = gatewaysOfShop(app, {
    sells: store.sells,
    delivers: Object.keys(store.ways).length > 0,
    ...keys,
    preview: call.preview === true,
  })
  if (!gateways.length || (row.isOff && !input.isOrdered)) throw new Forbidden(refusal('store-closed'))
  return { store, gateways, keys }
}
