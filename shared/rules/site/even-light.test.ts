import { evenLight, shadesOf } from './even-light'

const grey = (...shades: number[]) => evenLight(shadesOf(shades, 1))

test('a dull picture becomes darker where it is dark and lighter where it is light', () => {
  const { gain, offset } = grey(60, 60, 180, 180)!
  expect(60 * gain + offset).toBeLessThan(50)
  expect(180 * gain + offset).toBeGreaterThan(190)
})

test('a picture with black and white, and one of a single shade, stay as they are', () => {
  expect(grey(0, 128, 255)).toBeUndefined()
  expect(grey(100, 110, 120)).toBeUndefined()
})

test('colours count by how light they look, and transparency does not count', () => {
  expect(shadesOf([255, 255, 255, 0, 0, 0, 0, 255], 4)[255]).toBe(1)
  expect(shadesOf([0, 255, 0], 3).indexOf(1)).toBeGreaterThan(shadesOf([0, 0, 255], 3).indexOf(1))
})
