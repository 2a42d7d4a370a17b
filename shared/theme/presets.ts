import type { SiteLayout } from './site-layout'

/** The presets an owner chooses a site's look from (themeType); the first is the default. */
export const presetNames = ['harbour', 'bistro', 'studio', 'market', 'night', 'gazette'] as const

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

/** A curated look: colours, a font pair, corner radius (CSS length), how generous the space is (a factor) and how the page is built. */
export interface Preset {
  label: string
  palette: Palette
  displayFont: string
  bodyFont: string
  radius: string
  density: number
  layout: SiteLayout
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
    layout: {
      hero: 'full',
      header: 'above',
      cards: 'picture',
      rhythm: 'tint',
      footer: 'columns',
      lead: 'split',
      story: 'beside',
      news: 'wide',
      gallery: 'mosaic',
      item: 'beside',
    },
  },
  bistro: {
    label: 'Bistro',
    displayFont: serif('Playfair Display'),
    bodyFont: sans('Karla'),
    radius: '0.125rem',
    density: 1.15,
    layout: {
      hero: 'centred',
      header: 'over',
      cards: 'list',
      rhythm: 'quote',
      footer: 'centred',
      lead: 'pairs',
      story: 'words',
      news: 'wide',
      gallery: 'strip',
      item: 'tall',
    },
  },
  studio: {
    label: 'Studio',
    displayFont: sans('Manrope'),
    bodyFont: sans('Inter'),
    radius: '0rem',
    density: 1.3,
    layout: {
      hero: 'plain',
      header: 'above',
      cards: 'large',
      rhythm: 'side',
      footer: 'wide',
      lead: 'large',
      story: 'words',
      news: 'lines',
      gallery: 'pairs',
      item: 'columns',
    },
  },
  market: {
    label: 'Market',
    displayFont: sans('Bricolage Grotesque'),
    bodyFont: sans('Nunito Sans'),
    radius: '0.875rem',
    density: 0.9,
    layout: {
      hero: 'split',
      header: 'above',
      cards: 'large',
      rhythm: 'tint',
      footer: 'columns',
      lead: 'mosaic',
      story: 'beside',
      news: 'cards',
      gallery: 'grid',
      item: 'beside',
    },
  },
  night: {
    label: 'Night',
    displayFont: sans('Sora'),
    bodyFont: sans('Figtree'),
    radius: '0.375rem',
    density: 1,
    layout: {
      hero: 'full',
      header: 'over',
      cards: 'picture',
      rhythm: 'bleed',
      footer: 'wide',
      lead: 'over',
      story: 'half',
      news: 'wide',
      gallery: 'grid',
      item: 'tall',
    },
  },
  gazette: {
    label: 'Gazette',
    displayFont: serif('Fraunces'),
    bodyFont: sans('Inter'),
    radius: '0.25rem',
    density: 0.85,
    layout: {
      hero: 'band',
      header: 'centred',
      cards: 'list',
      rhythm: 'side',
      footer: 'wide',
      lead: 'column',
      story: 'words',
      news: 'lines',
      gallery: 'strip',
      item: 'columns',
    },
  },
}

/** A colour of every preset, in their order: harbour, bistro, studio, market, night, gazette. */
type Row = readonly [string, string, string, string, string, string]

const palettes: Record<ColourName, Row> = {
  backgroundColor: ['#f7f9fb', '#fbf6ee', '#ffffff', '#f6faf3', '#11141b', '#fdfcfa'],
  textColor: ['#23303d', '#3a2a22', '#2b2b2b', '#24332a', '#d8dde6', '#2a2a2e'],
  headingColor: ['#0e2a43', '#5a1a1f', '#111111', '#14402a', '#ffffff', '#16161a'],
  accentColor: ['#0b6e8f', '#8c2f2b', '#c2410c', '#b45309', '#f2b84b', '#7a2e5d'],
  linkColor: ['#0a5f8a', '#8c2f2b', '#9a3412', '#1f6b36', '#f2b84b', '#7a2e5d'],
  headerColor: ['#0e2a43', '#3b1518', '#ffffff', '#14532d', '#0a0c11', '#fdfcfa'],
  headerTextColor: ['#ffffff', '#fdf3e4', '#111111', '#f4fbf0', '#f5f7fa', '#16161a'],
  footerColor: ['#0b2136', '#2c1012', '#f2f2f0', '#12351f', '#0a0c11', '#efeae3'],
  footerTextColor: ['#dbe7f0', '#ecd9c6', '#3d3d3a', '#d5e8d8', '#aab3c2', '#3a3733'],
  cardColor: ['#ffffff', '#fffdf8', '#f7f7f5', '#ffffff', '#1a1f2a', '#ffffff'],
  buttonColor: ['#0b6e8f', '#8c2f2b', '#111111', '#2a7a3b', '#f2b84b', '#7a2e5d'],
  buttonTextColor: ['#ffffff', '#fffaf2', '#ffffff', '#ffffff', '#14120a', '#ffffff'],
}

/** The curated looks by name. */
export const presets = Object.fromEntries(
  presetNames.map((name, column) => {
    const palette = Object.fromEntries(colourNames.map((colour) => [colour, palettes[colour][column]]))
    return [name, { ...looks[name], palette }]
  }),
) as Record<PresetName, Preset>
