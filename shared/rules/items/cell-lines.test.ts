import { linesCell, optionsCell, readLines, readOptions } from './cell-lines'

test.each([[[]], [['one']], [['a\nb', '', 'c\\n\r']], [['', 'x']]])('the lines %j come back', (texts) => {
  expect(readLines(linesCell(texts))).toEqual(texts)
})

test('options come back with whatever is in them', () => {
  const options = [
    { option: 'Size', values: 'S, M, L' },
    { option: 'Fit: \\ wide', values: 'a: b\nc; d' },
    { option: 'Engraving', values: '' },
  ]
  expect(readOptions(optionsCell(options))).toEqual(options)
  expect(optionsCell(options.slice(0, 1))).toBe('Size: S, M, L')
})

test('options are read as people type them', () => {
  expect(readOptions('Size:S,M\r\n\r\nColour: Red; Blue\n')).toEqual([
    { option: 'Size', values: 'S,M' },
    { option: 'Colour', values: 'Red; Blue' },
  ])
  expect(readOptions('')).toEqual([])
  expect(readOptions('Size S, M')).toBeUndefined()
})
