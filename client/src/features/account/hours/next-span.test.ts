import { nextSpan } from './next-span'

const span = (open: string, close: string) => ({ open: `${open}:00`, close: `${close}:00` })

test.each([
  ['after midday the evening', [span('11:00', '14:00')], span('17:00', '21:00')],
  ['after a long day an hour later', [span('09:00', '19:30')], span('20:30', '00:00')],
  ['after the night nothing', [span('18:00', '02:00')], undefined],
  ['after a late end nothing', [span('10:00', '23:00')], undefined],
])('%s', (_when, spans, next) => {
  expect(nextSpan(spans)).toEqual(next)
})
