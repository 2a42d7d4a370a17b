import { darker, lighter, mix } from './colour'
import { planks } from './harbour-stage'
import {
  Canvas,
  type Place,
  at,
  blob,
  blur,
  cast,
  ellipse,
  finish,
  group,
  linear,
  noise,
  path,
  radial,
  rect,
  relief,
  times,
} from './kit'
import { cloth } from './textile'

const walnut = '#7d5234'

const fork = (c: Canvas) => {
  const steel = linear(c, ['#f6efe4', '#b8aea2', '#6f665e'], 10)
  return path(
    'M-11 330C-14 200 -8 60 -9 10C-34 -6 -36 -50 -35 -120Q-31 -126 -27 -120L-24 -30Q-20 -24 -17 -30L-14 -122Q-10 -128 -6 -122L-4 -30Q0 -24 4 -30L6 -122Q10 -128 14 -122L17 -30Q20 -24 24 -30L27 -120Q31 -126 35 -120C36 -50 34 -6 9 10C8 60 14 200 11 330Q0 346 -11 330Z',
    `fill="${steel}"`,
  )
}

const knife = (c: Canvas) =>
  path(
    'M-9 330C-12 220 -10 120 -10 60H-14C-18 -60 -8 -170 14 -206C20 -120 20 -20 12 60H10C10 120 12 220 9 330Q0 344 -9 330Z',
    `fill="${linear(c, ['#fbf5ea', '#c9bfb3', '#786f66'], 10)}"`,
  )

const spoon = (c: Canvas) =>
  path(
    'M-10 330C-13 200 -8 60 -8 0C-44 -20 -50 -90 -38 -130Q0 -190 38 -130C50 -90 44 -20 8 0C8 60 13 200 10 330Q0 344 -10 330Z',
    `fill="${linear(c, ['#f6efe4', '#b8aea2', '#7d746a'], 10)}"`,
  ) + ellipse(0, -84, [28, 54], `fill="${linear(c, ['#8f867c', '#efe7dc'], 60)}" opacity="0.8"`)

/** Laid cutlery, its middle at the place. */
export const cutlery = (c: Canvas, kind: 'fork' | 'knife' | 'spoon', place: Place) =>
  group(
    cast(c, 9, 0.55),
    at(place, group(relief(c, { depth: 6, soft: 3, shine: 0.4 }), { fork, knife, spoon }[kind](c))),
  )

export const napkin = (c: Canvas, place: Place, colour = '#e9ddc8') =>
  group(
    cast(c, 14, 0.5),
    at(
      place,
      cloth(c, {
        d: 'M-150 -330Q0 -342 152 -326C140 -100 160 120 148 330Q0 344 -152 332C-140 100 -160 -120 -150 -330Z',
        fill: colour,
        inside: [-128, -112, 112]
          .map((x) => rect(x, -360, [7, 720], 'fill="#9c4436" opacity="0.75"'))
          .join(''),
        depth: 30,
        soft: 14,
        fold: 0.16,
      }),
    ),
  )

/** The bistro's table from above, with the evening light on it. */
export const table = (c: Canvas, wood = walnut) => {
  const whole: [number, number] = [c.width, c.height]
  c.add(
    planks(c, [0, 5, wood]),
    rect(
      0,
      0,
      whole,
      `fill="${radial(
        c,
        [
          [0, '#ffd9a0', 0.5],
          [0.5, '#ffc27a', 0.12],
          [1, '#180a04', 0.5],
        ],
        [0.28, 0.2, 1],
      )}"`,
    ),
  )
}

export const finishLeonie = (c: Canvas) => finish(c, { vignette: 0.42, tint: '#1d0c05', grain: 0.1 })

/** A stoneware plate: shadow, rim, well. */
export const plate = (c: Canvas, [x, y, r]: [number, number, number], colour = '#efe7d8') =>
  [
    ellipse(
      x + r * 0.08,
      y + r * 0.1,
      [r * 1.01, r * 1.01],
      `fill="#120703" opacity="0.75" ${blur(c, r * 0.06)}`,
    ),
    ellipse(x, y, [r, r], `fill="${linear(c, [lighter(colour, 0.75), colour, darker(colour, 0.24)], 52)}"`),
    ellipse(
      x,
      y,
      [r * 0.985, r * 0.985],
      `fill="none" stroke="${mix(colour, '#8a6a4a', 0.55)}" stroke-width="${r * 0.018}"`,
    ),
    ellipse(
      x,
      y,
      [r * 0.74, r * 0.74],
      `fill="${linear(c, [darker(colour, 0.26), darker(colour, 0.05), lighter(colour, 0.7)], 52)}"`,
    ),
    ellipse(
      x,
      y,
      [r * 0.7, r * 0.7],
      `fill="${radial(c, [lighter(colour, 0.45), colour, darker(colour, 0.08)], [0.4, 0.38, 0.7])}" ${blur(c, 3)}`,
    ),
    times(60, () =>
      ellipse(
        x + c.between(-0.68, 0.68) * r,
        y + c.between(-0.68, 0.68) * r,
        [1.6, 1.4],
        'fill="#6d4a30" opacity="0.35"',
      ),
    ),
    path(
      `M${x - r * 0.9} ${y - r * 0.22}A${r * 0.93} ${r * 0.93} 0 0 1 ${x - r * 0.2} ${y - r * 0.905}`,
      `fill="none" stroke="#fff" stroke-width="${r * 0.04}" stroke-linecap="round" opacity="0.6" ${blur(c, 6)}`,
    ),
  ].join('')

/** A deep bowl from above, its wall dark on the lit side; the surface inside has radius 0.8 r. */
export const deepBowl = (c: Canvas, [x, y, r]: [number, number, number], colour = '#37515c') =>
  [
    ellipse(x + r * 0.12, y + r * 0.15, [r, r], `fill="#120703" opacity="0.8" ${blur(c, r * 0.09)}`),
    ellipse(x, y, [r, r], `fill="${linear(c, [lighter(colour, 0.6), colour, darker(colour, 0.3)], 52)}"`),
    ellipse(
      x,
      y,
      [r * 0.94, r * 0.94],
      `fill="${linear(c, [darker(colour, 0.65), darker(colour, 0.25), lighter(colour, 0.4)], 52)}"`,
    ),
  ].join('')

/** A thick sauce or soup in the given outline. */
export const sauce = (c: Canvas, d: string, colour: string) =>
  group(
    relief(c, { depth: 12, soft: 9, shine: 0.45, gloss: 26, texture: { x: 0.014, amount: 0.07 } }),
    path(d, `fill="${colour}"`),
    path(d, `${noise(c, { x: 0.02, colour: lighter(colour, 0.6), strength: 2, cut: 0.52 })} opacity="0.6"`),
  )

/** Small pieces with one shared relief, scattered inside a circle. */
export const heap = (
  c: Canvas,
  {
    x,
    y,
    r,
    count,
    depth = 9,
    soft = 4,
    shine = 0.1,
  }: { x: number; y: number; r: number; count: number; depth?: number; soft?: number; shine?: number },
  piece: (c: Canvas) => string,
) =>
  group(
    cast(c, 5, 0.45),
    group(
      relief(c, { depth, soft, shine }),
      times(count, () => {
        const [angle, reach] = [c.between(0, Math.PI * 2), r * Math.sqrt(c.random())]
        return at(
          { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach, rotate: c.between(0, 360) },
          piece(c),
        )
      }),
    ),
  )

export const herb =
  (size: number, greens = ['#4f7a35', '#6b9445', '#3d6329']) =>
  (c: Canvas) =>
    path(
      `M0 ${size}C${size * 0.7} ${size * 0.4} ${size * 0.6} ${-size * 0.6} 0 ${-size}C${-size * 0.6} ${-size * 0.6} ${-size * 0.7} ${size * 0.4} 0 ${size}Z`,
      `fill="${c.pick(greens)}"`,
    ) +
    path(`M0 ${size * 0.8}V${-size * 0.8}`, `stroke="#c9dba0" stroke-width="${size * 0.07}" opacity="0.6"`)

export const chunk = (size: number, colours: string[]) => (c: Canvas) => {
  const colour = c.pick(colours)
  const d = blob(c, [0, 0, size * c.between(0.7, 1.2), size * c.between(0.6, 0.9)], 0.2)
  return path(
    d,
    `fill="${linear(c, [lighter(colour, 0.3), darker(colour, 0.15)], 60)}" stroke="${darker(colour, 0.45)}" stroke-width="1.5" stroke-opacity="0.5"`,
  )
}

export const lemon = (c: Canvas, place: Place) =>
  group(
    cast(c, 7, 0.45),
    at(
      place,
      group(
        relief(c, { depth: 9, soft: 4, shine: 0.3 }),
        ellipse(0, 0, [66, 66], 'fill="#f2bd2c"'),
        ellipse(0, 0, [57, 57], 'fill="#fbf0bf"'),
        times(8, (i) =>
          at(
            { x: 0, y: 0, rotate: i * 45 },
            path(
              'M0 -7L-17 -47Q0 -58 17 -47Z',
              `fill="${linear(c, ['#fbdc62', '#f0b92c'])}" stroke="#f0b92c" stroke-width="3" stroke-linejoin="round"`,
            ),
          ),
        ),
      ),
    ),
  )

/** A dish on the laid table. */
export const dish = (draw: (c: Canvas) => string[], wood?: string) => (c: Canvas) => {
  table(c, wood)
  c.add(...draw(c))
  finishLeonie(c)
}

export const fries = (c: Canvas, place: { x: number; y: number; r: number; count: number }) =>
  [1, 0.7]
    .map((k) =>
      heap(c, { ...place, r: place.r * k, count: Math.round(place.count * k), depth: 11, soft: 4 }, (k2) =>
        rect(
          -72 * k2.between(0.8, 1.1),
          -11,
          [142, 22],
          `rx="5" fill="${linear(k2, ['#f7d684', k2.pick(['#eab54e', '#dfa03a']), '#c98428'], 80)}" stroke="#a8681c" stroke-width="1.5"`,
        ),
      ),
    )
    .join('')
