import { carriers, isCarrier, trackingUrl } from './tracking'

test.each([
  ['', '123'],
  ['DHL', '123'],
  ['constructor', '123'],
  ['UPS', ''],
  ['UPS', ' \t\n'],
])('carrier %p with number %p has no link', (carrier, number) => {
  expect(trackingUrl(carrier, number)).toBeUndefined()
})

test.each([
  ['Canada Post', 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=1Z999'],
  ['UPS', 'https://www.ups.com/track?tracknum=1Z999'],
  ['Fedex', 'https://www.fedex.com/fedextrack/?trknbr=1Z999'],
  ['Purolator', 'https://www.purolator.com/en/shipping/tracker?pin=1Z999'],
])('%s follows a parcel, spaces removed', (carrier, url) => {
  expect(trackingUrl(carrier, ' 1Z 9 99 ')).toBe(url)
})

test.each([
  ['1&x=<b>#', '1%26x%3D%3Cb%3E%23'],
  ['../../é', '..%2F..%2F%C3%A9'],
  ['\ud800', '%EF%BF%BD'],
])('the number %p cannot leave its place in the link', (number, encoded) => {
  for (const carrier of carriers) expect(trackingUrl(carrier, number)?.endsWith(`=${encoded}`)).toBe(true)
})

test('carriers are recognised exactly', () => {
  expect([...carriers].every(isCarrier)).toBe(true)
  expect(isCarrier('ups')).toBe(false)
})
