import { BadRequest } from '@feathersjs/errors'
import type { OrderLine, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { effectivePrice, type ItemSale } from '@mainstreet/shared/rules/money/price'
import type { Knex } from 'knex'
import type { Application } from '../../../declarations'
import { invalid, problems } from '../../../kit/service/errors'
import type { StoredRow } from '../../../kit/service/stored-row'
import { salesOfItemSql } from '../../marketplace/sales/items-of-sale'
import type { Store } from '../open-store'
import type { StockLine } from '../stock'
import type { CartChoice } from './cart-choices'

/** What is priced: trusted choices, where they go, and how. */
export interface CartToPrice {
  app: Application
  db: Knex
  store: Store
  choices: readonly CartChoice[]
  shippingType: ShippingType
  province?: string
  country?: string
  /** Undefined while nobody has said where it goes. */
  postalcode?: string
  /** What the buyer typed for less. */
  discountCode?: string
  now: Date
  /** Keeps prices and stock still until the transaction ends. */
  lock?: boolean
  /** The owner's own sale: drafts too, any shipping method, any amount. */
  manual?: boolean
  /** Only asked for, not charged: any amount, however small. */
  asked?: boolean
}

type Sold = Pick<StoredRow<'market-variations'>, 'itemId' | 'variation' | 'sku' | 'price'> &
  Pick<
    StoredRow<'market-items'>,
    | 'title'
    | 'categoryId'
    | 'taxExempt'
    | 'allowShipping'
    | 'giftCard'
    | 'trackStock'
    | 'onSale'
    | 'saleEnd'
    | 'discountType'
    | 'discountValue'
  > &
  Pick<ItemSale, 'sales'> & { variationId: number; image: string | null }

const readSold = async ({ db, store, choices, lock, manual }: CartToPrice): Promise<Map<number, Sold>> => {
  const query = db<StoredRow<'market-variations'>>('market_variations as v')
    .join('market_items as i', 'i.id', 'v.itemId')
    .where({ 'i.customerId': store.id, 'v.customerId': store.id, 'v.removed': false })
    .whereIn(
      'v.id',
      choices.map(({ variationId }) => variationId),
    )
    .select('v.id as variationId', 'v.itemId', 'v.variation', 'v.sku', 'v.price')
    .select('i.title', 'i.categoryId', 'i.taxExempt', 'i.allowShipping', 'i.giftCard', 'i.trackStock')
    .select({
      image: db<StoredRow<'market-images'>>('market_images as m')
        .whereRaw('m."itemId" = i.id')
        // The variation's own picture, where it has one.
        .orderByRaw('m.id is not distinct from v."imageId" desc')
        .orderBy(['m.order', 'm.id'])
        .limit(1)
        .select('m.url'),
    })
    .select({ sales: db.raw(`(${salesOfItemSql('i')})`) })
    .select<Sold[]>('i.onSale', 'i.saleEnd', 'i.discountType', 'i.discountValue')
  // An item before its variations, each in id order, as a save takes them: no two writers wait for each other.
  if (lock) query.orderBy(['i.id', 'v.id']).forNoKeyUpdate('i', 'v')
  if (!manual) query.where({ 'i.status': 'public', 'i.newlyCreated': false })
  const rows = await query
  return new Map(rows.map((row) => [row.variationId, row]))
}

const lineOf = (choice: CartChoice, item: Sold, { now, store, manual }: CartToPrice): OrderLine => {
  const own = manual ? choice.own : undefined
  // A card is worth what it costs.
  if (own && item.giftCard) throw invalid({ [`items.${choice.position}.unitPrice`]: refusal('not-here') })
  const price = effectivePrice({ item, priceDollars: item.price, now, timezone: store.timezone })
  return {
    itemId: item.itemId,
    variationId: item.variationId,
    title: item.title,
    variation: item.variation,
    sku: item.sku,
    image: item.image ?? '',
    unitPrice: own?.unitPrice ?? price.cents,
    regularPrice: price.regularCents,
    quantity: choice.quantity,
    // What is bought with it is taxed.
    taxExempt: item.taxExempt || item.giftCard,
    ...(item.giftCard && { giftCard: true as const }),
    ...(own && { priceReason: own.priceReason }),
  }
}

/** What is sold as a line, with its item as it is now. */
export interface ChosenLine {
  choice: CartChoice
  item: Sold
  line: OrderLine
}

/** The lines of a cart at the prices of its moment, from the database alone. */
export const chooseLines = async (cart: CartToPrice): Promise<ChosenLine[]> => {
  const sold = await readSold(cart)
  return cart.choices.map((choice) => {
    const item = sold.get(choice.variationId)
    if (!item || item.itemId !== choice.itemId)
      throw new BadRequest({
        ...refusal('item-gone'),
        ...problems({ [`items.${choice.position}`]: refusal('line-gone') }),
      })
    return { choice, item, line: lineOf(choice, item, cart) }
  })
}

/** What lines take out of stock. */
export const stockLinesOf = (chosen: readonly ChosenLine[]): StockLine[] =>
  chosen
    .filter(({ item }) => item.trackStock)
    .map(({ choice, item }) => ({ ...choice, label: `${item.title} – ${item.variation}` }))

/** The lines of a cart at the prices of its moment, and what they take out of stock: the client's prices and names are never looked at. */
export const priceLines = async (
  cart: CartToPrice,
): Promise<{ lines: OrderLine[]; stockLines: StockLine[] }> => {
  const chosen = await chooseLines(cart)
  return { lines: chosen.map(({ line }) => line), stockLines: stockLinesOf(chosen) }
}
