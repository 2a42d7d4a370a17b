import { endsBeforeItBegins, isProperTitle, placeInPeriod, shortTitle } from './notice-rules'

test.each([
  ['abc', true],
  ['ab', false],
  ['  ab  ', false],
  ['', false],
])('the title %j is a proper one: %s', (title, is) => {
  expect(isProperTitle(title)).toBe(is)
})

test('a title is cut for display from its 144th character', () => {
  expect(shortTitle('x'.repeat(143))).toHaveLength(143)
  expect(shortTitle('x'.repeat(144))).toBe(`${'x'.repeat(140)}...`)
})

describe('a period', () => {
  const days = { visibleFrom: '2026-11-20', visibleUntil: '2026-11-22' }

  test.each([
    ['2026-11-19', 'before'],
    ['2026-11-20', 'within'],
    ['2026-11-22', 'within'],
    ['2026-11-23', 'after'],
  ])('has %s %s it', (day, place) => {
    expect(placeInPeriod(days, day)).toBe(place)
  })

  test('without days is always', () => {
    expect(placeInPeriod({ visibleFrom: null, visibleUntil: null }, '2026-11-22')).toBe('within')
  })

  test('may be one day, and may not end before it begins', () => {
    expect(endsBeforeItBegins({ ...days, visibleUntil: '2026-11-20' })).toBe(false)
    expect(endsBeforeItBegins({ ...days, visibleUntil: '2026-11-19' })).toBe(true)
  })
})
