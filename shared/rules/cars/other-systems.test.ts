import { tableStart, tableText } from '../tables/table-text'
import { carFileFields, carFileGaps, readCarFile } from './read-car-file'

const readText = (bytes: Uint8Array) => {
  const text = tableText(bytes)
  const { separator, said } = tableStart(text)
  const lines = text
    .slice(said.length)
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(separator))
  return { rows: readCarFile(lines, []), ...carFileGaps(lines[0]!, carFileFields(lines)) }
}
const utf8 = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'))

test('a dealer’s feed of the States: miles by their unit, a sold car, and a price by phone', () => {
  const { rows, ignored } = readText(
    utf8(
      'StockNumber\tVIN\tModelYear\tMake\tModel\tOdometer\tOdometer Unit\tPrice\tStatus\tDealerCode',
      'A1\t\t2019\tFord\tF-150\t51000\tmi\t$24,995.00\tAvailable\t7',
      'A2\t\t2020\tHonda\tFit\t30000\tkm\t$15,995\tSold\t7',
      'A3\t\t2021\tKia\tRio\t12000\tmi\tCall for price\tPending\t7',
    ),
  )
  expect(ignored).toEqual(['DealerCode'])
  expect(rows).toMatchObject([
    { action: 'create', columns: { mileage: 82_077, price: 24_995 }, notes: [{ said: 'miles' }] },
    { action: 'create', columns: { mileage: 30_000, sold: true }, notes: [{ said: 'sold' }] },
    {
      action: 'create',
      columns: { mileage: 19_312, price: null, altPrice: 'Call for price' },
      notes: [{ said: 'miles' }, { said: 'inWords' }, { said: 'otherStatus' }],
    },
  ])
  expect(rows[0]!.columns).not.toHaveProperty('sold')
})

test('a French list of a spreadsheet on a Mac', () => {
  const text =
    'sep=;\rNo inventaire;Ann\x8ee;Marque;Mod\x8fle;Kilom\x8etrage;Prix;\x83tat\rB7;2018;Citro\x91n;C3;82 450 km;9 995,50 $;Vendu'
  const { rows, missing } = readText(Uint8Array.from([...text].map((sign) => sign.charCodeAt(0))))
  expect(missing).toEqual([])
  expect(rows).toMatchObject([
    {
      action: 'create',
      columns: { stockNo: 'B7', year: 2018, make: 'Citroën', mileage: 82_450, price: 9995.5, sold: true },
    },
  ])
})

test('an export of a program that parts groups with points', () => {
  const { rows } = readText(
    utf8('VIN|Year|Make|Model|Mileage (miles)|List Price', '|2017|Volvo|V60|45.300|11.250,00 €'),
  )
  expect(rows).toMatchObject([
    {
      columns: { mileage: 72_903, price: 11_250 },
      notes: [{ said: 'miles' }, { said: 'otherCurrency' }],
    },
  ])
})
