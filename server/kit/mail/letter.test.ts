import { letter } from './letter'

test('nothing that people wrote becomes markup', () => {
  const evil = `<img src=x onerror="alert('1')">&`
  const { html, text } = letter(evil, [
    { title: evil, lines: [evil], rows: [[evil, evil]], link: { text: evil, url: evil } },
  ])
  expect(html).not.toContain('<img')
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)).toHaveLength(7)
  expect(text).toContain(evil)
})
