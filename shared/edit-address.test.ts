import { editAddress } from './edit-address'

test.each([
  ['/', '/dashboard/design?account=7&show=content'],
  ['/marketplace', '/dashboard/design?account=7&show=content&page=%2Fmarketplace'],
  ['/marketplace/12', '/dashboard/design?account=7&show=content&page=%2Fmarketplace%2F12&part=item%3A12'],
  ['/marketplace/sale', '/dashboard/design?account=7&show=content&page=%2Fmarketplace%2Fsale'],
  ['/events/3', '/dashboard/design?account=7&show=content&page=%2Fevents%2F3&part=event%3A3'],
])('%s is changed at %s', (page, address) => {
  expect(editAddress(7, page)).toBe(address)
})
