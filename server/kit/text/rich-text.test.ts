import { richTextCases } from '@mainstreet/shared/rules/site/rich-text.factory'
import { sanitiseRichText } from './rich-text'

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="x()" style="color:red" class="a" id="b">Hi</p>', '<p>Hi</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://evil.test"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<style>p{display:none}</style><p>Hi</p>', '<p>Hi</p>'],
  ['<form action="/x"><input name="a"></form>', ''],
])('%j becomes %j', (html, clean) => {
  expect(sanitiseRichText(html)).toBe(clean)
})

test('the tags of the editor stay as they are', () => {
  const html =
    '<h2>A</h2><h3>B</h3><p><strong>b</strong><em>i</em><u>u</u><s>s</s><br /></p><ul><li>1</li></ul><ol><li>2</li></ol><blockquote>q</blockquote>'
  expect(sanitiseRichText(html)).toBe(html)
})

test('a link says nothing of where it came from', () => {
  expect(sanitiseRichText('<a href="https://example.com/" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

test('cleaning twice changes nothing more', () => {
  const once = sanitiseRichText('<p>a &amp; b &lt;script&gt; <a href="/x y">l</a></p>')
  expect(sanitiseRichText(once)).toBe(once)
})

test.each(richTextCases)('%s becomes %s', (html, clean) => {
  expect(sanitiseRichText(html).replaceAll('<br />', '<br>')).toBe(clean)
})
