import { bytesOf, createGathering } from './gather'

const gathered = (pieces: Buffer[]) => {
  const gathering = createGathering()
  for (const piece of pieces) gathering.add(piece)
  return gathering.end()
}

const piece = (length: number, value: number) => Buffer.alloc(length, value)

test('nothing is nothing', () => {
  expect(gathered([])).toEqual([])
  expect(bytesOf(gathered([piece(0, 1)]))).toBe(0)
})

test('large pieces are kept as they are', () => {
  const large = [piece(65_536, 1), piece(8192, 2)]
  const result = gathered(large)
  expect(result).toHaveLength(2)
  expect(result[0]).toBe(large[0])
})

test('small pieces are gathered, and every byte stays in its place', () => {
  const came = Array.from({ length: 3000 }, (_, index) => piece(index % 97 === 0 ? 9000 : index % 70, index))
  const result = gathered(came)
  expect(Buffer.concat(result).equals(Buffer.concat(came))).toBe(true)
  expect(result.length).toBeLessThan(100)
})

test('bytes that come one by one cost hardly more than themselves', () => {
  const result = gathered(Array.from({ length: 200_000 }, () => piece(1, 7)))
  expect(result).toHaveLength(4)
  expect(new Set(result.map(({ buffer }) => buffer)).size).toBe(4)
  expect(bytesOf(result)).toBe(200_000)
})
