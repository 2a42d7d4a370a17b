import { lighter, mix } from './colour'
import { wrapped } from './harbour-candles'
import { glass, shineOn } from './harbour-pantry'
import { onShelf, tones } from './harbour-stage'
import { at, blur, type Canvas, cast, ellipse, group, linear, path, relief } from './kit'
import { lathe, type Profile, type Turned } from './lathe'

const maple =
  'M0 -50L9 -30L22 -36L19 -14L34 -24L38 -13L52 -10L40 4L44 12L18 22L20 30L3 26V50H-3V26L-20 30L-18 22L-44 12L-40 4L-52 -10L-38 -13L-34 -24L-19 -14L-22 -36L-9 -30Z'

export const syrup = (c: Canvas) => {
  const shape: Profile = [
    [0, 96],
    [8, 112],
    [40, 118],
    [220, 118],
    [290, 96],
    [340, 54],
    [372, 38],
    [420, 36],
  ]
  const amber: Turned = {
    profile: shape.slice(0, 6).map(([h, r]): [number, number] => [h + 4, r - 5]),
    colour: (h) => mix('#7c2e06', '#c76a14', (h / 340) ** 1.4),
    gloss: 0.3,
  }
  return (
    lathe(c, amber) +
    path(
      'M-52 -330Q-96 -230 -92 -20L-64 -12Q-72 -220 -36 -326Z',
      `fill="#ffb648" opacity="0.5" ${blur(c, 10)}`,
    ) +
    path('M96 -210Q104 -120 92 -30L76 -26Q86 -130 76 -230Z', `fill="#ffc766" opacity="0.6" ${blur(c, 8)}`) +
    glass(c, [shape, '#d79a52', 0.3]) +
    wrapped(c, [60, 200, 119], '#f7efdd') +
    at({ x: -6, y: -128, scale: 1.05 }, path(maple, 'fill="#b5381f"')) +
    shineOn(c, 232, -98) +
    lathe(c, {
      profile: [
        [398, 42],
        [452, 44],
        [458, 40],
      ],
      colour: '#2e2a28',
      gloss: 0.7,
    }) +
    ellipse(0, -458, [40, 7], 'fill="#54504c"')
  )
}

const fallen = (c: Canvas, [x, y, rotate]: [number, number, number], colour: string) =>
  group(
    cast(c, 8, 0.45),
    at(
      { x, y, rotate, scale: [1.6, 0.8] },
      group(
        relief(c, { depth: 6, soft: 3 }),
        path(maple, `fill="${linear(c, [lighter(colour, 0.3), colour], 60)}"`),
      ),
    ),
  )

export const maples = {
  'maple-syrup': onShelf(tones.clay, (c) => [
    { svg: syrup(c), half: 108, x: 470, scale: 1.42 },
    { svg: fallen(c, [0, 0, -18], '#c4521f'), half: 1, x: 720, y: 866 },
    { svg: fallen(c, [0, 0, 24], '#d88a2a'), half: 1, x: 250, y: 894 },
  ]),
  'maple-syrup-2': onShelf(tones.sand, (c) => [
    { svg: syrup(c), half: 108, x: 640, y: 760, scale: 1.02 },
    { svg: syrup(c), half: 108, x: 370, y: 846, scale: 1.2 },
    { svg: fallen(c, [0, 0, 14], '#c4521f'), half: 1, x: 640, y: 900 },
  ]),
}
