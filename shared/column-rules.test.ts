import { ruleProblems, type ColumnRule } from './column-rules'
import { refusal } from './refusals/refusal'
import { spanRule } from './rules/time/span-rule'

const rules = [spanRule('startsAt', 'endsAt')]
const early = '2026-05-01T10:00:00Z'
const late = '2026-05-01T12:00:00Z'

test.each([
  [{ startsAt: early, endsAt: late }, {}],
  [{ startsAt: early, endsAt: early }, {}],
  [{ startsAt: early, endsAt: null }, {}],
  [{ startsAt: null, endsAt: late }, { startsAt: refusal('beginning-missing') }],
  [{ startsAt: late, endsAt: early }, { endsAt: refusal('after-beginning') }],
])('a span of %j has the problems %j', (row, problems) => {
  expect(ruleProblems(rules, row)).toEqual(problems)
})

test('a rule is asked only when one of its columns is written', () => {
  const row = { name: 'Fair', startsAt: late, endsAt: early }
  expect(ruleProblems(rules, row, ['name'])).toEqual({})
  expect(ruleProblems(rules, row, ['name', 'endsAt'])).toHaveProperty('endsAt')
})

test('of two that refuse one column the first one stands', () => {
  const both: ColumnRule[] = [
    { of: ['a'], check: () => ({ a: refusal('required') }) },
    { of: ['a'], check: () => ({ a: refusal('past') }) },
  ]
  expect(ruleProblems(both, { a: 1 })).toEqual({ a: refusal('required') })
})
