import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { harbourOrders, type PastOrder } from './harbour/harbour-orders'
import { create, daysBefore, patch, type Seeding } from './seeding'

interface Sold {
  id: number
  itemId: number
  sku: string
}

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs)

/** When an order went through its steps. */
const momentsOf = (seeding: Seeding, { daysAgo, status, parcel }: PastOrder) => {
  const createdAt = daysBefore(seeding, daysAgo)
  return {
    createdAt,
    paidAt: after(createdAt, 0.01),
    shippedAt: parcel ? after(createdAt, 20) : null,
    completedAt: status === 'Complete' ? after(createdAt, parcel ? 21 : 27) : null,
  }
}

/** Writes the shop's past orders and their steps as its owner would by hand, without a mail, then moves them to when they happened. */
export const seedOrders = async (seeding: Seeding): Promise<void> => {
  const { trx } = seeding.work
  const sold: Sold[] = await trx('market_variations')
    .where({ customerId: seeding.business.id })
    .select('id', 'itemId', 'sku')
  const bySku = new Map(sold.map((variation) => [variation.sku, variation]))
  for (const past of harbourOrders) {
    const { daysAgo: _daysAgo, status, bought, parcel, ...buyer } = past
    const items = bought.map(([sku, quantity]) => {
      const { id, itemId } = bySku.get(sku)!
      return { id, itemId, quantity }
    })
    const { id } = await create(seeding, 'account-orders', { ...buyer, country: 'Canada', items })
    const [trackingCarrier = '', trackingNumber = ''] = parcel ?? []
    const step = { trackingCarrier, trackingNumber, sendEmail: false }
    if (status !== 'paid') await patch(seeding, 'account-orders', { id, ...step, status })
    await trx('account_orders').where({ id }).update(momentsOf(seeding, past))
  }
}
