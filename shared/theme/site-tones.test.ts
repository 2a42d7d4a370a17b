import { contrastRatio, isReadable } from './contrast'
import { presetNames } from './presets'
import { themeVariables, type SiteStyles } from './theme'

const looks: [string, SiteStyles][] = [
  ...presetNames.map((themeType): [string, SiteStyles] => [themeType, { themeType }]),
  ['yellow grounds', { backgroundColor: '#ffee00', cardColor: '#ffee00', accentColor: '#ffee00' }],
  ['grounds in the middle', { backgroundColor: '#808080', cardColor: '#777777', footerColor: '#888888' }],
  ['neon', { themeType: 'night', backgroundColor: '#39ff14', cardColor: '#ff0000', footerColor: '#ff5f1f' }],
  ['dark cards on a light page', { cardColor: '#101010' }],
  ['quiet text of its own', { themeType: 'studio', textColor: '#767676', linkColor: '#0070f0' }],
]

const variablesOf = (styles: SiteStyles) => {
  const variables = themeVariables(styles)
  return (name: string) => variables[`--site-${name}`]!
}

test.each(looks)('with %s quiet text and messages can be read wherever they stand', (_name, styles) => {
  const value = variablesOf(styles)
  for (const text of ['muted', 'danger', 'success', 'warning']) {
    for (const ground of ['background', 'tint']) expect(isReadable(value(text), value(ground))).toBe(true)
    expect(isReadable(value(`card-${text}`), value('card'))).toBe(true)
  }
  expect(isReadable(value('header-muted'), value('header'))).toBe(true)
  expect(isReadable(value('footer-muted'), value('footer'))).toBe(true)
})

test.each(looks)('with %s the words of every second block can be read', (_name, styles) => {
  const value = variablesOf(styles)
  for (const text of ['text', 'heading', 'link']) expect(isReadable(value(text), value('tint'))).toBe(true)
})

// Text that can just be read on white leaves no room.
test.each(looks.slice(0, -1))('with %s every second block stands out', (_name, styles) => {
  const value = variablesOf(styles)
  expect(contrastRatio(value('tint'), value('background'))).toBeGreaterThan(1.02)
})

test('quiet text is quieter than text where there is room for it', () => {
  const value = variablesOf({ themeType: 'harbour' })
  expect(contrastRatio(value('muted'), value('background'))).toBeLessThan(
    contrastRatio(value('text'), value('background')),
  )
})

test('a dark card on a light page has dark controls and the light page has not', () => {
  const value = variablesOf({ cardColor: '#101010' })
  expect([value('scheme'), value('card-scheme'), value('header-scheme')]).toEqual(['light', 'dark', 'dark'])
})

test('text the owner chose against all warning leaves the tint alone', () => {
  const value = variablesOf({ themeType: 'studio', textColor: '#ffee00' })
  expect(value('tint')).toBe('#fcf6f3')
  expect(value('muted')).toBe('#ffee00')
})

test('every second block of a dark look has the hue of its ground', () => {
  const value = variablesOf({ themeType: 'night' })
  const [red, , blue] = [1, 3, 5].map((at) => parseInt(value('tint').slice(at, at + 2), 16))
  expect(blue! - red!).toBeGreaterThanOrEqual(8)
})
