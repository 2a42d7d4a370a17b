import { contrastRatio, readableContrast } from './contrast'
import { colourNames, presetNames, presets } from './presets'
import { siteLook, sitePalette, themeVariables, unreadablePairs, type SiteStyles } from './theme'

describe.each(presetNames)('the preset %s', (themeType) => {
  test('has every colour and reads well', () => {
    const { palette } = presets[themeType]
    expect(Object.keys(palette)).toEqual([...colourNames])
    expect(Object.values(palette).every((hex) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true)
    expect(unreadablePairs({ themeType })).toEqual([])
    expect(sitePalette({ themeType })).toEqual(palette)
    for (const text of ['textColor', 'headingColor', 'linkColor'] as const) {
      expect(contrastRatio(palette[text], palette.cardColor)).toBeGreaterThanOrEqual(readableContrast)
    }
    expect(contrastRatio(palette.accentColor, palette.backgroundColor)).toBeGreaterThanOrEqual(3)
  })
})

describe("a site's variables", () => {
  test.each([
    ['nothing', {}],
    ['nulls', { themeType: null, textColor: null }],
    ['empty texts', { themeType: '', textColor: '', backgroundColor: '' }],
    ['an unknown preset', { themeType: 'neon' }],
    ['a name every object has', { themeType: 'constructor' }],
    ['colours that are none', { textColor: 'red', headerColor: '#fff;}body{}', footerColor: 'var(--x)' }],
    ['values that are no texts', { textColor: 7, accentColor: ['#000000'] } as unknown as SiteStyles],
  ])('%s gives the first preset', (_what, styles) => {
    expect(themeVariables(styles)).toEqual(themeVariables({ themeType: 'harbour' }))
  })

  test('unknown keys never become variables', () => {
    const styles = { evilColor: '#000000', customStyles: '}' } as SiteStyles
    expect(themeVariables(styles)).toEqual(themeVariables({}))
  })

  test('they bring colours, fonts, radius and density of the preset', () => {
    expect(themeVariables({ themeType: 'night' })).toMatchObject({
      '--site-background': '#11141b',
      '--site-header-text': '#f5f7fa',
      '--site-on-accent': '#14171c',
      '--site-font-display': expect.stringContaining('Sora'),
      '--site-font-body': expect.stringContaining('Figtree'),
      '--site-radius': '0.375rem',
      '--site-density': '1',
    })
  })

  test.each(['', null, undefined, 'comic', 'constructor'])('fonts named %s are the preset’s', (fontType) => {
    expect(themeVariables({ themeType: 'night', fontType })).toEqual(themeVariables({ themeType: 'night' }))
  })

  test('the fonts of another preset change nothing else', () => {
    const { palette: _, ...fonts } = presets.bistro
    expect(themeVariables({ themeType: 'night', fontType: 'bistro' })).toEqual({
      ...themeVariables({ themeType: 'night' }),
      '--site-font-display': fonts.displayFont,
      '--site-font-body': fonts.bodyFont,
    })
  })

  test("the owner's colours refine the preset, in long lower-case hex", () => {
    const variables = themeVariables({ themeType: 'studio', accentColor: '#0A0', headerColor: '#ABCDEF' })
    expect(variables).toMatchObject({
      '--site-accent': '#00aa00',
      '--site-header': '#abcdef',
      '--site-background': '#ffffff',
    })
  })

  test('text left to the preset gives way to a ground that would swallow it', () => {
    const variables = themeVariables({
      themeType: 'harbour',
      backgroundColor: '#000000',
      buttonColor: '#ffff00',
    })
    expect(variables).toMatchObject({ '--site-text': '#ffffff', '--site-button-text': '#14171c' })
    expect(unreadablePairs({ themeType: 'harbour', backgroundColor: '#000000' })).toEqual([])
  })

  test('text on a card stays readable whatever the card', () => {
    const variables = themeVariables({ cardColor: '#101010' })
    for (const text of ['text', 'heading', 'link'] as const) {
      const onCard = variables[`--site-card-${text}`]!
      expect(contrastRatio(onCard, '#101010')).toBeGreaterThanOrEqual(readableContrast)
    }
    expect(variables['--site-text']).toBe(presets.harbour.palette.textColor)
  })

  test('text the owner chose stays, with a warning', () => {
    const styles = { themeType: 'studio', textColor: '#cccccc', backgroundColor: '#ffffff' }
    expect(themeVariables(styles)['--site-text']).toBe('#cccccc')
    expect(unreadablePairs(styles)).toEqual([
      { text: 'textColor', ground: 'backgroundColor', ratio: expect.closeTo(1.61, 1) },
    ])
  })
})

describe("a site's layout", () => {
  test('no two presets are built alike', () => {
    const built = presetNames.map((themeType) => JSON.stringify(siteLook({ themeType }).layout))
    expect(new Set(built).size).toBe(presetNames.length)
  })

  test.each([undefined, null, '', 'neon', 'constructor'])(
    'a preset named %s is built as the first',
    (themeType) => {
      expect(siteLook({ themeType }).layout).toEqual(siteLook({ themeType: 'harbour' }).layout)
    },
  )
})
