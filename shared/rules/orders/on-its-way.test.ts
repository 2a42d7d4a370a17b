import { isOnItsWay, onItsWaySince } from './on-its-way'

const shippedAt = '2026-03-02T14:05:09.123Z'
const sent = { status: 'Complete', shippingType: 'shipping', shippedAt } as const
const at = (moment: string) => new Date(moment)

test('a parcel is on its way for seven days from when it was marked as shipped', () => {
  expect(isOnItsWay(sent, at(shippedAt))).toBe(true)
  expect(isOnItsWay({ ...sent, status: 'shipped' }, at(shippedAt))).toBe(true)
  expect(isOnItsWay(sent, at('2026-03-09T14:05:09.122Z'))).toBe(true)
  expect(isOnItsWay(sent, at('2026-03-09T14:05:09.123Z'))).toBe(false)
})

test('what is no parcel, has not left or came back is not', () => {
  const others = [
    { ...sent, shippingType: 'pickup', shippedAt: null },
    { ...sent, shippingType: 'delivery' },
    { ...sent, status: 'refunded' },
    { ...sent, status: 'paid', shippedAt: null },
  ] as const
  for (const order of others) expect(isOnItsWay(order, at(shippedAt))).toBe(false)
})

test('the bound of a question about parcels under way stays the same within a minute', () => {
  expect(onItsWaySince(at('2026-03-09T14:05:09.123Z'))).toBe('2026-03-02T14:05:00.000Z')
  expect(onItsWaySince(at('2026-03-09T14:05:59.999Z'))).toBe('2026-03-02T14:05:00.000Z')
})
