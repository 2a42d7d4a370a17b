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
  linear,
  path,
  radial,
  rect,
  relief,
  times,
} from './kit'
import { chunk, cutlery, deepBowl, fries, heap, herb, lemon, napkin, plate, sauce } from './leonie-table'

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

const toast = (c: Canvas, place: Place) =>
  group(
    cast(c, 10, 0.5),
    at(
      place,
      group(
        relief(c, { depth: 16, soft: 8, texture: { x: 0.06, amount: 0.12 } }),
        path(
          'M-120 -60C-110 -110 110 -110 120 -60C140 0 120 70 110 84H-110C-120 70 -140 0 -120 -60Z',
          'fill="#a5622a"',
        ),
        path(
          'M-104 -54C-94 -90 94 -90 104 -54C120 0 104 58 96 68H-96C-104 58 -120 0 -104 -54Z',
          `fill="${radial(c, ['#f0d09a', '#dfaa62', '#b9752f'])}"`,
        ),
      ),
    ),
  )

const shadeRing = (c: Canvas, [x, y, r]: [number, number, number]) =>
  clip(
    c,
    disc(x, y, r),
    path(
      `M${x - r * 1.2} ${y + r * 0.5}A${r} ${r} 0 0 1 ${x + r * 0.5} ${y - r * 1.2}`,
      `fill="none" stroke="#1d0c05" stroke-width="${r * 0.42}" opacity="0.5" ${blur(c, r * 0.1)}`,
    ),
  )

export const chowder = (c: Canvas) => [
  napkin(c, { x: 900, y: 560, rotate: 12 }),
  cutlery(c, 'spoon', { x: 905, y: 560, rotate: 12 }),
  deepBowl(c, [460, 500, 370]),
  sauce(c, disc(460, 505, 318), '#f0dfb8'),
  heap(c, { x: 460, y: 505, r: 250, count: 26 }, chunk(34, ['#f3d88e', '#ecc770', '#f5e6c0'])),
  heap(c, { x: 460, y: 505, r: 240, count: 16 }, chunk(30, ['#f7ece0', '#f0c9b0', '#e99a78'])),
  heap(c, { x: 460, y: 505, r: 240, count: 14 }, chunk(14, ['#d9772e', '#b5562a'])),
  heap(c, { x: 450, y: 490, r: 190, count: 44, depth: 4, soft: 2 }, herb(9)),
  shadeRing(c, [460, 505, 320]),
  toast(c, { x: 760, y: 880, rotate: -16 }),
]

const mussel = (c: Canvas) => {
  const open = c.random() > 0.3
  const shell = 'M0 -74C42 -66 58 10 34 58C18 84 -18 84 -34 58C-58 10 -42 -66 0 -74Z'
  return (
    path(shell, `fill="${linear(c, ['#5b6d90', '#232c44', '#11151f'], 20)}"`) +
    path(
      'M-30 40Q0 66 30 40M-34 16Q0 40 34 16',
      'fill="none" stroke="#8fa0c0" stroke-width="2" opacity="0.5"',
    ) +
    (open
      ? path(
          'M0 -60C32 -52 44 10 26 48C14 68 -14 68 -26 48C-44 10 -32 -52 0 -60Z',
          `fill="${linear(c, ['#dfe2ea', '#9aa3b8'], 40)}"`,
        ) +
        path(
          'M0 -34C24 -30 30 14 16 42C8 54 -10 52 -16 40C-28 10 -22 -32 0 -34Z',
          `fill="${linear(c, ['#f4b765', '#dd7f2e'], 50)}"`,
        )
      : '')
  )
}

export const mussels = (c: Canvas) => [
  napkin(c, { x: 930, y: 300, rotate: 20 }, '#d9e0dc'),
  deepBowl(c, [500, 530, 410], '#4a4440'),
  sauce(c, disc(500, 535, 360), '#b99a58'),
  ...[315, 290, 240, 150].map((r, i) =>
    heap(c, { x: 500, y: 535, r, count: [46, 34, 26, 12][i]!, depth: 14, soft: 5, shine: 0.35 }, mussel),
  ),
  heap(c, { x: 500, y: 530, r: 290, count: 60, depth: 4, soft: 2 }, herb(11)),
  lemon(c, { x: 760, y: 800, rotate: 20 }),
]

const bun = (c: Canvas, place: Place) =>
  group(
    cast(c, 18, 0.5),
    at(
      place,
      group(
        relief(c, { depth: 40, soft: 24, shine: 0.3 }),
        rect(-300, -120, [600, 240], `rx="110" fill="${linear(c, ['#d9953f', '#c27a2c', '#e0a552'], 90)}"`),
      ),
      path(
        'M-270 -20C-150 -66 150 -66 270 -20C282 10 150 56 0 58C-150 56 -282 10 -270 -20Z',
        `fill="#f4deb2"`,
      ),
      ...[200, 120].map((w) =>
        group(
          'transform="scale(1 0.34)"',
          heap(c, { x: 0, y: 0, r: w, count: 14, shine: 0 }, herb(46, ['#8fb35a', '#a9c76e', '#6d9440'])),
        ),
      ),
      group(
        cast(c, 8, 0.5),
        group(
          relief(c, { depth: 18, soft: 8, shine: 0.4 }),
          times(34, (i) =>
            path(
              blob(c, [-250 + (i % 17) * 31, c.between(-52, 44), c.between(38, 58), c.between(28, 42)], 0.18),
              `fill="${linear(c, [i % 3 ? '#e4573a' : '#f6e4d2', i % 3 ? '#f5d3c0' : '#ef8a6a'], c.pick([40, 80, 120]))}"`,
            ),
          ),
        ),
      ),
      heap(c, { x: 0, y: 0, r: 50, count: 8, depth: 4, soft: 2 }, herb(9)),
    ),
  )

export const lobsterRoll = (c: Canvas) => [
  plate(c, [512, 520, 430], '#dfe3de'),
  fries(c, { x: 660, y: 730, r: 120, count: 30 }),
  bun(c, { x: 470, y: 440, rotate: -24, scale: 1.14 }),
  lemon(c, { x: 300, y: 760 }),
]

const taco = (c: Canvas, place: Place) =>
  group(
    cast(c, 14, 0.5),
    at(
      place,
      group(
        relief(c, { depth: 18, soft: 10, texture: { x: 0.03, amount: 0.08 } }),
        path(disc(0, 0, 172), `fill="${radial(c, ['#f0d390', '#e6bf70', '#c98f3e'])}"`),
        times(26, () =>
          ellipse(
            c.between(-130, 130),
            c.between(-130, 130),
            [c.between(5, 14), c.between(4, 10)],
            'fill="#9c5f22" opacity="0.5"',
          ),
        ),
      ),
      group(
        'transform="scale(0.66 1)"',
        heap(c, { x: 0, y: 0, r: 150, count: 110 }, (k) =>
          path(
            'M-30 0q30 -24 60 4',
            `fill="none" stroke="${k.pick(['#8c3d6e', '#b3689a', '#c7d79a', '#e7ecc8'])}" stroke-width="10" stroke-linecap="round"`,
          ),
        ),
      ),
      ...[-90, 0, 84].map((y) =>
        group(
          relief(c, { depth: 22, soft: 9, texture: { x: 0.07, amount: 0.12 } }),
          path(
            blob(c, [c.between(-14, 14), y, 54, 42], 0.16),
            `fill="${linear(c, ['#e9b45a', '#c07a2a'], 50)}"`,
          ),
        ),
      ),
      path(
        'M-40 -120q70 26 0 60t10 66t-6 66',
        'fill="none" stroke="#fdf6e6" stroke-width="11" stroke-linecap="round"',
      ),
      group(
        'transform="scale(0.5 1)"',
        heap(c, { x: 0, y: 0, r: 130, count: 18, depth: 5, soft: 2 }, herb(13)),
      ),
    ),
  )

export const tacos = (c: Canvas) => [
  plate(c, [512, 520, 440], '#5b7078'),
  taco(c, { x: 330, y: 480, rotate: -14 }),
  taco(c, { x: 530, y: 540, rotate: 4 }),
  taco(c, { x: 724, y: 500, rotate: 18 }),
  lemon(c, { x: 520, y: 830, scale: 0.8 }),
]
