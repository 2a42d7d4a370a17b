import {
  contrastRatio,
  isHexColour,
  isReadable,
  mixColours,
  readableContrast,
  readableOn,
  readableShade,
} from './contrast'

describe('hex colours', () => {
  test.each([
    '',
    'red',
    '#12',
    '#1234',
    '#12345',
    '#1234567',
    '#12345678',
    '123456',
    '#gggggg',
    ' #123456',
    '#123456\n',
    '#123456;',
    'rgb(0,0,0)',
    'url(https://evil.example)',
    '#fff;}body{display:none',
  ])('%p is none', (text) => {
    expect(isHexColour(text)).toBe(false)
    expect(() => contrastRatio(text, '#ffffff')).toThrow(RangeError)
  })

  test.each(['#fff', '#FFF', '#a1B2c3'])('%p is one', (text) => {
    expect(isHexColour(text)).toBe(true)
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %p, either way round', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })

  test.each([
    ['#777777', '#ffffff'],
    ['#cccccc', '#111111'],
    ['#ff8800', '#ffffff'],
    ['#2a2a2a', '#101010'],
    ['#777777', '#777777'],
  ])('of %s on %s is made enough by a shade of it', (text, ground) => {
    expect(isReadable(readableShade(text, ground), ground)).toBe(true)
  })

  test('that is enough stays, and a shade keeps what it can of the colour', () => {
    expect(readableShade('#cccccc', '#111111')).toBe('#cccccc')
    expect(readableShade('#777777', '#ffffff')).toBe('#717171')
    expect(readableShade('#2a2a2a', '#101010')).toMatch(/^#[789a]/)
  })

  test('there is a readable text colour for every ground', () => {
    const steps = [...Array(18).keys()].map((step) => (step * 15).toString(16).padStart(2, '0'))
    for (const red of steps) {
      for (const green of steps) {
        for (const blue of steps) {
          const ground = `#${red}${green}${blue}`
          if (contrastRatio(readableOn(ground), ground) < readableContrast) throw new Error(ground)
        }
      }
    }
  })

  test('light grounds take dark text and dark grounds white', () => {
    expect(readableOn('#ffffff')).toBe('#14171c')
    expect(readableOn('#000')).toBe('#ffffff')
  })
})

test('a mix is what CSS makes of it', () => {
  expect(mixColours('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mixColours('#000', '#fff', 1)).toBe('#ffffff')
  expect(mixColours('#f7f9fb', '#0b6e8f', 0.05)).toBe('#ebf2f6')
})
