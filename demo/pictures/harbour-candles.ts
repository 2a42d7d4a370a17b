import { darker, lighter } from './colour'
import { onShelf, tones } from './harbour-stage'
import { at, blur, type Canvas, clip, ellipse, line, linear, path, pattern, radial, rect } from './kit'
import { lathe, outline, type Turned } from './lathe'

const flame = (c: Canvas, y: number) =>
  ellipse(
    0,
    y - 40,
    [150, 170],
    `fill="${radial(c, [
      [0, '#ffcf7a', 0.75],
      [0.35, '#ffb347', 0.3],
      [1, '#ffb347', 0],
    ])}"`,
  ) +
  path(`M-2 ${y + 14}L2 ${y - 14}`, 'stroke="#2a1a12" stroke-width="6" stroke-linecap="round"') +
  path(
    `M0 ${y - 92}C12 ${y - 60} 22 ${y - 44} 21 ${y - 22}C19 ${y - 2} -19 ${y - 2} -21 ${y - 22}C-22 ${y - 44} -10 ${y - 60} 0 ${y - 92}Z`,
    `fill="${linear(c, ['#fffbe6', '#ffe9a3', '#ffb84d', '#e8782c'])}" ${blur(c, 1.4)}`,
  ) +
  ellipse(0, y - 18, [9, 16], `fill="#fffdf2" ${blur(c, 3)}`)

/** A paper label that follows a round body of the given radius between two heights. */
export const wrapped = (c: Canvas, [from, to, r]: [number, number, number], paper: string) =>
  lathe(c, {
    profile: [
      [from, r],
      [to, r],
    ],
    colour: paper,
    gloss: 0.06,
  })

/** A little printed pine over two waves, the shop's mark, about 90 high. */
export const pineMark = (ink: string) =>
  path('M0 -62L26 -22H12L34 12H8V30H-8V12H-34L-12 -22H-26Z', `fill="${ink}"`) +
  path(
    'M-46 44Q-30 32 -15 44T15 44T46 44',
    `fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"`,
  )

export const soyCandle = (c: Canvas, glass: string, burning = true) => {
  const jar: Turned = {
    profile: [
      [0, 112],
      [6, 124],
      [20, 130],
      [290, 132],
      [300, 131],
    ],
    colour: glass,
    gloss: 1,
  }
  const wax: Turned = {
    profile: [
      [18, 118],
      [210, 120],
    ],
    colour: '#f3e6cb',
    gloss: 0.1,
  }
  return (
    lathe(c, { ...jar, opacity: 0.55 }) +
    ellipse(0, -300, [131, 22], `fill="#fff8e8" opacity="0.35" stroke="#fff" stroke-width="3"`) +
    lathe(c, wax) +
    ellipse(0, -210, [120, 20], `fill="${radial(c, ['#fff9dc', '#f8dfa4', '#e0bd82'])}"`) +
    (burning ? flame(c, -222) : '') +
    lathe(c, { ...jar, opacity: 0.42 }) +
    wrapped(c, [52, 172, 133], '#f6efe1') +
    at({ x: -8, y: -102, scale: 0.82 }, pineMark('#38504a')) +
    path('M-84 -280Q-96 -150 -82 -34L-70 -30Q-84 -150 -72 -280Z', `fill="#fff" opacity="0.5" ${blur(c, 4)}`)
  )
}

const honeycomb = (c: Canvas) =>
  pattern(
    c,
    [27.7, 48],
    `<path d="${[
      [0, 0],
      [13.85, 24],
      [27.7, 0],
      [0, 48],
      [27.7, 48],
      [-13.85, 24],
      [41.55, 24],
    ]
      .map(([x, y]) =>
        line([
          [x!, y! - 14],
          [x! + 12, y! - 7],
          [x! + 12, y! + 7],
          [x!, y! + 14],
          [x! - 12, y! + 7],
          [x! - 12, y! - 7],
        ]),
      )
      .join('')}" fill="#7d4a08" opacity="0.34"/>`,
  )

export const pillar = (c: Canvas, [r, height, colour]: [number, number, string], burning = true) => {
  const body: Turned = {
    profile: [
      [0, r],
      [height - 6, r],
      [height, r - 5],
    ],
    colour,
    gloss: 0.25,
  }
  return (
    lathe(c, body) +
    clip(c, outline(body), rect(-r, -height - 20, [2 * r, height + 60], `fill="${honeycomb(c)}"`)) +
    ellipse(
      0,
      -height,
      [r - 5, (r - 5) * 0.17],
      `fill="${radial(c, [lighter(colour, 0.75), lighter(colour, 0.3), colour])}"`,
    ) +
    path(
      `M${-r * 0.5} ${-height}q${r * 0.4} ${r * 0.1} ${r * 0.7} 0`,
      `stroke="${darker(colour, 0.3)}" stroke-width="3" fill="none" opacity="0.5"`,
    ) +
    (burning
      ? flame(c, -height - 8)
      : path(`M0 ${-height}q5 -18 -2 -32`, 'stroke="#d9c49a" stroke-width="6" fill="none"'))
  )
}

const twine = (y: number, r: number) =>
  path(
    `M${-r} ${y}A${r} ${r * 0.17} 0 0 0 ${r} ${y}M${-r} ${y + 8}A${r} ${r * 0.17} 0 0 0 ${r} ${y + 8}`,
    'stroke="#b08a56" stroke-width="6" fill="none"',
  ) +
  path(
    `M0 ${y + r * 0.17}c-40 -40 -60 0 0 8c60 -8 40 -48 0 -8m0 8l-24 44m26 -44l30 38`,
    'stroke="#b08a56" stroke-width="5" fill="none" stroke-linecap="round"',
  )

export const candles = {
  'soy-candle': onShelf(tones.clay, (c) => [
    { svg: soyCandle(c, '#c9a06a'), half: 118, x: 490, scale: 1.55 },
  ]),
  'soy-candle-2': onShelf(tones.sage, (c) => [
    { svg: soyCandle(c, '#7f9a86', false), half: 118, x: 660, y: 764, scale: 1.12 },
    { svg: soyCandle(c, '#9c6b4a'), half: 118, x: 370, y: 866, scale: 1.25 },
  ]),
  'beeswax-pillars': onShelf(tones.sand, (c) => [
    { svg: pillar(c, [96, 470, '#e0a030']), half: 96, x: 520, y: 770 },
    { svg: pillar(c, [100, 300, '#d99427']), half: 100, x: 320, y: 836 },
    { svg: pillar(c, [104, 190, '#e6aa3c']), half: 104, x: 670, y: 872 },
  ]),
  'beeswax-pillars-2': onShelf(tones.mist, (c) => [
    {
      svg:
        pillar(c, [88, 380, '#e2a535'], false) +
        at({ x: 186, y: 24 }, pillar(c, [88, 380, '#d99427'], false)) +
        twine(-190, 90) +
        at({ x: 186, y: 24 }, twine(-190, 90)),
      half: 100,
      x: 400,
      y: 838,
      scale: 1.25,
    },
  ]),
}
