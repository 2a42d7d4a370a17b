import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { startBuiltProduct, type BuiltProduct } from './built-product'
import { demoPages } from './demo-pages'
import { markupProblems } from './markup'

jest.setTimeout(600_000)

const kinds = [
  'home',
  'marketplace',
  'item',
  'restaurant',
  'event',
  'automotive',
  'car',
  'funeral',
  'missing',
]

describe('the HTML of every kind of public page', () => {
  let product: BuiltProduct
  beforeAll(async () => {
    product = await startBuiltProduct()
  })
  afterAll(() => product?.stop())

  // Not every machine finds names below localhost.
  const htmlAt = (address: string) => {
    const { host, port, pathname, search } = new URL(address)
    return new Promise<string>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path: pathname + search, headers: { host } },
        (answer) => resolve(text(answer)),
      )
      asked.on('error', reject).end()
    })
  }

  test.each(['en', 'fr'])('names each thing once and says what it must (%s)', async (lang) => {
    const pages = await demoPages(product)
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(kinds))
    const problems: string[] = []
    for (const { business, name, path } of pages) {
      const html = await htmlAt(product.at(business, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`))
      problems.push(...markupProblems(html).map((problem) => `${business} ${name}: ${problem}`))
    }
    for (const path of ['/login', '/forgot-password', '/dashboard'])
      problems.push(
        ...markupProblems(await htmlAt(product.at('harbour', path))).map((each) => `${path}: ${each}`),
      )
    expect(problems).toEqual([])
  })
})
