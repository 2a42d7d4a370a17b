import { mainColourOf, thumbnailWebpOf, webpOf } from './webp-of'

const picture = (kind: string, colour = 'xc8a27b-') =>
  `/assets/nb/1/0123456789abcdef0123456789abcdef-a1b2c3d4e5f6-${colour}${kind}.jpg`

test('a picture of ours has a webp, and a small one where its kind has', () => {
  expect(webpOf(picture('notice'))).toBe(picture('notice').replace('.jpg', '.webp'))
  expect(webpOf('https://elsewhere.example/a.jpg')).toBeUndefined()
  expect(thumbnailWebpOf(picture('gallery'))).toMatch(/-gallery-thumb\.webp$/)
  expect(thumbnailWebpOf(picture('car-image'))).toMatch(/-car-image-small\.webp$/)
  expect(thumbnailWebpOf(picture('funeral-image'))).toMatch(/-funeral-image-small\.webp$/)
})

test('its address says its main colour; an older one and one from elsewhere say none', () => {
  expect(mainColourOf(picture('notice'))).toBe('#c8a27b')
  expect(mainColourOf(picture('notice', ''))).toBeUndefined()
  expect(mainColourOf('https://elsewhere.example/a.jpg')).toBeUndefined()
})
