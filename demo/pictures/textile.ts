import { darker, lighter } from './colour'
import { type Canvas, clip, ellipse, group, noise, path, pattern, rect, relief, times } from './kit'

/** Stocking stitch: columns of small V, as a fill. */
export const knit = (c: Canvas, colour: string, size = 20) => {
  const stitch = (x: number, turn: number) =>
    `<ellipse cx="${x}" cy="${size * 0.5}" rx="${size * 0.21}" ry="${size * 0.62}" transform="rotate(${turn} ${x} ${size * 0.5})" fill="${lighter(colour, 0.13)}"/><ellipse cx="${x - size * 0.05}" cy="${size * 0.42}" rx="${size * 0.07}" ry="${size * 0.4}" transform="rotate(${turn} ${x} ${size * 0.5})" fill="${lighter(colour, 0.34)}" opacity="0.6"/>`
  return pattern(
    c,
    [size, size * 0.86],
    rect(0, 0, [size, size], `fill="${darker(colour, 0.42)}"`) +
      [-1, 0, 1]
        .map(
          (row) =>
            `<g transform="translate(0 ${row * size * 0.86})">${stitch(size * 0.26, -24)}${stitch(size * 0.74, 24)}</g>`,
        )
        .join(''),
  )
}

/** Ribbing: upright ridges, as a fill. */
export const rib = (c: Canvas, colour: string, size = 26) =>
  pattern(
    c,
    [size, size * 0.6],
    rect(0, 0, [size, size], `fill="${darker(colour, 0.5)}"`) +
      ellipse(size * 0.45, size * 0.3, [size * 0.36, size * 0.42], `fill="${lighter(colour, 0.06)}"`) +
      ellipse(
        size * 0.38,
        size * 0.26,
        [size * 0.16, size * 0.26],
        `fill="${lighter(colour, 0.3)}" opacity="0.7"`,
      ),
  )

/** Soft cloth in the given outline: its fills are drawn inside, wool fuzz or weave on top, folds from the light. */
export const cloth = (
  c: Canvas,
  {
    d,
    fill,
    inside = '',
    depth = 26,
    soft = 20,
    fold = 0.35,
  }: { d: string; fill: string; inside?: string; depth?: number; soft?: number; fold?: number },
) =>
  group(
    relief(c, { depth, soft, texture: { x: 0.012, y: 0.007, amount: fold } }),
    path(d, `fill="${fill}"`),
    clip(c, d, inside),
    path(d, `${noise(c, { x: 0.5, colour: '#2a1a10', strength: 1.4, cut: 0.5 })} opacity="0.28"`),
  )

/** Threads hanging from (x, y) along the given width. */
export const fringe = (c: Canvas, [x, y, width, length]: [number, number, number, number], colour: string) =>
  times(Math.round(width / 9), (i) =>
    path(
      `M${x + i * 9 + 4} ${y}q${c.between(-6, 6).toFixed(1)} ${length / 2} ${c.between(-8, 8).toFixed(1)} ${(length * c.between(0.85, 1.05)).toFixed(1)}`,
      `stroke="${c.pick([colour, darker(colour, 0.25), lighter(colour, 0.25)])}" stroke-width="5" fill="none" stroke-linecap="round"`,
    ),
  )

/** Bands across a shape: [from, to, fill] in its own y. */
export const bands = (list: [number, number, string][], [left, width]: [number, number]) =>
  list.map(([from, to, fill]) => rect(left, from, [width, to - from], `fill="${fill}"`)).join('')
