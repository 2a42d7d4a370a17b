import { socialAddress } from './social-address'

describe('the page of a business on a network', () => {
  test.each([
    ['facebook', ' harbourgoods ', 'https://www.facebook.com/harbourgoods'],
    ['instagram', '@harbour.goods', 'https://www.instagram.com/harbour.goods'],
    ['youtube', '@harbour', 'https://www.youtube.com/@harbour'],
    ['linkedin', 'linkedin.com/in/jo', 'https://linkedin.com/in/jo'],
    ['twitter', 'https://x.com/harbour', 'https://x.com/harbour'],
    ['facebook', 'a "name"', 'https://www.facebook.com/a%20%22name%22'],
  ] as const)('%s %s', (network, text, address) => {
    expect(socialAddress(network, text)).toBe(address)
  })

  test('is never a script', () => {
    expect(socialAddress('facebook', '')).toBeUndefined()
    expect(socialAddress('facebook', 'javascript:alert(1)')).toBeUndefined()
  })
})
