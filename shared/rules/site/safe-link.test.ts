import { isWebLink, safeLink } from './safe-link'

test.each([
  ['javascript:alert(1)'],
  [' JaVaScRiPt:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x'],
  ['//evil.test/x'],
  ['/\\evil.test'],
  ['\\\\evil.test'],
  ['https:evil.test'],
  ['https:///'],
  ['https://user:word@evil.test/'],
  ['ftp://files.test/'],
  ['page'],
  ['mailto:'],
  [''],
])('%j is no link', (link) => {
  expect(safeLink(link)).toBeUndefined()
})

test.each([
  ['https://example.com/a?b=c#d'],
  ['http://localhost:3030/'],
  ['mailto:jo@example.com'],
  ['tel:+15065550101'],
  ['/marketplace/12?x=1'],
  ['/'],
  ['#about'],
])('%j is a link', (link) => {
  expect(safeLink(link)).toBe(link)
})

test('spaces around a link go, spaces within are encoded', () => {
  expect(safeLink(' https://example.com/my file.pdf ')).toBe('https://example.com/my%20file.pdf')
})

test('only http and https lead to the web', () => {
  expect(['https://example.com', '/about', 'tel:1', 'nothing'].map(isWebLink)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
