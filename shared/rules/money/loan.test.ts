import { cents } from './money'
import { monthlyPayment } from './loan'

test('a negative rate or less than one whole month is refused', () => {
  const loan = { cents: cents(100_000), ratePercent: 5, months: 12 }
  expect(() => monthlyPayment({ ...loan, ratePercent: -1 })).toThrow(RangeError)
  expect(() => monthlyPayment({ ...loan, ratePercent: Number.NaN })).toThrow(RangeError)
  expect(() => monthlyPayment({ ...loan, months: 0 })).toThrow(RangeError)
  expect(() => monthlyPayment({ ...loan, months: 1.5 })).toThrow(RangeError)
})

test('the payment pays a loan back with its interest', () => {
  expect(monthlyPayment({ cents: cents(2_000_000), ratePercent: 6, months: 60 })).toBe(38_666)
  expect(monthlyPayment({ cents: cents(2_699_500), ratePercent: 6.99, months: 60 })).toBe(53_441)
  expect(monthlyPayment({ cents: cents(100_000), ratePercent: 12, months: 1 })).toBe(101_000)
})

test('the balance is nothing after the last payment', () => {
  const loan = { cents: cents(3_145_000), ratePercent: 7.49, months: 84 }
  const payment = monthlyPayment(loan)
  let balance: number = loan.cents
  for (let month = 0; month < loan.months; month++) balance += (balance * loan.ratePercent) / 1200 - payment
  // Half a cent a month is all that rounding may leave.
  expect(Math.abs(balance)).toBeLessThan(loan.months)
})

test('without interest the loan is divided evenly, and a tiny rate costs next to nothing', () => {
  expect(monthlyPayment({ cents: cents(1_200_000), ratePercent: 0, months: 48 })).toBe(25_000)
  expect(monthlyPayment({ cents: cents(1_200_000), ratePercent: 1e-9, months: 48 })).toBe(25_000)
})

test('nothing is paid for nothing', () => {
  expect(monthlyPayment({ cents: cents(0), ratePercent: 5, months: 12 })).toBe(0)
  expect(monthlyPayment({ cents: cents(-5), ratePercent: 5, months: 12 })).toBe(0)
})
