import { mix } from './colour'
import { Canvas, at, blob, cast, ellipse, group, linear, noise, path, radial, relief, times } from './kit'
import { omelette, pancakes } from './leonie-brunch'
import { disc } from './leonie-seafood'
import { chunk, cutlery, deepBowl, dish, heap, herb, lemon, napkin, plate } from './leonie-table'

const slice = 'M0 -270C92 -270 170 -246 222 -206L8 236Q-4 250 -14 236L-222 -206C-170 -246 -92 -270 0 -270Z'

export const sugarPie = (c: Canvas) => [
  cutlery(c, 'fork', { x: 900, y: 560, rotate: 10 }),
  plate(c, [490, 520, 420], '#c9d3d0'),
  group(
    cast(c, 22, 0.55),
    at(
      { x: 470, y: 520, rotate: -28, scale: 1.12 },
      group(
        relief(c, { depth: 18, soft: 8, shine: 0.35, texture: { x: 0.02, amount: 0.15 } }),
        path(slice, `fill="${linear(c, ['#c98636', '#a8601f', '#b9702a'])}"`),
      ),
      group(
        relief(c, { depth: 30, soft: 11, texture: { x: 0.05, amount: 0.1 } }),
        times(12, (i) => {
          const t = -0.47 + i * 0.0855
          return ellipse(Math.sin(t * 2.1) * 244, -30 - Math.cos(t * 2.1) * 232, [30, 34], 'fill="#e0b066"')
        }),
      ),
      path('M-206 -180L0 226', 'stroke="#f4dba6" stroke-width="10" opacity="0.8"'),
    ),
  ),
  group(
    cast(c, 12, 0.45),
    group(
      relief(c, { depth: 36, soft: 16, shine: 0.2 }),
      path(blob(c, [640, 660, 96, 88], 0.12), 'fill="#fdf6e8"'),
      path(blob(c, [640, 650, 60, 54], 0.15), 'fill="#fffaf0"'),
      ellipse(636, 640, [28, 25], 'fill="#fffdf8"'),
    ),
  ),
  heap(c, { x: 360, y: 760, r: 110, count: 20, depth: 5 }, chunk(8, ['#c98a45', '#8f5522'])),
]

export const brulee = (c: Canvas) => [
  napkin(c, { x: 150, y: 560, rotate: -16 }),
  cutlery(c, 'spoon', { x: 890, y: 600, rotate: 14 }),
  plate(c, [510, 520, 410], '#e8dcc6'),
  deepBowl(c, [510, 510, 290], '#f3ead9'),
  group(
    relief(c, { depth: 10, soft: 5, shine: 0.8, gloss: 30, texture: { x: 0.022, amount: 0.3 } }),
    path(disc(510, 512, 258), `fill="${radial(c, ['#e8a840', '#cf7f22', '#8f4710'], [0.45, 0.45, 0.56])}"`),
    path(disc(510, 512, 258), noise(c, { x: 0.018, colour: '#54230a', strength: 4.5, cut: 0.53 })),
    path(disc(510, 512, 258), noise(c, { x: 0.03, colour: '#f8cf72', strength: 4, cut: 0.57, seed: 8 })),
  ),
  path(
    'M420 380L470 470L440 540L500 610M470 470L560 500L620 450',
    'fill="none" stroke="#5a2a0c" stroke-width="5" opacity="0.6"',
  ),
  ...[
    [440, 430],
    [500, 395],
    [540, 450],
  ].map(([x, y]) =>
    group(
      cast(c, 6, 0.5),
      group(
        relief(c, { depth: 16, soft: 6, shine: 0.3, texture: { x: 0.09, amount: 0.16 } }),
        path(blob(c, [x!, y!, 38, 42], 0.06), 'fill="#b8283c"'),
      ),
    ),
  ),
  heap(c, { x: 470, y: 380, r: 34, count: 4 }, herb(34)),
]

export const lemonTart = (c: Canvas) => [
  plate(c, [512, 520, 440], '#5b7078'),
  group(
    cast(c, 20, 0.55),
    group(
      relief(c, { depth: 26, soft: 9, texture: { x: 0.05, amount: 0.1 } }),
      times(44, (i) =>
        ellipse(
          512 + Math.cos((i / 44) * 6.283) * 282,
          510 + Math.sin((i / 44) * 6.283) * 282,
          [27, 27],
          'fill="#d8a052"',
        ),
      ),
      path(disc(512, 510, 280), 'fill="#d8a052"'),
    ),
  ),
  group(
    relief(c, { depth: 8, soft: 8, shine: 0.4, gloss: 34 }),
    path(disc(512, 510, 256), `fill="${radial(c, ['#fae27a', '#f6cf4a', '#e8b42e'], [0.4, 0.38, 0.7])}"`),
  ),
  ...Array.from(
    { length: 16 },
    (_, i) => [512 + Math.cos(i * 0.3927) * 205, 510 + Math.sin(i * 0.3927) * 205] as const,
  ).map(([x, y], i) =>
    group(
      cast(c, 6, 0.35),
      group(
        relief(c, { depth: 30, soft: 10 }),
        ellipse(
          x,
          y,
          [40, 40],
          `fill="${radial(c, [mix('#d9a050', '#fff6e2', 0.2), '#f6e3c0', '#fffaf0'])}"`,
        ),
        ellipse(x - 3, y - 4, [14, 14], `fill="${i % 2 ? '#e2b572' : '#efd09a'}"`),
      ),
    ),
  ),
  lemon(c, { x: 512, y: 510, scale: 1.15 }),
  heap(c, { x: 590, y: 560, r: 20, count: 3 }, herb(34)),
]

export const sweets = {
  omelette: dish(omelette),
  pancakes: dish(pancakes),
  'sugar-pie': dish(sugarPie),
  'creme-brulee': dish(brulee),
  'lemon-tart': dish(lemonTart),
}
