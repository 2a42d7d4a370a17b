type Channels = [red: number, green: number, blue: number]

const channels = (hex: string): Channels =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Channels

const hex = (values: Channels) =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colour `share` of the way from one #rrggbb to another. */
export const mix = (from: string, to: string, share: number) => {
  const [a, b] = [channels(from), channels(to)]
  return hex(a.map((value, i) => value + (b[i]! - value) * share) as Channels)
}

export const lighter = (colour: string, share: number) => mix(colour, '#fff6e6', share)

export const darker = (colour: string, share: number) => mix(colour, '#1c120c', share)

/** Multiplies by a light of the given strength and adds a white highlight. */
export const lit = (colour: string, light: number, highlight = 0) => {
  const [r, g, b] = channels(colour)
  const warm = light > 1 ? 1 : 1 - (1 - light) * 0.12
  return hex([
    r * light + highlight * 255,
    g * light * (0.5 + warm / 2) + highlight * 250,
    b * light * warm + highlight * 240,
  ])
}
