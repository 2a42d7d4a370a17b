import { boat, lighthouse } from './harbourfront'
import { darker, lighter, mix } from './colour'
import { laid, onShelf, tones } from './harbour-stage'
import {
  at,
  blob,
  blur,
  type Canvas,
  cast,
  clip,
  ellipse,
  group,
  linear,
  noise,
  path,
  type Place,
  radial,
  rect,
  relief,
  tube,
} from './kit'
import { lathe, profile } from './lathe'
import { cloth } from './textile'

const buoy = (c: Canvas, [first, second]: [string, string]) =>
  tube(c, 'M0 -300C-40 -380 -30 -440 0 -450C34 -440 40 -380 4 -300', [11, '#c9ab7c', 0]) +
  lathe(c, { profile: profile('-70 14, -30 14, 0 15'), colour: '#b28a5c', gloss: 0.1 }) +
  lathe(c, {
    profile: profile('0 16, 4 60, 20 84, 60 94, 170 92, 230 76, 280 40, 292 16'),
    colour: (h) =>
      h < 70 ? second : h < 92 ? '#f3ead6' : h < 150 ? first : h < 172 ? '#f3ead6' : h < 230 ? second : first,
    gloss: 0.45,
  }) +
  lathe(c, { profile: profile('290 14, 316 14, 322 10'), colour: '#b28a5c', gloss: 0.1 })

const hanging = (c: Canvas, { x, y, scale = 1, rotate = 0 }: Place & { scale?: number }, svg: string) =>
  group(
    '',
    at(
      { x: x + 46, y: y + 40, scale, rotate },
      group(
        `opacity="0.4" ${blur(c, 16)}`,
        path('M0 -300C100 -260 110 -40 60 0C20 14 -20 14 -60 0C-110 -40 -100 -260 0 -300Z', 'fill="#2c190b"'),
      ),
    ),
    at({ x, y, scale, rotate }, svg),
    ellipse(x, y - 444 * scale, [13, 13], `fill="${radial(c, ['#e7d3a6', '#8a6a35'], [0.3, 0.3, 0.8])}"`),
  )

const driftwood = (c: Canvas, d: string) =>
  group(
    relief(c, { depth: 26, soft: 14, texture: { x: 0.006, y: 0.09, amount: 0.5 } }),
    path(d, `fill="${linear(c, ['#bfae98', '#9c8a75', '#77675a'])}"`),
    path(d, `${noise(c, { x: 0.008, y: 0.14, colour: '#4a3b2e', strength: 3, cut: 0.5 })} opacity="0.6"`),
  )

const sailboat = (c: Canvas) =>
  tube(c, 'M0 -60V-560', [15, '#8a745c', 0]) +
  cloth(c, {
    d: 'M16 -540C120 -420 190 -280 232 -130C150 -112 80 -112 16 -118Z',
    fill: '#f1e7d3',
    inside: rect(0, -300, [300, 16], 'fill="#2f5566"') + rect(0, -270, [300, 8], 'fill="#2f5566"'),
    depth: 30,
    soft: 22,
    fold: 0.1,
  }) +
  cloth(c, {
    d: 'M-16 -500C-90 -380 -140 -260 -180 -128C-120 -112 -70 -114 -16 -120Z',
    fill: '#e8dac0',
    depth: 30,
    soft: 20,
    fold: 0.1,
  }) +
  path('M0 -560L250 -84M0 -560L-220 -84', 'stroke="#6d5a45" stroke-width="2.5"') +
  path('M2 -556L64 -576L2 -598Z', 'fill="#b4513c"') +
  driftwood(
    c,
    'M-280 -96C-180 -70 120 -66 300 -112C290 -52 220 0 150 6C40 16 -130 14 -196 2C-250 -20 -276 -60 -280 -96Z',
  )

const seaGlass = (c: Canvas, { x, y, r, colour }: { x: number; y: number; r: number; colour: string }) => {
  const d = blob(c, [x, y, r, r * 1.25], 0.09)
  return (
    path(
      d,
      `fill="${colour}" opacity="0.45" transform="translate(${r * 0.3} ${r * 0.36})" ${blur(c, r * 0.16)}`,
    ) +
    group(
      relief(c, {
        depth: r * 0.24,
        soft: r * 0.17,
        shine: 0.35,
        gloss: 12,
        texture: { x: 0.2, amount: 0.015 },
      }),
      path(
        d,
        `fill="${radial(c, [lighter(colour, 0.15), colour, lighter(colour, 0.5)], [0.4, 0.35, 0.7])}" opacity="0.93"`,
      ),
    ) +
    ellipse(
      x + r * 0.25,
      y + r * 0.45,
      [r * 0.45, r * 0.4],
      `fill="#fffbe8" opacity="0.3" ${blur(c, r * 0.2)}`,
    )
  )
}

const chain = (d: string) =>
  path(d, 'fill="none" stroke="#8a8278" stroke-width="7"') +
  path(d, 'fill="none" stroke="#f4efe6" stroke-width="4.500" stroke-dasharray="7 5" stroke-linecap="round"')

const pendant = (c: Canvas, { x, y, r, colour }: { x: number; y: number; r: number; colour: string }) =>
  group(
    cast(c, 7, 0.4),
    chain(
      `M${x - 8} ${y - r * 1.5}C${x - 230} ${y - 250} ${x - 250} ${y - 480} ${x - 30} ${y - 560}C${x + 190} ${y - 590} ${x + 290} ${y - 300} ${x + 8} ${y - r * 1.5}`,
    ),
  ) +
  seaGlass(c, { x, y, r, colour }) +
  group(
    cast(c, 4, 0.4),
    ellipse(x, y - r * 1.42, [17, 24], 'fill="none" stroke="#b9b0a4" stroke-width="9"'),
    ellipse(x - 3, y - r * 1.45, [17, 24], 'fill="none" stroke="#fbf7ef" stroke-width="3"'),
  )

const pebbles = (c: Canvas, list: [number, number, number, string][]) =>
  list.map(([x, y, r, colour]) => seaGlass(c, { x, y, r, colour })).join('')

const pin = (
  c: Canvas,
  { x, y, d, fill, inside }: { x: number; y: number; d: string; fill: string; inside: string },
) =>
  group(
    cast(c, 9, 0.5),
    at(
      { x, y },
      group(
        relief(c, { depth: 9, soft: 4, shine: 0.5, gloss: 20 }),
        path(d, `fill="${fill}" stroke="#c79a3e" stroke-width="12" stroke-linejoin="round"`),
        clip(c, d, inside),
        path(d, 'fill="none" stroke="#e2bb62" stroke-width="9" stroke-linejoin="round"'),
      ),
    ),
  )

const round = 'M-112 0A112 112 0 1 1 112 0A112 112 0 1 1 -112 0Z'
const whale =
  'M-150 10C-140 -70 -40 -96 40 -60C80 -42 104 -20 122 -34C126 -64 116 -84 92 -104C124 -112 148 -98 156 -76C166 -98 188 -108 214 -98C196 -80 184 -58 178 -30C170 40 90 84 0 84C-84 84 -146 62 -150 10Z'
const fir = 'M0 -140L50 -66H24L70 4H38L88 84H18V128H-18V84H-88L-38 4H-70L-24 -66H-50Z'

const pins = (c: Canvas) => [
  group(
    cast(c, 18, 0.4),
    at(
      { x: 512, y: 512, rotate: -3 },
      group(
        relief(c, { depth: 4, soft: 3, texture: { x: 0.3, amount: 0.06 } }),
        rect(-360, -380, [720, 760], 'rx="20" fill="#d8bf98"'),
      ),
      ellipse(0, -330, [20, 20], 'fill="#8a6d48"'),
    ),
  ),
  pin(c, {
    x: 350,
    y: 360,
    d: round,
    fill: '#f0b96a',
    inside:
      rect(-120, 30, [240, 100], 'fill="#2f6274"') +
      at({ x: 0, y: 66, scale: 0.36 }, lighthouse(c, 0.6)) +
      path('M-120 60q30 -20 60 0t60 0t60 0t60 0V130H-120Z', 'fill="#4d8a98"'),
  }),
  pin(c, {
    x: 650,
    y: 380,
    d: whale,
    fill: '#35586e',
    inside:
      path('M-150 24C-90 50 30 54 110 30C60 100 -100 110 -150 24Z', 'fill="#e9e2d3"') +
      ellipse(-96, 4, [8, 8], 'fill="#fff"'),
  }),
  pin(c, {
    x: 350,
    y: 670,
    d: fir,
    fill: '#4c7258',
    inside: path('M0 -150V150H-100V-150Z', 'fill="#6b9373" opacity="0.6"'),
  }),
  pin(c, {
    x: 670,
    y: 670,
    d: round,
    fill: '#a9cdd0',
    inside:
      path('M-120 30q30 -22 60 0t60 0t60 0t60 0V130H-120Z', 'fill="#2f5566"') +
      at({ x: 0, y: 40, scale: 0.6 }, boat(c, ['#b4413a', '#f0e2c6'])),
  }),
]

export const keepsakes = {
  'lobster-buoy': onShelf(tones.sand, (c) => [
    { svg: hanging(c, { x: 0, y: 0, scale: 1.3 }, buoy(c, ['#b83a2e', '#2f5566'])), half: 1, x: 505, y: 640 },
  ]),
  'lobster-buoy-2': onShelf(tones.mist, (c) =>
    (
      [
        ['#d9973a', '#2f5566', 270, 500],
        ['#3f7a72', '#b83a2e', 515, 590],
        ['#f0e2c6', '#8c3a34', 755, 510],
      ] as const
    ).map(([a, b, x, y]) => ({
      svg: hanging(c, { x: 0, y: 0, scale: 0.98 }, buoy(c, [a, b])),
      half: 1,
      x,
      y,
    })),
  ),
  'driftwood-sailboat': onShelf(tones.sand, (c) => [
    { svg: sailboat(c), half: 210, x: 490, y: 836, scale: 1.22 },
  ]),
  'sea-glass-pendant': laid(tones.sand, (c) => [
    pendant(c, { x: 520, y: 700, r: 92, colour: '#5fa79b' }),
    pebbles(c, [
      [220, 800, 34, '#7fb0c4'],
      [300, 880, 24, '#e4e0cc'],
      [800, 880, 30, '#8fb98a'],
    ]),
  ]),
  'sea-glass-pendant-2': laid(
    tones.mist,
    (c) => [
      pendant(c, { x: 380, y: 700, r: 70, colour: '#4f86b0' }),
      pendant(c, { x: 700, y: 770, r: 66, colour: mix('#c99a4e', '#e4d3a0', 0.4) }),
      pebbles(c, [
        [180, 880, 30, darker('#7fb0c4', 0.1)],
        [890, 560, 26, '#5fa79b'],
      ]),
    ],
    'wood',
  ),
  'enamel-pins': laid(tones.clay, (c) => pins(c)),
}
