import { formatPhone, isWholePhone, readPhone } from './phone'

test.each([
  ['', ''],
  ['abc', ''],
  ['5', '(5'],
  ['506', '(506'],
  ['(506', '(506'],
  ['5065', '(506) 5'],
  ['506555', '(506) 555'],
  ['5065550', '(506) 555-0'],
  ['5065550142', '(506) 555-0142'],
  ['50655501429', '(506) 555-0142'],
  ['506.555.0142 ext', '(506) 555-0142 ext'],
  ['5065550142x12', '(506) 555-0142 x12'],
  ['+', '+'],
  ['+1', '+1'],
  ['+15', '(15'],
  ['+3', '+3'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['(00', '00'],
  ['0033612345678', '0033612345678'],
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
  ['506-555-0142 ext 3', '(506) 555-0142 x3'],
  ['(506) 555-0142 poste 12', '(506) 555-0142 x12'],
  ['001 506 555 0142', '(506) 555-0142'],
  ['+33 6 12 34 56 78', '+33 612 345 678'],
  ['0033612345678', '+33 612 345 678'],
  ['+44 (0)20 7946 0958', '+44 207 946 0958'],
  ['+353 1 234 5678 x4', '+353 123 456 78 x4'],
  ['+33 612 345 678', '+33 612 345 678'],
  ['+33 6', undefined],
  ['+1 506 555', undefined],
  ['+0 612 345 678', undefined],
  ['+12345678901234567', undefined],
  ['+33 6 call me', undefined],
  ['5', undefined],
  ['', undefined],
])('%p is read as %p', (text, phone) => {
  expect(readPhone(text)).toBe(phone)
})

test('a number that was read is read the same again, and typed as it is', () => {
  for (const text of ['(506) 555-0142 x12', '+33 612 345 678', '+353 123 456 78 x4']) {
    expect(readPhone(text)).toBe(text)
    expect(readPhone(formatPhone(text))).toBe(text)
  }
})
