import fc from 'fast-check'
import { codeKinds, codeShares, sumForCode, type CodeLine } from './discount-code'
import { cents } from './money'

const line = (amount: number, isFor = true): CodeLine => ({ cents: cents(amount), isFor })

test.each([
  ['a tenth of everything', { kind: 'percent', value: 10 }, [line(1000), line(500)], [100, 50]],
  ['a half cent is rounded up once, of the sum', { kind: 'percent', value: 10 }, [line(5), line(10)], [1, 1]],
  ['twelve and a half percent', { kind: 'percent', value: 12.5 }, [line(1000)], [125]],
  ['only what it is for', { kind: 'percent', value: 50 }, [line(1000), line(1000, false)], [500, 0]],
  [
    'ten dollars over three',
    { kind: 'amount', value: 10 },
    [line(3000), line(3000), line(3000)],
    [334, 333, 333],
  ],
  ['no more than there is', { kind: 'amount', value: 10 }, [line(300), line(200)], [300, 200]],
  ['shipping, of no line', { kind: 'shipping', value: 0 }, [line(300)], [0]],
  ['nothing where it is for nothing', { kind: 'amount', value: 10 }, [line(300, false)], [0]],
] as const)('a code takes off %s', (...[, code, lines, shares]) => {
  expect(codeShares(lines, code)).toEqual(shares)
})

const lines = fc.array(
  fc.record({ cents: fc.integer({ min: 0, max: 9_999_999 }).map(cents), isFor: fc.boolean() }),
  { maxLength: 30 },
)
const code = fc.record({
  kind: fc.constantFrom(...codeKinds),
  value: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
})

test('whatever it is for, its shares add up, and no line falls below nothing', () => {
  fc.assert(
    fc.property(lines, code, (some, each) => {
      const shares = codeShares(some, each)
      some.forEach(({ cents: most, isFor }, index) => {
        expect(shares[index]).toBeGreaterThanOrEqual(0)
        expect(shares[index]).toBeLessThanOrEqual(isFor ? most : 0)
      })
      const taken = shares.reduce((sum, share) => sum + share, 0)
      if (each.kind === 'amount') expect(taken).toBe(Math.min(sumForCode(some), Math.round(each.value * 100)))
      if (each.kind === 'percent')
        expect(Math.abs(taken * 100 - sumForCode(some) * each.value)).toBeLessThanOrEqual(50.000001)
    }),
  )
})
