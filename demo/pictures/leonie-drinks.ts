import { lighter, mix } from './colour'
import { planks } from './harbour-stage'
import { Canvas, at, blur, ellipse, group, linear, path, radial, rect, times } from './kit'
import { lathe, profile } from './lathe'
import { bottles } from './leonie-room'
import { finishLeonie } from './leonie-table'

export const wineGlass = (c: Canvas, wine: string, fill = 1) =>
  lathe(c, {
    profile: profile('0 62, 4 60, 8 20, 16 8, 100 6, 150 7'),
    colour: '#c9bfb2',
    gloss: 1,
    opacity: 0.5,
    tilt: 0.14,
  }) +
  lathe(c, {
    profile: profile(`152 8, 166 40, 200 66, ${210 + 40 * fill} 74`),
    colour: wine,
    gloss: 0.4,
    tilt: 0.14,
  }) +
  ellipse(0, -210 - 40 * fill, [74, 10], `fill="${lighter(wine, 0.25)}"`) +
  lathe(c, {
    profile: profile('150 8, 166 44, 210 74, 270 78, 350 62'),
    colour: '#e8e0d4',
    gloss: 1,
    opacity: 0.2,
    tilt: 0.14,
  }) +
  ellipse(0, -350, [62, 8.5], 'fill="none" stroke="#fff6e2" stroke-width="2.5" opacity="0.8"') +
  path('M-56 -320Q-74 -250 -56 -196L-44 -190Q-60 -250 -44 -322Z', `fill="#fff" opacity="0.6" ${blur(c, 3)}`)

const counter =
  (things: (c: Canvas) => { svg: string; x: number; y: number; scale: number }[]) => (c: Canvas) => {
    const [w, h] = [c.width, c.height]
    c.add(
      rect(0, 0, [w, h], `fill="${radial(c, ['#8a5a35', '#3b2418', '#160b07'], [0.4, 0.4, 0.8])}"`),
      group(
        blur(c, 9),
        bottles(c, { x: 40, y: h * 0.3, count: Math.round(w / 46) }),
        bottles(c, { x: 40, y: h * 0.55, count: Math.round(w / 46) }),
      ),
      rect(0, 0, [w, h], 'fill="#2a1208" opacity="0.45"'),
      times(16, () => {
        const r = c.between(18, 54)
        return ellipse(
          c.between(0, w),
          c.between(0, h * 0.6),
          [r, r],
          `fill="${c.pick(['#ffcf7e', '#ff9d4a', '#ffe9b8'])}" opacity="${c.between(0.12, 0.4).toFixed(2)}" ${blur(c, 4)}`,
        )
      }),
      planks(c, [h * 0.74, 3, '#6b4126']),
      ellipse(w * 0.42, h * 0.8, [w * 0.4, h * 0.1], `fill="#ffc274" opacity="0.5" ${blur(c, 40)}`),
    )
    for (const { svg, x, y, scale } of things(c))
      c.add(
        ellipse(
          x + 20 * scale,
          y + 4,
          [100 * scale, 17 * scale],
          `fill="#0d0503" opacity="0.7" ${blur(c, 9)}`,
        ),
        at({ x, y, scale }, svg),
      )
    finishLeonie(c)
  }

const tumbler = (c: Canvas) =>
  lathe(c, { profile: profile('0 92, 10 98, 30 100'), colour: '#d9d0c2', gloss: 1, opacity: 0.6 }) +
  lathe(c, {
    profile: profile('26 94, 170 104'),
    colour: (h) => mix('#c4471f', '#f0a040', h / 190),
    gloss: 0.5,
  }) +
  ellipse(0, -170, [104, 18], `fill="${radial(c, ['#ffd08a', '#e88a3a'])}"`) +
  [
    [-40, -150, 14],
    [34, -130, -12],
    [-6, -92, 6],
  ]
    .map(([x, y, r]) =>
      at(
        { x: x!, y: y!, rotate: r },
        rect(
          -34,
          -34,
          [68, 68],
          `rx="10" fill="${linear(c, ['#fff6e6', '#ffcf96', '#fff0d8'], 50)}" opacity="0.5"`,
        ),
      ),
    )
    .join('') +
  at(
    { x: 62, y: -232, rotate: 16 },
    ellipse(0, 0, [60, 60], 'fill="#e8862a"'),
    ellipse(0, 0, [52, 52], 'fill="#fbe0ae"'),
    times(8, (i) =>
      at({ x: 0, y: 0, rotate: i * 45 }, path('M0 -7L-15 -44Q0 -53 15 -44Z', 'fill="#f2a23c"')),
    ),
  ) +
  path(
    'M-50 -150C-90 -230 -60 -290 -70 -330M-70 -330q-40 0 -44 34q34 6 44 -34ZM-66 -300q38 -6 48 26q-34 14 -48 -26Z',
    'fill="#5d8a3c" stroke="#46702f" stroke-width="4"',
  ) +
  lathe(c, { profile: profile('0 98, 40 101, 250 110'), colour: '#efe7da', gloss: 1, opacity: 0.2 }) +
  ellipse(0, -250, [110, 18.5], 'fill="none" stroke="#fff6e2" stroke-width="3" opacity="0.75"') +
  path('M-92 -230L-84 -30L-68 -26L-76 -234Z', `fill="#fff" opacity="0.55" ${blur(c, 4)}`)

export const drinks = {
  cocktail: counter((c) => [{ svg: tumbler(c), x: 500, y: 880, scale: 2 }]),
  'glass-of-wine': counter((c) => [{ svg: wineGlass(c, '#6b1424', 1.1), x: 500, y: 890, scale: 2.1 }]),
}

export const barScene = counter((c) =>
  [0, 1, 2, 3].map((i) => ({
    svg: i % 2 ? tumbler(c) : wineGlass(c, i ? '#e0bd62' : '#6b1424'),
    x: 240 + i * 250,
    y: 790 + (i % 2) * 40,
    scale: i % 2 ? 1.1 : 1.25,
  })),
)
