import { formatPhone, isWholePhone, readPhone } from './phone'

test.each([
  ['', ''],
  ['abc', ''],
  ['+', ''],
  ['5', '(5'],
  ['506', '(506'],
  ['(506', '(506'],
  ['5065', '(506) 5'],
  ['506555', '(506) 555'],
  ['5065550', '(506) 555-0'],
  ['5065550142', '(506) 555-0142'],
  ['50655501429', '(506) 555-0142'],
  ['506.555.0142 ext', '(506) 555-0142'],
  ['+1 506-555-0142', '(506) 555-0142'],
  ['(506) 555-0142', '(506) 555-0142'],
])('%p typed becomes %p', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})

test('typing digit by digit and deleting again never gets stuck', () => {
  let shown = ''
  for (const digit of '5065550142') shown = formatPhone(shown + digit)
  expect(shown).toBe('(506) 555-0142')
  for (let keys = 0; keys < 14 && shown; keys++) shown = formatPhone(shown.slice(0, -1))
  expect(shown).toBe('')
})

test.each([
  ['', false],
  ['(506) 555-014', false],
  ['5065550142', false],
  ['(506) 555-01423', false],
  ['(5o6) 555-0142', false],
  ['(506) 555-0142\n', false],
  ['(506) 555-0142', true],
])('%p is a whole phone number: %p', (text, whole) => {
  expect(isWholePhone(text)).toBe(whole)
})

test.each([
  ['506-555-0142', '(506) 555-0142'],
  ['+1 506 555 0142', '(506) 555-0142'],
  ['+1 (506) 555-0142', '(506) 555-0142'],
  ['1.506.555.0142', '(506) 555-0142'],
  ['506.555.0142', '(506) 555-0142'],
  [' 506 555 0142 ', '(506) 555-0142'],
  ['5065550142', '(506) 555-0142'],
  ['(506) 555-0142', '(506) 555-0142'],
  ['506-555-014', undefined],
  ['506-555-0142 ext 3', undefined],
  ['+44 506 555 0142', undefined],
  ['', undefined],
])('%p is read as %p', (text, phone) => {
  expect(readPhone(text)).toBe(phone)
})
