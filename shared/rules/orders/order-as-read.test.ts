import { onItsWaySince, orderAsRead } from './order-as-read'

const sentAt = '2026-03-02T14:05:09.123Z'
const sent = {
  status: 'Complete',
  shippingType: 'shipping',
  shippedAt: sentAt,
  completedAt: sentAt,
} as const
const at = (moment: string) => new Date(moment)

test('a parcel that was marked as shipped is read as shipped for seven days, then as complete', () => {
  expect(orderAsRead(sent, at(sentAt))).toEqual({ ...sent, status: 'shipped', completedAt: null })
  expect(orderAsRead(sent, at('2026-03-09T14:05:09.122Z')).status).toBe('shipped')
  const after = orderAsRead(sent, at('2026-03-09T14:05:09.123Z'))
  expect(after).toEqual({ ...sent, completedAt: '2026-03-09T14:05:09.123Z' })
})

test('what was completed in a step of its own, is handed over or is no parcel is read as it is', () => {
  const others = [
    { ...sent, completedAt: '2026-03-02T15:00:00.000Z' },
    { ...sent, shippingType: 'pickup', shippedAt: null },
    { ...sent, status: 'shipped', completedAt: null },
    { ...sent, status: 'refunded' },
    { ...sent, status: 'paid', shippedAt: null, completedAt: null },
  ] as const
  for (const order of others) expect(orderAsRead(order, at(sentAt))).toBe(order)
})

test('the bound of a question about parcels under way stays the same within a minute', () => {
  expect(onItsWaySince(at('2026-03-09T14:05:09.123Z'))).toBe('2026-03-02T14:05:00.000Z')
  expect(onItsWaySince(at('2026-03-09T14:05:59.999Z'))).toBe('2026-03-02T14:05:00.000Z')
})
