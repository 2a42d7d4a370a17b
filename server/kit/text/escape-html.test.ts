import { escapeHtml, inlineJson } from './escape-html'

test('text cannot leave its element or its attribute', () => {
  expect(escapeHtml(`</title><script>a && "b" 'c'`)).toBe(
    '&lt;/title&gt;&lt;script&gt;a &amp;&amp; &quot;b&quot; &#39;c&#39;',
  )
})

test('JSON cannot end its script element, and stays what it is', () => {
  const data = { name: '</script><!--<script>\u2028', price: 1 }
  const text = inlineJson(data)
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)).toEqual(data)
})
