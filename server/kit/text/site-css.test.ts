import { checkSiteCss, scopeSiteCss } from './site-css'

const flat = (css: string) => scopeSiteCss(css).replace(/\s+/g, ' ')

describe('the custom styles of a site', () => {
  test.each([
    ['an import', '@import url("https://evil.example/x.css");'],
    ['an import by text', "@import 'https://evil.example/x.css';"],
    ['a foreign font', '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }'],
    ['a foreign picture', '.card { background: url(https://evil.example/track.png) }'],
    ['a picture without a scheme', '.card { background: url(//evil.example/track.png) }'],
    ['a picture in a data address', '.card { background: url("data:image/svg+xml,<svg/>") }'],
    ['a set of pictures', '.card { background: image-set("https://evil.example/a.png" 1x) }'],
    ['an escaped address', '.card { background: u\\72l(https://evil.example/a.png) }'],
    ['an address in a variable', '.card { --x: url(https://evil.example/a.png) }'],
    ['an old expression', '.card { width: expression(alert(1)) }'],
    ['a behaviour', '.card { behavior: x }'],
    ['the end of the style element', '.card { content: "</style><script>" }'],
    ['the end of the style element in a selector', '[a="</style>"] { color: red }'],
    ['the end of the style element in a comment', '/* </style> */'],
    ['a sibling of the wrapper', 'body ~ div { color: red }'],
    ['a sibling behind a state', '.site:hover + .dashboard { color: red }'],
    ['a sibling of our own prefix', '.site ~ .dashboard { color: red }'],
    ['an escape in a selector', '.a\\2c body { color: red }'],
    ['a selector that does not close', ':is(a { color: red }'],
    ['an unknown at-rule', '@layer x { a { color: red } }'],
    ['a namespace', '@namespace url(http://evil.example);'],
    ['a list with one bad selector', '.a, .b\\{ { color: red }'],
    ['a page rule', '@page { margin: 0 }'],
    ['an import in capitals', '@IMPORT url(https://evil.example/x.css);'],
    ['an escaped import', '@\\69mport url(https://evil.example/x.css);'],
    ['an import inside of another rule', '@media screen { @import url(https://evil.example/x.css); }'],
    ['an escaped end of the style element', '.card { content: "\\3c/style>" }'],
    ['an escaped expression', '.card { width: expr\\65ssion(alert(1)) }'],
    ['an expression in capitals', '.card { width: EXPRESSION(alert(1)) }'],
    ['an address in capitals', '.card { background: URL(https://evil.example/a.png) }'],
    ['an address behind a comment', '.card { background: url/**/(https://evil.example/a.png) }'],
    ['a brace too many', '.card { } } body { display: none'],
    ['a rule that never ends', '.card { color: red'],
    ['a text that never ends', '.card { content: "x } body { display: none }'],
    ['a comment that never ends', '.card { } /* body { display: none }'],
  ])('drop %s', (_name, css) => {
    const result = (() => {
      try {
        return scopeSiteCss(css)
      } catch (error) {
        expect(error).toMatchObject({ code: 400 })
        return ''
      }
    })()
    expect(result).toBe('')
  })

  test('that are no CSS are refused with their line', () => {
    expect(() => scopeSiteCss('a {\n color: red')).toThrow(/customStyles cannot be read: .*line 1/)
  })

  test('are confined to the site', () => {
    expect(flat('h1, .card > p { color: #fff; }')).toBe('.site h1, .site .card > p { color: #fff; }')
    expect(flat('html body { margin: 0 }')).toBe('.site { margin: 0; }')
    expect(flat(':root { --gap: 1rem }')).toBe('.site { --gap: 1rem; }')
    expect(flat('body.dark a:hover { color: red !important }')).toBe(
      '.site.dark a:hover { color: red !important; }',
    )
    expect(flat('html > body { color: red }')).toBe('.site > body { color: red; }')
    expect(flat('a[href^="/marketplace"] { color: red }')).toBe(
      '.site a[href^="/marketplace"] { color: red; }',
    )
    expect(flat('.sitemap { color: red }')).toBe('.site .sitemap { color: red; }')
  })

  test('keep what a designer needs', () => {
    expect(flat('@media (min-width: 40rem) { h1 { font-size: 3rem } }')).toBe(
      '@media (min-width: 40rem) { .site h1 { font-size: 3rem; } }',
    )
    expect(flat('@keyframes rise { from { opacity: 0 } 100% { opacity: 1 } }')).toBe(
      '@keyframes rise { from { opacity: 0; } 100% { opacity: 1; } }',
    )
    expect(flat('.hero { background: url("/assets/nb/1/abc-header.jpg") center / cover }')).toContain(
      'url("/assets/nb/1/abc-header.jpg")',
    )
  })

  test('lose nested rules, which can reach out of the site', () => {
    expect(flat('.x { color: red; html:has(&) { display: none } }')).toBe('.site .x { color: red; }')
  })

  test('lose only what is wrong of a rule', () => {
    expect(flat('.x { color: red; background: url(https://evil.example/a.png) }')).toBe(
      '.site .x { color: red; }',
    )
  })

  test('are the same when they are saved again', () => {
    const once = scopeSiteCss(
      '/* mine */ body .a, .b:not(.c, .d) { color: red } @media print { p { color: #000 } }',
    )
    expect(scopeSiteCss(once)).toBe(once)
  })

  test('may not grow beyond what can be stored', () => {
    expect(() => scopeSiteCss('a{top:0}'.repeat(2400))).toThrow(
      'customStyles must have at most 20000 characters',
    )
  })

  test('may be empty', () => {
    expect(scopeSiteCss('')).toBe('')
  })

  test('say what was taken out of them, why, and in which line', () => {
    const css = [
      '@import url(https://evil.example/x.css);',
      '/* mine */',
      '.a { color: red; background: url(https://evil.example/a.png) }',
      '@layer x { a { color: red } }',
      'body ~ div { color: red }',
      '.b { .c { color: red } }',
      '.d { width: expression(alert(1)) }',
      `.${'e'.repeat(200)}\\ { color: red }`,
    ].join('\n')
    const { removed } = checkSiteCss(css)
    expect(removed.map(({ line, why, what }) => `${line} ${why} ${what.slice(0, 30)}`)).toEqual([
      '1 address @import url(https://evil.examp',
      '3 address background: url(https://evil.e',
      '4 at-rule @layer x { a { color: red } }',
      '5 selector body ~ div',
      '6 nested .c',
      '7 value width: expression(alert(1))',
      `8 selector .${'e'.repeat(29)}`,
    ])
    expect(removed.every(({ what }) => what.length <= 80)).toBe(true)
    expect(checkSiteCss('.a { color: red }').removed).toEqual([])
  })
})
