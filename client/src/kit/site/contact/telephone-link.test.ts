import { telephoneLink } from './telephone-link'

test.each([
  ['(506) 555-0142', 'tel:+15065550142'],
  ['(506) 555-0142 x12', 'tel:+15065550142;ext=12'],
  ['+33 612 345 678', 'tel:+33612345678'],
])('%p is dialled by %p', (text, link) => {
  expect(telephoneLink(text)).toBe(link)
})
