import { bareGtin, isGtin, isPublicGtin, isSameGtin } from './gtin'

test('a GTIN has 8, 12, 13 or 14 digits, and the last one checks the others', () => {
  for (const good of ['96385074', '036000291452', '4006381333931', '00012345600012'])
    expect([good, isGtin(good)]).toEqual([good, true])
  for (const bad of [
    '',
    '036000291453',
    '4006381333932',
    '12345',
    '40063813339310',
    'ABCDEFGH',
    '4006381 333931',
  ])
    expect([bad, isGtin(bad)]).toEqual([bad, false])
})

test('what people write between its digits is no part of it', () => {
  expect(bareGtin(' 0 36000-29145 2 ')).toBe('036000291452')
})

test('numbers that a shop gives out itself are kept from others', () => {
  expect(isPublicGtin('4006381333931')).toBe(true)
  expect(isPublicGtin('036000291452')).toBe(true)
  // 2…: within a shop; 02…: weighed goods; 99…: a coupon.
  for (const own of ['2000000000008', '0200000000004', '9900000000004']) {
    expect(isGtin(own)).toBe(true)
    expect(isPublicGtin(own)).toBe(false)
  }
})

test('a scanner may leave zeros away, or add them', () => {
  expect(isSameGtin('0036000291452', '036000291452')).toBe(true)
  expect(isSameGtin('036000291452', '4006381333931')).toBe(false)
  expect(isSameGtin('', '')).toBe(false)
})
