import { isSocialName, socialAddress } from './social-address'

describe('the page of a business on a network', () => {
  test.each([
    ['facebook', ' harbourgoods ', 'https://www.facebook.com/harbourgoods'],
    ['instagram', '@harbour.goods', 'https://www.instagram.com/harbour.goods'],
    ['youtube', '@harbour', 'https://www.youtube.com/@harbour'],
    ['linkedin', 'linkedin.com/in/jo', 'https://linkedin.com/in/jo'],
    ['twitter', 'https://x.com/harbour', 'https://x.com/harbour'],
    ['linkedin', 'in/jane-doe', 'https://www.linkedin.com/in/jane-doe'],
    ['linkedin', '/company/harbour/', 'https://www.linkedin.com/company/harbour/'],
    ['facebook', 'pages/Harbour/123', 'https://www.facebook.com/pages/Harbour/123'],
    ['facebook', 'profile.php?id=100', 'https://www.facebook.com/profile.php?id=100'],
    ['facebook', 'facebook.com/profile.php?id=100', 'https://facebook.com/profile.php?id=100'],
    ['youtube', '@harbour/videos', 'https://www.youtube.com/@harbour/videos'],
    ['instagram', 'instagram.com/harbour?igsh=a', 'https://instagram.com/harbour?igsh=a'],
    ['facebook', 'a "name"', 'https://www.facebook.com/a%20%22name%22'],
  ] as const)('%s %s', (network, text, address) => {
    expect(socialAddress(network, text)).toBe(address)
  })

  test('is never a script', () => {
    expect(socialAddress('facebook', '')).toBeUndefined()
    expect(socialAddress('facebook', 'javascript:alert(1)')).toBeUndefined()
  })
})

test('an address is taken without its scheme, a sentence is not', () => {
  for (const text of ['', '@harbour', 'in/jane-doe', 'facebook.com/profile.php?id=100&sk=about'])
    expect(isSocialName(text)).toBe(true)
  for (const text of ['javascript:x', 'our page', '"><script>']) expect(isSocialName(text)).toBe(false)
})
