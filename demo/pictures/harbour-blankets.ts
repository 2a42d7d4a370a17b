import { darker } from './colour'
import { onShelf, tones } from './harbour-stage'
import { at, blur, type Canvas, ellipse, group, path, pattern, rect, relief, times } from './kit'
import { cloth, fringe } from './textile'

const plaid = (c: Canvas, [ground, dark, bright]: [string, string, string]) =>
  pattern(
    c,
    [120, 120],
    rect(0, 0, [120, 120], `fill="${ground}"`) +
      [
        [0, 44, dark, 0.55],
        [60, 10, bright, 0.8],
        [84, 10, bright, 0.8],
      ]
        .map(
          ([at0, w, colour, o]) =>
            rect(+at0!, 0, [+w!, 120], `fill="${colour}" opacity="${o}"`) +
            rect(0, +at0!, [120, +w!], `fill="${colour}" opacity="${o}"`),
        )
        .join(''),
  )

/** A blanket folded into layers, standing on its origin. */
export const blanket = (c: Canvas, colours: [string, string, string], layers = 4) => {
  const weave = plaid(c, colours)
  return (
    times(layers, (i) => {
      const y = -i * 78
      return (
        cloth(c, {
          d: `M-270 ${y}C-300 ${y - 12} -302 ${y - 74} -268 ${y - 84}C-100 ${y - 96} 110 ${y - 94} 262 ${y - 84}C296 ${y - 74} 300 ${y - 14} 268 ${y}C100 ${y + 8} -100 ${y + 8} -270 ${y}Z`,
          fill: weave,
          depth: 32,
          soft: 14,
          fold: 0.3,
        }) +
        path(
          `M-262 ${y - 1}Q0 ${y + 8} 262 ${y - 1}`,
          `stroke="#1c100a" stroke-width="8" opacity="0.5" fill="none" ${blur(c, 4)}`,
        )
      )
    }) +
    cloth(c, {
      d: `M-268 ${-layers * 78 - 4}L-214 ${-layers * 78 - 92}Q0 ${-layers * 78 - 104} 220 ${-layers * 78 - 92}L264 ${-layers * 78 - 4}Q0 ${-layers * 78 + 8} -268 ${-layers * 78 - 4}Z`,
      fill: weave,
      depth: 20,
      soft: 14,
    }) +
    fringe(c, [-262, -layers * 78 - 2, 528, 70], colours[0])
  )
}

const rolled = (c: Canvas, [colour, y]: [[string, string, string], number]) => {
  const weave = plaid(c, colour)
  const side = `M-250 ${y}C-290 ${y - 40} -290 ${y - 150} -246 ${y - 178}C-80 ${y - 190} 100 ${y - 190} 230 ${y - 178}V${y}Q0 ${y + 8} -250 ${y}Z`
  const spiral = `M236 ${y - 90}c10 -34 44 -20 42 6c-4 40 -68 42 -76 -6c-6 -62 76 -86 108 -30c26 62 -30 122 -88 104c-60 -22 -72 -110 -22 -152`
  return (
    cloth(c, { d: side, fill: weave, depth: 44, soft: 34, fold: 0.25 }) +
    group(
      relief(c, { depth: 16, soft: 7 }),
      ellipse(240, y - 89, [84, 92], `fill="${darker(colour[0], 0.12)}"`),
      path(spiral, `fill="none" stroke="${darker(colour[0], 0.45)}" stroke-width="7"`),
      path(spiral, `fill="none" stroke="${colour[2]}" stroke-width="2.5" transform="translate(6 8)"`),
    )
  )
}

export const blankets = {
  'throw-blanket': onShelf(tones.sand, (c) => [
    { svg: blanket(c, ['#d9cbb0', '#3c6270', '#a4553d']), half: 280, x: 505, y: 850, scale: 1.24 },
  ]),
  'throw-blanket-2': onShelf(tones.clay, (c) => [
    {
      svg:
        rolled(c, [['#8f3d33', '#3a2a26', '#e6d3ad'], 0]) +
        at({ x: -10, y: 0 }, rolled(c, [['#5e7052', '#2f3a30', '#e6d3ad'], -176])),
      half: 270,
      x: 480,
      y: 846,
      scale: 1.15,
    },
  ]),
}
