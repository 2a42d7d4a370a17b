import { readText, splitCells, splitFile, splitRecords } from './import-chunks'

const shopify = 'Handle,Title,Option1 Value,Variant Price'

test('a quote that is never closed is found, by its line', () => {
  expect(splitFile(`${shopify}\r\nmug,Mug,Blue,2\r\nbowl,"Bowl,Red,3\r\n`)).toMatchObject({
    chunks: [],
    broken: 3,
  })
})

test('an empty file and one with nothing but a header have no items', () => {
  expect(splitFile('')).toMatchObject({ chunks: [], rows: 0 })
  expect(splitFile(`\uFEFF${shopify}\r\n`)).toMatchObject({ chunks: [], rows: 0 })
})

test('a file of no known format is sent as it is, to be refused in words', () => {
  const { chunks, format } = splitFile('colour\nred\nblue')
  expect([chunks.map(({ csv }) => csv), format]).toEqual([['colour\r\nred\r\nblue'], undefined])
})

test('line breaks between quotes belong to their row, whatever they are', () => {
  const { records } = splitRecords('a,b\r\n"x\ny",1\n\n"p\r\nq ""r""",2\rlast,3')
  expect(records).toEqual([
    { line: 1, text: 'a,b' },
    { line: 2, text: '"x\ny",1' },
    { line: 5, text: '"p\r\nq ""r""",2' },
    { line: 7, text: 'last,3' },
  ])
  expect(splitCells('"p, ""r""",2,', ',')).toEqual(['p, "r"', '2', ''])
})

test('every part has the header and whole items, and no row is lost', () => {
  const rows = Array.from({ length: 600 }, (_, product) =>
    ['S', 'M', 'L'].map((size, index) => `p${product},${index ? '' : `Product ${product}`},${size},1.50`),
  ).flat()
  const { chunks, rows: count, format } = splitFile([shopify, ...rows].join('\n'))
  expect([count, format]).toEqual([1800, 'shopify'])
  expect(chunks.length).toBeGreaterThan(17)
  for (const { csv, lines, items } of chunks) {
    const [header, ...own] = csv.split('\r\n')
    expect(header).toBe(shopify)
    expect(own).toHaveLength(lines.length)
    expect(lines.length).toBeLessThanOrEqual(100)
    expect(own.length).toBe(items * 3)
    expect(new Set(own.map((row) => row.split(',')[0])).size).toBe(items)
  }
  expect(chunks.flatMap(({ csv }) => csv.split('\r\n').slice(1))).toEqual(rows)
  expect(chunks.flatMap(({ lines }) => lines)).toEqual(rows.map((_row, index) => index + 2))
})

test('a part stays far below what a call may carry, also with many quotes and accents', () => {
  const rows = Array.from({ length: 400 }, (_, index) => `p${index},"${'""é'.repeat(2_000)}",,1`)
  const { chunks } = splitFile([shopify, ...rows].join('\n'))
  for (const chunk of chunks) expect(Buffer.byteLength(JSON.stringify(chunk))).toBeLessThan(520_000)
  expect(chunks.flatMap(({ lines }) => lines)).toHaveLength(400)
})

test('rows of one item are brought together with their own lines, as WooCommerce may scatter them', () => {
  const { chunks } = splitFile(
    [
      'ID;Type;SKU;Name;Parent;Regular price',
      '1;variable;TEE;Tee;;',
      '2;simple;;Wrap;;2',
      ';variation;TEE-S;Tee S;id:1;3',
      ';variation;TEE-M;Tee M;TEE;3',
    ].join('\n'),
  )
  expect(chunks).toHaveLength(1)
  expect([chunks[0]!.items, chunks[0]!.lines]).toEqual([2, [2, 4, 5, 3]])
})

test.each([
  ['UTF-8', [0xef, 0xbb, 0xbf, 0x43, 0xc3, 0xa9], '\uFEFFCé'],
  ['Windows', [0x43, 0xe9], 'Cé'],
  ['UTF-16', [0xff, 0xfe, 0x43, 0, 0xe9, 0], 'Cé'],
])('a file written in %s is read', async (_name, bytes, text) => {
  const file = { arrayBuffer: async () => new Uint8Array(bytes).buffer } as Blob
  expect((await readText(file)).replace('\uFEFF', '')).toBe(text.replace('\uFEFF', ''))
})
