import * as fc from 'fast-check'
import { groupGiftCode, giftCardShares, makeGiftCode, readGiftCode } from './gift-card'
import { cents, sumCents } from './money'

const amount = fc.integer({ min: 0, max: 100_000 }).map(cents)

test('a code is read however it is typed, and nothing else is one', () => {
  const code = makeGiftCode((limit) => limit - 1)
  expect(groupGiftCode(code)).toBe('9999-9999-9999-9999')
  for (const typed of [code, groupGiftCode(code), '  9999 9999 9999 9999', '9999–9999–9999–9999'])
    expect(readGiftCode(typed)).toBe(code)
  expect(readGiftCode('abcd-efgh-jkmn-pqrs')).toBe('ABCDEFGHJKMNPQRS')
  for (const typed of ['', 'HARBOUR10', `${code}9`, '9999-9999-9999-999'])
    expect(readGiftCode(typed)).toBe(undefined)
})

test('cards pay no more than they hold nor than there is to pay, the first one first', () => {
  expect(giftCardShares(cents(1_000), [cents(400), cents(900)])).toEqual([400, 600])
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 5 }), (total, balances) => {
      const shares = giftCardShares(total, balances)
      expect(sumCents(shares)).toBe(Math.min(total, sumCents(balances)))
      shares.forEach((share, at) => expect(share <= balances[at]!).toBe(true))
    }),
  )
})

test('what is left is nothing, or as much as can be charged', () => {
  expect(giftCardShares(cents(1_000), [cents(990)], cents(50))).toEqual([950])
  expect(giftCardShares(cents(1_000), [cents(960), cents(30)], cents(50))).toEqual([950, 0])
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 5 }), (more, balances) => {
      const total = cents(more + 50)
      const left = total - sumCents(giftCardShares(total, balances, cents(50)))
      expect(left === 0 || left >= 50).toBe(true)
    }),
  )
})
