import { contrastRatio, isHexColour, isReadable, longHex, readableContrast, readableOn } from './contrast'
import { colourNames, presetNames, presets, type ColourName, type Palette, type Preset } from './presets'
import { layoutAttributes, type LayoutAttributes } from './site-layout'
import { groundTones, messageTexts, tintOf, type SiteVariable } from './site-tones'

/** The theme part of a styles record; an empty, absent or invalid value takes the preset's. `fontType` names the preset whose fonts it has. */
export type SiteStyles = { themeType?: string | null; fontType?: string | null } & {
  [name in ColourName]?: string | null
}

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

/** The colours a site is shown in: the owner's valid ones over the preset's; text left to the preset changes where it could not be read on the owner's ground. */
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

/** How a site looks, worked out: its CSS variables and how its parts are placed. */
export interface SiteLook {
  variables: Record<SiteVariable, string>
  layout: LayoutAttributes
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
  layout: layoutAttributes(presetOf(styles.themeType).layout),
})
