import type { VariationForm } from '../item-form'
import { rowsOfOptions } from './option-rows'

const row = (id: number, variation: string, more: Partial<VariationForm> = {}): VariationForm => ({
  id,
  variation,
  sku: `SKU-${id}`,
  gtin: '',
  price: 34,
  stock: id,
  stockSeen: id,
  imageId: null,
  ...more,
})
const colours = (...values: string[]) => ({ option: 'Colour', values })
const sizes = (...values: string[]) => ({ option: 'Size', values })
const brief = (rows: readonly VariationForm[]) => rows.map(({ id, variation }) => [id, variation])

test('the one variation of an item becomes the first combination, and the others cost what it costs', () => {
  const { rows, removed } = rowsOfOptions({
    options: [colours('Sea blue', 'Moss'), sizes('S', 'M')],
    before: [],
    rows: [row(1, 'Regular')],
  })
  expect(brief(rows)).toEqual([
    [1, 'Sea blue, S'],
    [undefined, 'Sea blue, M'],
    [undefined, 'Moss, S'],
    [undefined, 'Moss, M'],
  ])
  expect(rows[3]).toMatchObject({ price: 34, stock: 0, sku: '' })
  expect(removed).toEqual([])
})

test('a new value adds only its own rows, with the picture of its like; a deleted row stays away', () => {
  const { rows, removed } = rowsOfOptions({
    options: [colours('Blue', 'Moss'), sizes('S', 'M', 'L')],
    before: [colours('Blue', 'Moss'), sizes('S', 'M')],
    rows: [row(1, 'Blue / S', { imageId: 7 }), row(2, 'Blue / M'), row(3, 'Moss, S')],
  })
  expect(brief(rows)).toEqual([
    [1, 'Blue / S'],
    [2, 'Blue / M'],
    [undefined, 'Blue, L'],
    [3, 'Moss, S'],
    [undefined, 'Moss, L'],
  ])
  expect(rows[2]!.imageId).toBe(7)
  expect(removed).toEqual([])
})

test('a renamed value keeps its rows; one that is gone takes them along', () => {
  const before = [colours('Blue', 'Moss')]
  const rows = [row(1, 'Blue'), row(2, 'Moss')]
  expect(brief(rowsOfOptions({ options: [colours('Blue', 'Forest')], before, rows }).rows)).toEqual([
    [1, 'Blue'],
    [2, 'Forest'],
  ])
  const fewer = rowsOfOptions({ options: [colours('Blue')], before, rows })
  expect([brief(fewer.rows), brief(fewer.removed)]).toEqual([[[1, 'Blue']], [[2, 'Moss']]])
})

test('an option less leaves one row for each combination; no option leaves the rows as they are called', () => {
  const before = [colours('Blue'), sizes('S', 'M')]
  const rows = [row(1, 'Blue, S'), row(2, 'Blue, M')]
  const { rows: kept, removed } = rowsOfOptions({ options: [colours('Blue')], before, rows })
  expect([brief(kept), brief(removed)]).toEqual([[[1, 'Blue']], [[2, 'Blue, M']]])
  expect(rowsOfOptions({ options: [], before, rows })).toEqual({ rows, removed: [] })
})
