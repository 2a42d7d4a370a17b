import { insertText, linesOf, newLine, sameLines, storedLines } from './service-lines'

const words = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

test('services are stored one a line, without empty ones', () => {
  const lines = linesOf(' Repairs \n\nRentals\r\n')
  expect(words(lines)).toEqual(['Repairs', 'Rentals'])
  expect(storedLines([...lines, newLine('  '), newLine(' Tours ')])).toBe('Repairs\nRentals\nTours')
  expect(sameLines([...lines, newLine()], ' Repairs \n\nRentals\r\n')).toBe(true)
})

test('a list that is pasted becomes as many lines, in the place of what is selected', () => {
  const [first, last] = [newLine('One more'), newLine('Last')]
  const { lines, focus } = insertText([first, last], 0, { text: 'by\r\ntwo\tand\nthree ', start: 4, end: 6 })
  expect(words(lines)).toEqual(['One by', 'two and', 'three re', 'Last'])
  expect(lines[0]!.key).toBe(first.key)
  expect(focus).toEqual({ key: lines[2]!.key, at: 6 })
})

test('a new line takes what stands behind the cursor', () => {
  const { lines, focus } = insertText([newLine('RepairsRentals')], 0, { text: '\n', start: 7, end: 7 })
  expect(words(lines)).toEqual(['Repairs', 'Rentals'])
  expect(focus.at).toBe(0)
})
