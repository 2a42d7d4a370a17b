import { darker, lighter } from './colour'
import {
  Canvas,
  at,
  blob,
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
import { chowder, lobsterRoll, mussels, tacos } from './leonie-seafood'
import { chunk, cutlery, deepBowl, dish, fries, heap, herb, napkin, plate, sauce } from './leonie-table'

const dumpling = (c: Canvas, [x, y, r]: [number, number, number]) =>
  group(
    cast(c, 14, 0.5),
    group(
      relief(c, { depth: 44, soft: r * 0.22, shine: 0.35, texture: { x: 0.018, amount: 0.05 } }),
      path(
        blob(c, [x, y, r], 0.05),
        `fill="${radial(c, ['#d9d2b8', '#c2b897', '#9c9272'], [0.4, 0.35, 0.7])}"`,
      ),
    ),
  )

export const poutineRapee = (c: Canvas) => [
  napkin(c, { x: 110, y: 520, rotate: -6 }),
  cutlery(c, 'fork', { x: 100, y: 520, rotate: -6 }),
  plate(c, [540, 510, 400], '#e8dcc6'),
  sauce(c, blob(c, [540, 520, 262, 250], 0.06), '#d8b878'),
  dumpling(c, [460, 470, 152]),
  dumpling(c, [668, 560, 132]),
  heap(c, { x: 480, y: 660, r: 70, count: 16 }, chunk(24, ['#b8695a', '#d99a86', '#8c4438'])),
  heap(c, { x: 460, y: 440, r: 60, count: 10, depth: 8 }, chunk(17, ['#b8695a', '#d99a86'])),
  heap(c, { x: 540, y: 520, r: 220, count: 40, depth: 4, soft: 2 }, herb(10)),
]

const leaves = (c: Canvas, { x, y, r, count }: { x: number; y: number; r: number; count: number }) =>
  [1, 0.78, 0.5]
    .map((k) =>
      heap(c, { x, y, r: r * k, count: Math.round(count * k), depth: 13, soft: 5, shine: 0.1 }, (c2) => {
        const [g, s] = [c2.pick(['#5d8a3c', '#7ba64a', '#9dbf62', '#46702f', '#7a3a4a']), c2.between(50, 82)]
        return (
          path(
            blob(c2, [0, 0, s * 0.62, s], 0.2),
            `fill="${linear(c2, [lighter(g, 0.3), g, darker(g, 0.2)], 70)}"`,
          ) +
          path(
            `M0 ${s * 0.9}Q${s * 0.08} 0 0 ${-s * 0.8}M0 ${s * 0.2}l${s * 0.3} ${-s * 0.3}M0 ${s * 0.2}l${-s * 0.3} ${-s * 0.3}`,
            'fill="none" stroke="#e5efc0" stroke-width="3" opacity="0.6"',
          )
        )
      }),
    )
    .join('')

export const salad = (c: Canvas) => [
  napkin(c, { x: 110, y: 600, rotate: -10 }),
  cutlery(c, 'fork', { x: 110, y: 590, rotate: -10 }),
  deepBowl(c, [550, 510, 400], '#e6dac4'),
  leaves(c, { x: 550, y: 515, r: 280, count: 56 }),
  heap(c, { x: 550, y: 510, r: 240, count: 11, depth: 20, soft: 9, shine: 0.5 }, (k) =>
    ellipse(0, 0, [36, 32], `fill="${radial(k, ['#f0704a', '#cf3a24', '#8f1f16'], [0.35, 0.3, 0.8])}"`),
  ),
  heap(
    c,
    { x: 550, y: 510, r: 240, count: 12, depth: 6 },
    () =>
      ellipse(0, 0, [44, 44], 'fill="#eef0d2"') +
      ellipse(0, 0, [40, 40], 'fill="none" stroke="#557f3a" stroke-width="6"'),
  ),
  heap(c, { x: 550, y: 500, r: 220, count: 16 }, chunk(26, ['#fbf6ea', '#f0e6d2'])),
  heap(c, { x: 550, y: 500, r: 250, count: 30, depth: 5, soft: 2 }, () =>
    ellipse(0, 0, [11, 6], 'fill="#c9853c"'),
  ),
]

const steak = (c: Canvas) => {
  const d =
    'M-190 -60C-150 -150 40 -170 140 -110C220 -60 200 60 120 110C20 160 -120 150 -180 80C-214 40 -214 -10 -190 -60Z'
  return group(
    cast(c, 18, 0.55),
    at(
      { x: 370, y: 480, rotate: -22, scale: 1.12 },
      group(
        relief(c, { depth: 30, soft: 14, shine: 0.4, texture: { x: 0.05, amount: 0.12 } }),
        path(d, `fill="${radial(c, ['#8c4a2c', '#6b321c', '#3d1a0e'])}"`),
        clip(
          c,
          d,
          times(7, (i) =>
            path(
              `M${-260 + i * 84} -200L${-140 + i * 84} 200`,
              'stroke="#1d0d07" stroke-width="17" opacity="0.7"',
            ),
          ),
        ),
      ),
      group(
        relief(c, { depth: 12, soft: 5, shine: 0.4 }),
        rect(-50, -50, [92, 70], 'rx="14" fill="#f6dd92"'),
      ),
      heap(c, { x: 0, y: -10, r: 90, count: 16, depth: 4, soft: 2 }, herb(9)),
    ),
  )
}

export const mains = {
  chowder: dish(chowder),
  'poutine-rapee': dish(poutineRapee),
  mussels: dish(mussels),
  'lobster-roll': dish(lobsterRoll),
  'fish-tacos': dish(tacos),
  'steak-frites': dish((c) => [
    cutlery(c, 'knife', { x: 950, y: 540, rotate: 4 }),
    plate(c, [480, 510, 420]),
    fries(c, { x: 630, y: 640, r: 130, count: 40 }),
    steak(c),
    leaves(c, { x: 630, y: 330, r: 70, count: 12 }),
  ]),
  salad: dish(salad),
}
