import { oldAddress } from './old-address'

test.each([
  ['/Products/Blue-Mug/', '/products/blue-mug'],
  ['https://old.example/products/mug?utm_source=x&fbclid=1', '/products/mug'],
  ['/?page_id=12', '/?page_id=12'],
  ['/shop?b=2&a=1', '/shop?a=1&b=2'],
  ['/caf%C3%A9', '/café'],
  ['/broken%zz', '/broken%zz'],
])('%s is read as %s', (typed, address) => {
  expect(oldAddress(typed)).toBe(address)
  expect(oldAddress(address)).toBe(address)
})

test.each([
  '',
  ' ',
  'mug',
  '/',
  'https://old.example/',
  '/?utm_source=x',
  'javascript:alert(1)',
  `/${'x'.repeat(301)}`,
])('%j is none', (typed) => expect(oldAddress(typed)).toBe(undefined))
