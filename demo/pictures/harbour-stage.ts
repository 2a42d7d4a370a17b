import { darker, lighter, mix } from './colour'
import {
  at,
  blur,
  type Canvas,
  ellipse,
  finish,
  group,
  linear,
  noise,
  path,
  radial,
  rect,
  times,
} from './kit'

export type Tone = { wall: string; wood: string }

export const tones = {
  sand: { wall: '#ead9c1', wood: '#c8a67e' },
  clay: { wall: '#dfbfa5', wood: '#b98f68' },
  sage: { wall: '#c9cfba', wood: '#c0a07a' },
  mist: { wall: '#c3d0d1', wood: '#bfa282' },
} satisfies Record<string, Tone>

/** A twig with narrow leaves, pointing up from its origin. */
export const sprig = (c: Canvas, [length, leaf, colour]: [number, number, string]) =>
  path(
    `M0 0Q${length * 0.08} ${-length / 2} 0 ${-length}`,
    `fill="none" stroke="${darker(colour, 0.3)}" stroke-width="${leaf * 0.13}"`,
  ) +
  times(Math.round(length / leaf / 0.42), (i) => {
    const [side, along] = [i % 2 ? 1 : -1, 0.12 + (i / (length / leaf / 0.42)) * 0.9]
    const size = leaf * (1.15 - along * 0.5)
    return at(
      { x: length * 0.04 * Math.sin(along * 3), y: -length * along, rotate: side * c.between(42, 62) },
      path(
        `M0 0C${size * 0.32} ${-size * 0.3} ${size * 0.26} ${-size * 0.8} 0 ${-size}C${-size * 0.26} ${-size * 0.8} ${-size * 0.32} ${-size * 0.3} 0 0Z`,
        `fill="${mix(colour, side > 0 ? '#20301c' : '#f0ecd0', c.between(0.05, 0.28))}"`,
      ),
    )
  })

const windowLight = (c: Canvas, warmth: string) =>
  group(
    `${blur(c, 16)} opacity="0.8"`,
    ...[0, 1].flatMap((col) =>
      [0, 1].map((row) => {
        const [x, y] = [250 + col * 225 + row * 62, 20 + row * 265]
        return path(`M${x} ${y}l200 52l56 240l-200 -52Z`, `fill="${warmth}"`)
      }),
    ),
  )

/** Wood seen along the grain, planks separated by dark seams. */
export const planks = (c: Canvas, [top, count, colour]: [number, number, string]) => {
  const height = c.height - top
  const seams = times(count - 1, (i) => {
    const y = top + height * ((i + 1) / count) ** 1.35
    return (
      rect(0, y, [c.width, 2.4], `fill="${darker(colour, 0.55)}" opacity="0.5"`) +
      rect(0, y + 2.4, [c.width, 2], `fill="${lighter(colour, 0.5)}" opacity="0.4"`)
    )
  })
  return [
    rect(
      0,
      top,
      [c.width, height],
      `fill="${linear(c, [darker(colour, 0.12), lighter(colour, 0.12), darker(colour, 0.1)])}"`,
    ),
    rect(
      0,
      top,
      [c.width, height],
      noise(c, { x: 0.0035, y: 0.075, colour: darker(colour, 0.55), strength: 2.2, cut: 0.47, seed: 7 }),
    ),
    rect(
      0,
      top,
      [c.width, height],
      noise(c, { x: 0.006, y: 0.2, colour: lighter(colour, 0.6), strength: 1.6, cut: 0.5, seed: 11 }),
    ),
    seams,
  ].join('')
}

/** A plaster wall with window light across the whole picture. */
export const wallLight = (c: Canvas, { wall }: Tone) => {
  const size: [number, number] = [c.width, c.height]
  return [
    rect(
      0,
      0,
      size,
      `fill="${radial(c, [lighter(wall, 0.45), wall, darker(wall, 0.32)], [0.34, 0.28, 0.95])}"`,
    ),
    rect(
      0,
      0,
      size,
      `${noise(c, { x: 0.012, colour: darker(wall, 0.35), strength: 1.3, cut: 0.48 })} opacity="0.3"`,
    ),
    windowLight(c, lighter(wall, 0.85)),
  ].join('')
}

/** A plaster wall with window light and a wooden shelf; things stand at about y 800. */
export const shelf = (c: Canvas, tone: Tone) => {
  const { wall, wood } = tone
  c.add(
    wallLight(c, tone),
    group(
      `${blur(c, 11)} opacity="0.32"`,
      at({ x: 1000, y: 640, rotate: -24 }, sprig(c, [520, 120, darker(wall, 0.6)])),
      at({ x: 1080, y: 420, rotate: -42 }, sprig(c, [420, 100, darker(wall, 0.6)])),
    ),
    group(blur(c, 1.2), planks(c, [672, 4, wood])),
    rect(0, 655, [c.width, 34], `fill="${darker(wood, 0.6)}" opacity="0.4" ${blur(c, 9)}`),
    ellipse(420, 830, [460, 120], `fill="#fff4dc" opacity="0.34" ${blur(c, 60)}`),
  )
}

/** The shadow of something standing, touching at (x, y) with the given half width. */
export const standing = (c: Canvas, [x, y, half]: [number, number, number]) =>
  path(
    `M${x - half * 0.9} ${y}C${x + half * 0.6} ${y - half * 0.5} ${x + half * 2.2} ${y - half * 0.72} ${x + half * 3} ${y - half * 0.5}C${x + half * 2.8} ${y - half * 0.05} ${x + half * 1.2} ${y + half * 0.36} ${x - half * 0.8} ${y + half * 0.14}Z`,
    `fill="#2c190b" opacity="0.5" ${blur(c, Math.max(5, half * 0.1))}`,
  ) +
  ellipse(
    x + half * 0.1,
    y + half * 0.04,
    [half * 1.12, half * 0.2],
    `fill="#170b04" opacity="0.7" ${blur(c, Math.max(4, half * 0.05))}`,
  )

/** A flat surface seen from above, for things that lie. */
export const flatLay = (c: Canvas, { wall, wood }: Tone, kind: 'linen' | 'wood' = 'linen') => {
  const size: [number, number] = [c.width, c.height]
  if (kind === 'wood') c.add(planks(c, [0, 5, mix(wood, '#f1e4cf', 0.45)]))
  else
    c.add(
      rect(0, 0, size, `fill="${radial(c, [lighter(wall, 0.5), wall, darker(wall, 0.2)], [0.3, 0.25, 1])}"`),
      rect(
        0,
        0,
        size,
        `${noise(c, { x: 0.02, y: 0.6, colour: darker(wall, 0.45), strength: 1, cut: 0.46 })} opacity="0.45"`,
      ),
      rect(
        0,
        0,
        size,
        `${noise(c, { x: 0.6, y: 0.02, colour: lighter(wall, 0.8), strength: 1, cut: 0.46, seed: 3 })} opacity="0.45"`,
      ),
    )
  c.add(
    rect(
      0,
      0,
      size,
      `fill="${linear(
        c,
        [
          [0, '#fff3da', 0.42],
          [0.5, '#fff3da', 0],
          [1, '#3a2212', 0.2],
        ],
        48,
      )}"`,
    ),
    group(
      `${blur(c, 13)} opacity="0.26"`,
      at({ x: -30, y: 520, rotate: 38 }, sprig(c, [480, 120, '#4a3828'])),
      at({ x: 1060, y: 80, rotate: -118 }, sprig(c, [420, 110, '#4a3828'])),
    ),
  )
}

/** Something on the shelf: drawn from its foot upwards, `half` is half the width of the foot. */
export type Thing = { svg: string; half: number; x: number; y?: number; scale?: number }

/** Puts things on the shelf, the farthest first. */
export const onShelf = (tone: Tone, things: (c: Canvas) => Thing[]) => (c: Canvas) => {
  shelf(c, tone)
  for (const { svg, half, x, y = 826, scale = 1 } of things(c))
    c.add(standing(c, [x, y, half * scale]), at({ x, y, scale }, svg))
  finishHarbour(c)
}

/** Lays things on linen or wood, seen from above. */
export const laid =
  (tone: Tone, things: (c: Canvas) => string[], kind: 'linen' | 'wood' = 'linen') =>
  (c: Canvas) => {
    flatLay(c, tone, kind)
    c.add(...things(c))
    finishHarbour(c)
  }

export const finishHarbour = (c: Canvas) => finish(c, { vignette: 0.3, tint: '#3a2010', grain: 0.12 })
