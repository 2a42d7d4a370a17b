import { richTextCases } from '@mainstreet/shared/rules/site/rich-text.factory'
import { cleanHtml } from './clean-html'

test.each([
  ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['an event handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a picture', '<p>Hi<img src="x" onerror="alert(1)"></p>', '<p>Hi</p>'],
  ['a script address', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['an address that leaves the scheme open', '<a href="//evil.example">Hi</a>', '<a>Hi</a>'],
  ['a data address', '<a href="data:text/html,x">Hi</a>', '<a>Hi</a>'],
  ['a style', '<p style="position:fixed" class="x" id="y">Hi</p>', '<p>Hi</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['a data attribute', '<p data-x="1" aria-hidden="true">Hi</p>', '<p>Hi</p>'],
])('%s is taken out', (_what, html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('a new window gets no way back to this one', () => {
  expect(cleanHtml('<a href="https://x.example" target="_blank">Hi</a>')).toContain(
    'rel="noopener noreferrer"',
  )
  expect(cleanHtml('<a href="/shop" target="top" rel="opener">Hi</a>')).toBe('<a href="/shop">Hi</a>')
})

test('formatting, lists and good links stay', () => {
  const html =
    '<h2>A</h2><p><strong>b</strong> <em>c</em></p><ul><li><a href="mailto:a@b.example">d</a></li></ul>'
  expect(cleanHtml(html)).toBe(html)
})

test.each(richTextCases)('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})
