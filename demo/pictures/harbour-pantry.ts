import { darker, lighter, mix } from './colour'
import { pineMark, wrapped } from './harbour-candles'
import { onShelf, tones } from './harbour-stage'
import {
  at,
  blur,
  type Canvas,
  cast,
  clip,
  ellipse,
  group,
  linear,
  path,
  pattern,
  radial,
  rect,
  relief,
  times,
} from './kit'
import { lathe, outline, type Profile, type Turned } from './lathe'

const jarShape: Profile = [
  [0, 104],
  [6, 122],
  [26, 134],
  [80, 136],
  [230, 136],
  [262, 124],
  [276, 106],
  [300, 104],
]

export const shineOn = (c: Canvas, height: number, x: number) =>
  path(
    `M${x} ${-height}q-12 ${height / 2} 2 ${height * 0.88}h14q-12 ${-height * 0.44} 0 ${-height * 0.88}Z`,
    `fill="#fff" opacity="0.55" ${blur(c, 3.5)}`,
  ) +
  path(
    `M${-x - 6} ${-height * 0.9}q8 ${height / 2} -4 ${height * 0.7}h5q10 ${-height * 0.3} 4 ${-height * 0.7}Z`,
    `fill="#fff" opacity="0.4" ${blur(c, 3)}`,
  )

export const glass = (c: Canvas, [profile, colour, opacity]: [Profile, string, number]) =>
  lathe(c, { profile, colour, gloss: 1, opacity })

const lid = (c: Canvas, [from, r, colour]: [number, number, string]) =>
  lathe(c, {
    profile: [
      [from, r],
      [from + 8, r + 2],
      [from + 42, r + 2],
      [from + 50, r - 4],
    ],
    colour,
    gloss: 0.9,
  }) +
  ellipse(
    0,
    -from - 50,
    [r - 4, (r - 4) * 0.17],
    `fill="${linear(c, [lighter(colour, 0.75), colour, darker(colour, 0.15)], 20)}"`,
  )

const gingham = (c: Canvas, ink: string) => {
  const tile = pattern(
    c,
    [26, 26],
    rect(0, 0, [26, 26], 'fill="#f7f0e4"') +
      rect(0, 0, [13, 26], `fill="${ink}" opacity="0.5"`) +
      rect(0, 0, [26, 13], `fill="${ink}" opacity="0.5"`),
  )
  const skirt =
    'M-118 -352C-60 -376 60 -376 118 -352C128 -330 142 -300 168 -266C150 -256 138 -270 122 -258C104 -248 92 -262 70 -250C48 -242 34 -256 8 -246C-16 -242 -34 -256 -58 -248C-82 -246 -92 -260 -116 -256C-134 -258 -150 -260 -166 -268C-144 -300 -128 -330 -118 -352Z'
  return (
    group(
      relief(c, { depth: 26, soft: 12, texture: { x: 0.028, y: 0.006, amount: 0.5 } }),
      path(skirt, `fill="${tile}"`),
    ) +
    path('M-114 -304Q0 -276 114 -304', 'stroke="#a57c48" stroke-width="9" fill="none"') +
    path(
      'M-20 -290c-50 -34 -66 14 0 6c62 8 50 -44 0 -6m0 4l-28 50m34 -50l30 42',
      'stroke="#a57c48" stroke-width="6" fill="none" stroke-linecap="round"',
    )
  )
}

export const berry = (c: Canvas, [x, y, r]: [number, number, number], colour = '#3d4a7c') =>
  ellipse(
    x,
    y,
    [r, r * 0.96],
    `fill="${radial(c, [lighter(colour, 0.5), colour, darker(colour, 0.65)], [0.34, 0.3, 0.75])}"`,
  ) +
  ellipse(x + r * 0.1, y - r * 0.12, [r * 0.3, r * 0.22], `fill="${darker(colour, 0.72)}" opacity="0.75"`) +
  path(
    `M${x - r * 0.6} ${y - r * 0.2}q${r * 0.1} ${-r * 0.4} ${r * 0.5} ${-r * 0.5}`,
    `stroke="#eef" stroke-width="${r * 0.12}" opacity="0.4" fill="none" stroke-linecap="round"`,
  )

const scattered = (c: Canvas, [x, y, count]: [number, number, number]) =>
  group(
    cast(c, 8, 0.5),
    times(count, (i) =>
      berry(c, [x + ((i * 61) % 190) - 60 + c.between(-8, 8), y + ((i * 37) % 90) - 40, c.between(22, 29)]),
    ),
  )

export const jamJar = (c: Canvas, cloth?: string) => {
  const fill: Turned = {
    profile: jarShape.map(([h, r]): [number, number] => [h + 3, r - 4]),
    colour: (h) => mix('#3a1030', '#6a1d46', h / 300),
    gloss: 0.3,
  }
  return (
    lathe(c, fill) +
    clip(
      c,
      outline(fill),
      times(46, () => berry(c, [c.between(-130, 130), c.between(-260, -8), c.between(13, 20)], '#3a2148')),
    ) +
    glass(c, [jarShape, '#a2597c', 0.34]) +
    wrapped(c, [64, 204, 137], '#f8f1e2') +
    at(
      { x: -10, y: -126 },
      berry(c, [-24, 0, 24]),
      berry(c, [22, -4, 26]),
      berry(c, [-2, 32, 23]),
      path('M4 -30q34 -46 62 -20q-20 32 -62 20Z', 'fill="#5c7a4c"'),
    ) +
    shineOn(c, 262, -112) +
    (cloth ? lid(c, [298, 108, '#c9a45a']) + gingham(c, cloth) : lid(c, [298, 108, '#c9a45a']))
  )
}

export const saltJar = (c: Canvas) => {
  const salt: Turned = {
    profile: [
      [8, 112],
      [28, 128],
      [80, 130],
      [214, 130],
    ],
    colour: '#eeeae2',
    gloss: 0,
  }
  const grain = outline(salt)
  return (
    glass(c, [jarShape, '#9fb4b4', 0.5]) +
    lathe(c, salt) +
    ellipse(0, -214, [130, 22], 'fill="#faf8f2"') +
    clip(
      c,
      grain,
      times(420, () => {
        const s = c.between(3, 9)
        return rect(
          c.between(-130, 130),
          c.between(-234, 6),
          [s, s * 0.8],
          `fill="${c.pick(['#ffffff', '#cfc8bc', '#dfe3e4', '#b9b2a8'])}" opacity="0.75" transform="rotate(${Math.round(c.between(-20, 20))})"`,
        )
      }),
    ) +
    glass(c, [jarShape, '#cfe0de', 0.24]) +
    wrapped(c, [62, 176, 137], '#46646c') +
    at({ x: -8, y: -112, scale: 0.9 }, pineMark('#f3ead8')) +
    shineOn(c, 262, -112) +
    lathe(c, {
      profile: [
        [290, 98],
        [346, 108],
        [352, 104],
      ],
      colour: (h) => (Math.round(h * 3) % 7 ? '#c69862' : '#ad7f4c'),
      gloss: 0.1,
    }) +
    ellipse(0, -352, [104, 17.5], `fill="${linear(c, ['#e7c695', '#c3945d'], 20)}"`)
  )
}

export const pantry = {
  'sea-salt': onShelf(tones.mist, (c) => [{ svg: saltJar(c), half: 118, x: 490, scale: 1.5 }]),
  'blueberry-jam': onShelf(tones.sand, (c) => [
    { svg: jamJar(c, '#46568f'), half: 118, x: 480, scale: 1.5 },
    { svg: scattered(c, [0, 0, 5]), half: 1, x: 740, y: 880 },
  ]),
  'blueberry-jam-2': onShelf(tones.sage, (c) => [
    { svg: jamJar(c), half: 118, x: 660, y: 766, scale: 1.1 },
    { svg: jamJar(c, '#9c4450'), half: 118, x: 350, y: 862, scale: 1.26 },
    { svg: scattered(c, [0, 0, 8]), half: 1, x: 660, y: 910 },
  ]),
}
