/** The least contrast of text on its ground: WCAG 2.2 AA. */
export const readableContrast = 4.5

/** Whether a text is a colour as #rgb or #rrggbb, in any case. */
export const isHexColour = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

/** #RGB and #RRGGBB as #rrggbb. */
export const longHex = (hex: string): string =>
  (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex).toLowerCase()

const luminanceOf = (hex: string): number => {
  if (!isHexColour(hex)) throw new RangeError(`Not a hex colour: ${hex}`)
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(longHex(hex).slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two hex colours, 1 to 21; RangeError when one is none. */
export const contrastRatio = (a: string, b: string): number => {
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Whether a hex text colour is readable on a hex ground. */
export const isReadable = (text: string, ground: string): boolean =>
  contrastRatio(text, ground) >= readableContrast

/** The text colour for a hex ground, always readable: near black or white, pure black where near black would be too weak. */
export const readableOn = (ground: string): string => {
  const [ink, white, black] = ['#14171c', '#ffffff', '#000000'] as const
  const best = contrastRatio(ink, ground) > contrastRatio(white, ground) ? ink : white
  if (isReadable(best, ground)) return best
  return isReadable(white, ground) ? white : black
}

/** A hex colour with a share, 0 to 1, of another in it; as CSS's color-mix in srgb. */
export const mixColours = (colour: string, other: string, share: number): string => {
  const channels = [1, 3, 5].map((at) => {
    const [own, more] = [colour, other].map((hex) => parseInt(longHex(hex).slice(at, at + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(own + (more - own) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

const shadeSteps = 20

/** The shade of a hex text colour nearest to it that is readable on a hex ground: darker or lighter, as little as will do. */
export const readableShade = (text: string, ground: string): string => {
  for (let step = 0; step <= shadeSteps; step += 1) {
    const shades = ['#000000', '#ffffff'].map((end) => mixColours(text, end, step / shadeSteps))
    const readable = shades.find((shade) => isReadable(shade, ground))
    if (readable) return readable
  }
  return readableOn(ground)
}
