import { networkOf } from './network-of'

test('an IPv4 address is a network of its own, however it is written', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
})

test('addresses of one line are one network, and those of two lines are not', () => {
  const one = networkOf('2001:db8:1:2::1')
  expect(one).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(one)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(one)
  expect(networkOf('2001:db8:1:3::1', 48)).toBe(networkOf('2001:db8:1:2::1', 48))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('what is no address is left as it is', () => {
  expect(networkOf('')).toBe('')
  expect(networkOf('unknown')).toBe('unknown')
})
