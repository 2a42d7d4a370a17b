import { darker, lighter } from './colour'
import { berry } from './harbour-pantry'
import {
  Canvas,
  type Place,
  at,
  blob,
  blur,
  cast,
  clip,
  ellipse,
  group,
  line,
  linear,
  noise,
  path,
  radial,
  relief,
  times,
} from './kit'
import { disc } from './leonie-seafood'
import { chunk, cutlery, heap, herb, napkin, plate, sauce } from './leonie-table'

const strawberry = (c: Canvas, place: Place) =>
  group(
    cast(c, 7, 0.5),
    at(
      place,
      group(
        relief(c, { depth: 20, soft: 9, shine: 0.5 }),
        path(
          'M-44 -30C-40 -56 40 -56 44 -30C50 14 20 60 0 68C-20 60 -50 14 -44 -30Z',
          `fill="${linear(c, ['#ee5a44', '#b5221f'], 60)}"`,
        ),
      ),
      times(16, (i) =>
        ellipse(
          -28 + (i % 4) * 18 + (Math.floor(i / 4) % 2) * 8,
          -26 + Math.floor(i / 4) * 20,
          [2, 3.4],
          'fill="#f8d38a"',
        ),
      ),
      ...[-60, -20, 20, 60].map((r) =>
        at({ x: 0, y: -44, rotate: r }, path('M-8 4Q0 -34 8 4Z', 'fill="#5f8a3c"')),
      ),
    ),
  )

export const omelette = (c: Canvas) => [
  cutlery(c, 'fork', { x: 80, y: 540, rotate: -3 }),
  plate(c, [530, 510, 415], '#dfe3de'),
  group(
    cast(c, 18, 0.5),
    group(
      relief(c, { depth: 44, soft: 24, shine: 0.2, texture: { x: 0.014, amount: 0.06 } }),
      path(
        'M260 470C300 300 560 250 760 380C840 440 820 530 740 560C560 520 430 560 330 620C270 590 246 530 260 470Z',
        `fill="${linear(c, ['#f9d766', '#efb93e', '#d8942a'], 60)}"`,
      ),
      path(
        'M300 480C360 380 560 330 720 400',
        `fill="none" stroke="#b9742a" stroke-width="40" opacity="0.35" ${blur(c, 16)}`,
      ),
    ),
  ),
  heap(c, { x: 520, y: 570, r: 90, count: 16 }, chunk(26, ['#efe2c6', '#d9c39c', '#b0906a'])),
  heap(c, { x: 530, y: 460, r: 180, count: 50, depth: 4, soft: 2 }, (k) =>
    path('M-16 0H16', `stroke="${k.pick(['#5d8a3c', '#7ba64a'])}" stroke-width="7" stroke-linecap="round"`),
  ),
  heap(c, { x: 560, y: 690, r: 90, count: 26 }, herb(36)),
  heap(c, { x: 640, y: 680, r: 70, count: 6, depth: 20, soft: 9, shine: 0.5 }, (k) =>
    ellipse(0, 0, [30, 28], `fill="${radial(k, ['#f0704a', '#cf3a24', '#8f1f16'], [0.35, 0.3, 0.8])}"`),
  ),
]

const pancake = (c: Canvas, [x, y, r]: [number, number, number]) =>
  group(
    cast(c, 10, 0.5),
    group(relief(c, { depth: 20, soft: 10 }), path(blob(c, [x, y, r], 0.025), 'fill="#f0cf8e"')),
    path(
      blob(c, [x, y, r * 0.93], 0.02),
      `fill="${radial(c, ['#d08f42', '#c27f34', '#d99e50', '#f0cf8e'], [0.45, 0.45, 0.52])}" ${blur(c, 2)}`,
    ),
    path(
      disc(x, y, r * 0.9),
      `${noise(c, { x: 0.03, colour: '#8a4f18', strength: 3, cut: 0.52 })} opacity="0.5"`,
    ),
  )

export const pancakes = (c: Canvas) => [
  napkin(c, { x: 940, y: 480, rotate: 8 }, '#d9e0dc'),
  plate(c, [480, 510, 425]),
  pancake(c, [530, 560, 262]),
  pancake(c, [440, 520, 258]),
  pancake(c, [500, 480, 254]),
  sauce(c, blob(c, [500, 480, 150, 140], 0.22), '#a8561a'),
  group(
    cast(c, 8, 0.4),
    group(
      relief(c, { depth: 16, soft: 7, shine: 0.4 }),
      path(blob(c, [480, 440, 62, 54], 0.1), 'fill="#f9e6a6"'),
    ),
  ),
  ...[
    [610, 560],
    [330, 420],
    [690, 400],
    [420, 640],
  ].map(([x, y], i) => strawberry(c, { x: x!, y: y!, rotate: i * 70 - 40 })),
  group(
    cast(c, 7, 0.5),
    times(20, (i) =>
      berry(c, [500 + Math.cos(i * 2.4) * (110 + i * 9), 500 + Math.sin(i * 2.4) * (110 + i * 9), 25]),
    ),
  ),
  heap(c, { x: 540, y: 430, r: 60, count: 5 }, herb(30)),
]

const board = (c: Canvas) =>
  group(
    cast(c, 16, 0.5),
    path(
      line([
        [90, 250],
        [930, 210],
        [950, 800],
        [110, 830],
      ]),
      `fill="${linear(c, [lighter('#b98a58', 0.2), darker('#b98a58', 0.1)], 50)}"`,
    ),
    clip(
      c,
      line([
        [90, 250],
        [930, 210],
        [950, 800],
        [110, 830],
      ]),
      path('M0 0H1024V1024H0Z', noise(c, { x: 0.004, y: 0.07, colour: '#5d3a1c', strength: 2.4, cut: 0.48 })),
    ),
  )

export const breadBoard = (c: Canvas) => [
  board(c),
  ...[0, 1, 2, 3, 4].map((i) =>
    group(
      cast(c, 12, 0.5),
      at(
        { x: 270 + i * 118, y: 500 + (i % 2) * 24, rotate: -12 + i * 5 },
        group(
          relief(c, { depth: 24, soft: 12, texture: { x: 0.05, amount: 0.16 } }),
          path(blob(c, [0, 0, 92, 180], 0.05), 'fill="#8f5422"'),
          path(blob(c, [4, 0, 76, 162], 0.05), `fill="${radial(c, ['#f4e2ba', '#e8cb92', '#cf9c54'])}"`),
        ),
      ),
    ),
  ),
]
