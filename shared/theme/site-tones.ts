import { contrastRatio, isReadable, mixColours, readableOn } from './contrast'

/** A CSS variable of a site's wrapper. */
export type SiteVariable = `--site-${string}`

/** What stands on a ground: its text, and the colours it may be read on, six-digit hex. */
interface Ground {
  text: string
  grounds: readonly string[]
}

/** Texts of messages, on light and on dark grounds: tokens.css has the same. */
export const messageTones = {
  danger: ['#b02622', '#ff938e'],
  success: ['#146339', '#6fd6a2'],
  warning: ['#7a4d0b', '#ecc06e'],
} as const

const readableOnAll = (text: string, grounds: readonly string[]) =>
  grounds.every((ground) => isReadable(text, ground))

/** Quiet text: as quiet as can be read, and never quieter than 78 parts of text in 100. */
const mutedOf = ({ text, grounds }: Ground): string => {
  for (let quiet = 22; quiet > 0; quiet -= 4) {
    const muted = mixColours(text, grounds[0]!, quiet / 100)
    if (readableOnAll(muted, grounds)) return muted
  }
  return text
}

const messageOf = ([onLight, onDark]: readonly [string, string], { text, grounds }: Ground): string =>
  [onLight, onDark].find((tone) => readableOnAll(tone, grounds)) ?? text

// The text that is read best on a ground shows whether the ground is light or dark.
const schemeOf = (ground: string) => (readableOn(ground) === '#ffffff' ? 'dark' : 'light')

/** The derived tones of a ground as variables: the scheme of native controls, quiet text. */
export const groundTones = (name: '--site' | SiteVariable, ground: Ground): Record<SiteVariable, string> => ({
  [`${name}-scheme`]: schemeOf(ground.grounds[0]!),
  [`${name}-muted`]: mutedOf(ground),
})

/** Texts of messages on a ground as variables. */
export const messageTexts = (name: '--site' | SiteVariable, ground: Ground): Record<SiteVariable, string> =>
  Object.fromEntries(
    Object.entries(messageTones).map(([tone, pair]) => [`${name}-${tone}`, messageOf(pair, ground)]),
  )

/**
 * The other ground of a page, for every second block: a breath of the accent, or of the text on dark grounds, which an
 * accent would turn grey, and where it would not show; all that is readable stays so.
 */
export const tintOf = (colours: {
  backgroundColor: string
  accentColor: string
  textColor: string
  headingColor: string
  linkColor: string
}): string => {
  const { backgroundColor: ground, accentColor, textColor, headingColor, linkColor } = colours
  const awayFromText = readableOn(ground) === '#ffffff' ? '#000000' : '#ffffff'
  const texts = [textColor, headingColor, linkColor].filter((text) => isReadable(text, ground))
  const breaths = [accentColor, textColor].map((colour) => mixColours(ground, colour, 0.05))
  const tints = [
    ...(schemeOf(ground) === 'dark' ? breaths.reverse() : breaths),
    mixColours(ground, awayFromText, 0.12),
  ]
  const fits = (tint: string) =>
    contrastRatio(tint, ground) > 1.02 && texts.every((text) => isReadable(text, tint))
  return tints.find(fits) ?? ground
}
