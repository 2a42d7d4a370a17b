import { contactFaults } from './contact-rules'

const whole = { contact: 'Ada', from: 'ada@example.test', message: 'Hello' }

test('a whole message has no fault', () => {
  expect(contactFaults(whole)).toEqual([])
  expect(contactFaults({ ...whole, from: ' ada@example.test ' })).toEqual([])
})

test('faults come in the order of the form, blanks count as nothing', () => {
  expect(contactFaults({})).toEqual(['contact', 'from', 'message'])
  expect(contactFaults({ contact: ' ', from: ' ', message: '\n' })).toEqual(['contact', 'from', 'message'])
})

test.each(['ada', 'ada@example', 'ada.example.test', 'a@b.c, d@e.f', 'ada@example.test\r\nBcc: x@y.z', '@.'])(
  '%j is no address',
  (from) => expect(contactFaults({ ...whole, from })).toEqual(['from']),
)
