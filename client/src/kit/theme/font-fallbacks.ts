/** A font of the sites: what it says of its own height, and how wide a line of English text is in it, against the fonts that computers have. */
interface Measured {
  kind: 'serif' | 'sans'
  /** Percent of the font's size. */
  ascent: number
  descent: number
  /** Percent of the width in Times or Arial, then in DejaVu; in its regular and its bold weight. */
  widths: readonly [regular: readonly [number, number], bold: readonly [number, number]]
}

const measured: Readonly<Record<string, Measured>> = {
  Fraunces: {
    kind: 'serif',
    ascent: 97.8,
    descent: 25.5,
    widths: [
      [115.4, 90.6],
      [111.6, 85.1],
    ],
  },
  'Playfair Display': {
    kind: 'serif',
    ascent: 108.2,
    descent: 25.1,
    widths: [
      [111.3, 87.4],
      [105.8, 80.7],
    ],
  },
  Manrope: {
    kind: 'sans',
    ascent: 106.6,
    descent: 30,
    widths: [
      [102.3, 90],
      [98.3, 82.3],
    ],
  },
  'Bricolage Grotesque': {
    kind: 'sans',
    ascent: 93,
    descent: 27,
    widths: [
      [105.4, 92.7],
      [100.6, 84.2],
    ],
  },
  Sora: {
    kind: 'sans',
    ascent: 97,
    descent: 29,
    widths: [
      [112.4, 98.8],
      [105.9, 90.2],
    ],
  },
  'Source Sans 3': {
    kind: 'sans',
    ascent: 102.4,
    descent: 40,
    widths: [
      [93.1, 81.9],
      [89.1, 74.6],
    ],
  },
  Karla: {
    kind: 'sans',
    ascent: 91.7,
    descent: 25.2,
    widths: [
      [101.6, 89.4],
      [97.7, 81.8],
    ],
  },
  Inter: {
    kind: 'sans',
    ascent: 96.9,
    descent: 24.1,
    widths: [
      [106.8, 94],
      [101.2, 84.7],
    ],
  },
  'Nunito Sans': {
    kind: 'sans',
    ascent: 101.1,
    descent: 35.3,
    widths: [
      [100.9, 88.8],
      [95.5, 79.9],
    ],
  },
  Figtree: {
    kind: 'sans',
    ascent: 95,
    descent: 25,
    widths: [
      [100.3, 88.3],
      [94.9, 79.5],
    ],
  },
}

const weights = ['1 549', '550 1000'] as const
const bold = (names: readonly string[], at: number) => names.map((name) => (at ? `${name} Bold` : name))
const local = {
  serif: { Times: ['Times New Roman', 'Liberation Serif'], DejaVu: ['DejaVu Serif'] },
  sans: { Arial: ['Arial', 'Liberation Sans', 'Roboto'], DejaVu: ['DejaVu Sans'] },
} as const

const percent = (value: number) => `${Math.round(value * 10) / 10}%`

/**
 * Until a site's font is there its words stand in one that every computer has, made as wide and as tall as the one to
 * come, so that nothing moves when it comes.
 */
export const fontFallbacksCss = (): string =>
  Object.entries(measured)
    .flatMap(([family, { kind, ascent, descent, widths }]) =>
      Object.entries(local[kind]).flatMap(([like, names], nth) =>
        weights.map((weight, at) => {
          const width = widths[at]![nth]!
          const sources = bold(names, at).map((name) => `local('${name}')`)
          return `@font-face {
  font-family: '${family} like ${like}';
  font-weight: ${weight};
  src: ${sources.join(', ')};
  size-adjust: ${percent(width)};
  ascent-override: ${percent((ascent / width) * 100)};
  descent-override: ${percent((descent / width) * 100)};
  line-gap-override: 0%;
}`
        }),
      ),
    )
    .join('\n')
