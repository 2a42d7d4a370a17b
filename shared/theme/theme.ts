import { contrastRatio, isHexColour, isReadable, longHex, readableContrast, readableOn } from './contrast'
import { groundTones, messageTexts, tintOf, type SiteVariable } from './site-tones'

/** The presets an owner chooses a site's look from (themeType); the first is the default. */
export const presetNames = ['harbour', 'bistro', 'studio', 'market', 'night'] as const

/** A preset's name as the wire carries it. */
export type PresetName = (typeof presetNames)[number]

/** The colours of a site an owner may set, each a column of its styles record. */
export const colourNames = [
  'backgroundColor',
  'textColor',
  'headingColor',
  'accentColor',
  'linkColor',
  'headerColor',
  'headerTextColor',
  'footerColor',
  'footerTextColor',
  'cardColor',
  'buttonColor',
  'buttonTextColor',
] as const

/** A colour of a site an owner may set. */
export type ColourName = (typeof colourNames)[number]

/** Every colour of a site, six-digit hex. */
export type Palette = Record<ColourName, string>

/** A curated look: colours, a font pair, corner radius (CSS length) and how generous the space is (a factor). */
export interface Preset {
  label: string
  palette: Palette
  displayFont: string
  bodyFont: string
  radius: string
  density: number
}

/** The theme part of a styles record; an empty, absent or invalid value takes the preset's. `fontType` names the preset whose fonts it has. */
export type SiteStyles = { themeType?: string | null; fontType?: string | null } & {
  [name in ColourName]?: string | null
}

// What stands in until a family is there is as wide as it is: client/src/kit/theme/heading-font-fallbacks.css.
const sans = (name: string) =>
  `'${name} Variable', '${name} like Arial', '${name} like DejaVu', system-ui, sans-serif`
const serif = (name: string) =>
  `'${name} Variable', '${name} like Times', '${name} like DejaVu', Georgia, serif`

const looks: Record<PresetName, Omit<Preset, 'palette'>> = {
  harbour: {
    label: 'Harbour',
    displayFont: serif('Fraunces'),
    bodyFont: sans('Source Sans 3'),
    radius: '0.5rem',
    density: 1,
  },
  bistro: {
    label: 'Bistro',
    displayFont: serif('Playfair Display'),
    bodyFont: sans('Karla'),
    radius: '0.125rem',
    density: 1.15,
  },
  studio: {
    label: 'Studio',
    displayFont: sans('Manrope'),
    bodyFont: sans('Inter'),
    radius: '0rem',
    density: 1.3,
  },
  market: {
    label: 'Market',
    displayFont: sans('Bricolage Grotesque'),
    bodyFont: sans('Nunito Sans'),
    radius: '0.875rem',
    density: 0.9,
  },
  night: {
    label: 'Night',
    displayFont: sans('Sora'),
    bodyFont: sans('Figtree'),
    radius: '0.375rem',
    density: 1,
  },
}

// One row a colour, one column a preset: harbour, bistro, studio, market, night.
const palettes: Record<ColourName, readonly [string, string, string, string, string]> = {
  backgroundColor: ['#f7f9fb', '#fbf6ee', '#ffffff', '#f6faf3', '#11141b'],
  textColor: ['#23303d', '#3a2a22', '#2b2b2b', '#24332a', '#d8dde6'],
  headingColor: ['#0e2a43', '#5a1a1f', '#111111', '#14402a', '#ffffff'],
  accentColor: ['#0b6e8f', '#8c2f2b', '#c2410c', '#b45309', '#f2b84b'],
  linkColor: ['#0a5f8a', '#8c2f2b', '#9a3412', '#1f6b36', '#f2b84b'],
  headerColor: ['#0e2a43', '#3b1518', '#ffffff', '#14532d', '#0a0c11'],
  headerTextColor: ['#ffffff', '#fdf3e4', '#111111', '#f4fbf0', '#f5f7fa'],
  footerColor: ['#0b2136', '#2c1012', '#f2f2f0', '#12351f', '#0a0c11'],
  footerTextColor: ['#dbe7f0', '#ecd9c6', '#3d3d3a', '#d5e8d8', '#aab3c2'],
  cardColor: ['#ffffff', '#fffdf8', '#f7f7f5', '#ffffff', '#1a1f2a'],
  buttonColor: ['#0b6e8f', '#8c2f2b', '#111111', '#2a7a3b', '#f2b84b'],
  buttonTextColor: ['#ffffff', '#fffaf2', '#ffffff', '#ffffff', '#14120a'],
}

/** The curated looks by name. */
export const presets = Object.fromEntries(
  presetNames.map((name, column) => {
    const palette = Object.fromEntries(colourNames.map((colour) => [colour, palettes[colour][column]]))
    return [name, { ...looks[name], palette }]
  }),
) as Record<PresetName, Preset>

const presetOf = (themeType: string | null | undefined): Preset =>
  presets[presetNames.find((name) => name === themeType) ?? presetNames[0]]

/** The preset whose fonts a site has: the owner's choice, else its own preset. */
const fontsOf = ({ themeType, fontType }: SiteStyles): Pick<Preset, 'displayFont' | 'bodyFont'> =>
  presetOf(presetNames.find((name) => name === fontType) ?? themeType)

const ownColour = (styles: SiteStyles, name: ColourName): string | undefined => {
  const value = styles[name]
  return typeof value === 'string' && isHexColour(value) ? longHex(value) : undefined
}

/** Text and the ground it stands on. */
const textPairs = [
  ['textColor', 'backgroundColor'],
  ['headingColor', 'backgroundColor'],
  ['linkColor', 'backgroundColor'],
  ['headerTextColor', 'headerColor'],
  ['footerTextColor', 'footerColor'],
  ['buttonTextColor', 'buttonColor'],
] as const satisfies readonly (readonly [ColourName, ColourName])[]

/** The colours a site is shown in: the owner's valid ones over the preset's; text that the owner left to the preset changes where it could not be read on the owner's ground. */
export const sitePalette = (styles: SiteStyles): Palette => {
  const palette = { ...presetOf(styles.themeType).palette }
  for (const name of colourNames) palette[name] = ownColour(styles, name) ?? palette[name]
  for (const [text, ground] of textPairs) {
    if (ownColour(styles, text) || isReadable(palette[text], palette[ground])) continue
    palette[text] = readableOn(palette[ground])
  }
  return palette
}

/** Text that the chosen colours would make hard to read. */
export interface UnreadablePair {
  text: ColourName
  ground: ColourName
  /** WCAG contrast, below 4.5. */
  ratio: number
}

/** The pairs of a site's colours an owner should be warned of; text on cards and accents adapts by itself. */
export const unreadablePairs = (styles: SiteStyles): UnreadablePair[] => {
  const palette = sitePalette(styles)
  return textPairs
    .map(([text, ground]) => ({ text, ground, ratio: contrastRatio(palette[text], palette[ground]) }))
    .filter(({ ratio }) => ratio < readableContrast)
}

const variableOf = (name: ColourName): SiteVariable =>
  `--site-${name.replace(/Color$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** How a site looks, worked out: its CSS variables. */
export interface SiteLook {
  variables: Record<SiteVariable, string>
}

/** The CSS variables of a site's wrapper: headerTextColor is --site-header-text; only validated hex and the presets' own values ever come out. */
export const themeVariables = (styles: SiteStyles): Record<SiteVariable, string> => {
  const { radius, density } = presetOf(styles.themeType)
  const { displayFont, bodyFont } = fontsOf(styles)
  const palette = sitePalette(styles)
  const onCard = (name: ColourName) =>
    isReadable(palette[name], palette.cardColor) ? palette[name] : readableOn(palette.cardColor)
  const cardText = onCard('textColor')
  const tint = tintOf(palette)
  const page = { text: palette.textColor, grounds: [palette.backgroundColor, tint] }
  const card = { text: cardText, grounds: [palette.cardColor] }
  return {
    ...Object.fromEntries(colourNames.map((name) => [variableOf(name), palette[name]])),
    '--site-tint': tint,
    '--site-on-accent': readableOn(palette.accentColor),
    '--site-card-text': cardText,
    '--site-card-heading': onCard('headingColor'),
    '--site-card-link': onCard('linkColor'),
    ...groundTones('--site', page),
    ...messageTexts('--site', page),
    ...groundTones('--site-card', card),
    ...messageTexts('--site-card', card),
    ...groundTones('--site-header', { text: palette.headerTextColor, grounds: [palette.headerColor] }),
    ...groundTones('--site-footer', { text: palette.footerTextColor, grounds: [palette.footerColor] }),
    '--site-font-display': displayFont,
    '--site-font-body': bodyFont,
    '--site-radius': radius,
    '--site-density': String(density),
  }
}

/** The point of the header picture that stays in view, in hundredths of its width and height. */
interface HeaderFocus {
  headerFocusX: number
  headerFocusY: number
}

/** The look that a site's styles give it, and where its header picture is cut. */
export const siteLook = (styles: SiteStyles, focus?: HeaderFocus): SiteLook => ({
  variables: {
    ...themeVariables(styles),
    ...(focus && { '--site-header-focus': `${focus.headerFocusX}% ${focus.headerFocusY}%` }),
  },
})
