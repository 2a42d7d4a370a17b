import { mayBecome, orderStatus } from './order-states'

test('what has ended does not begin again', () => {
  for (const to of ['pending', 'paid', 'shipped', 'Complete'] as const) {
    expect([mayBecome('failed', to), mayBecome('refunded', to), mayBecome('Complete', to)]).toEqual([
      false,
      false,
      false,
    ])
  }
})

test('a paid order may be shipped, completed, refunded or cancelled', () => {
  const open = ['shipped', 'Complete', 'refunded', 'cancelled'] as const
  expect(open.map((status) => mayBecome('paid', status))).toEqual([true, true, true, true])
})

test('a status is known in any case, and nothing else is one', () => {
  expect(orderStatus('complete')).toBe('Complete')
  expect(() => orderStatus('lost')).toThrow('status must be one of')
})
