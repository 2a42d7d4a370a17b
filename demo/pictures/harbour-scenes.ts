import { lights, ridge, sea, sky } from './coast'
import { darker, lighter } from './colour'
import { blanket } from './harbour-blankets'
import { pillar, soyCandle } from './harbour-candles'
import { jamJar, saltJar } from './harbour-pantry'
import { bowl, glazes, mug, teapot } from './harbour-pottery'
import { type Thing, finishHarbour, planks, standing, tones, wallLight } from './harbour-stage'
import { syrup } from './harbour-syrup'
import { harbourView, lighthouseView, shopfront } from './harbour-views'
import { beanie } from './harbour-wool'
import { boat, rocks } from './harbourfront'
import { Canvas, at, blur, group, linear, radial, rect } from './kit'
import { finishTidewater } from './tidewater-lot'

/** A room's wall with two shelves of things; each thing's y is its shelf. */
const cupboard =
  (things: (c: Canvas) => Thing[], tone = tones.sand) =>
  (c: Canvas) => {
    c.add(wallLight(c, tone))
    for (const y of [452, 812])
      c.add(
        rect(40, y + 40, [c.width - 60, 46], `fill="#2a170a" opacity="0.4" ${blur(c, 20)}`),
        rect(0, y - 26, [c.width, 34], `fill="${linear(c, [lighter(tone.wood, 0.3), tone.wood])}"`),
        rect(
          0,
          y + 8,
          [c.width, 26],
          `fill="${linear(c, [darker(tone.wood, 0.1), darker(tone.wood, 0.5)])}"`,
        ),
      )
    for (const { svg, half, x, y = 440, scale = 1 } of things(c))
      c.add(standing(c, [x, y, half * scale]), at({ x, y, scale }, svg))
    finishHarbour(c)
  }

const tabletop =
  (things: (c: Canvas) => Thing[], tone = tones.clay, night = false) =>
  (c: Canvas) => {
    c.add(
      wallLight(c, tone),
      group(blur(c, 1.2), planks(c, [560, 4, tone.wood])),
      rect(0, 546, [c.width, 30], `fill="#2a170a" opacity="0.35" ${blur(c, 9)}`),
    )
    if (night)
      c.add(
        rect(
          0,
          0,
          [c.width, c.height],
          `fill="${radial(
            c,
            [
              [0, '#ffb24d', 0.25],
              [0.6, '#2a1420', 0.45],
              [1, '#120a14', 0.75],
            ],
            [0.5, 0.5, 0.7],
          )}"`,
        ),
      )
    for (const { svg, half, x, y = 760, scale = 1 } of things(c))
      c.add(standing(c, [x, y, half * scale]), at({ x, y, scale }, svg))
    finishHarbour(c)
  }

export const harbourScenes = {
  'gallery-harbour-morning': harbourView('morning'),
  'gallery-lighthouse-dusk': lighthouseView('dusk'),
  'gallery-shopfront': shopfront,
  'gallery-pottery-shelf': cupboard((c) => [
    { svg: bowl(c, glazes.sea), half: 92, x: 230, scale: 0.72 },
    { svg: teapot(c, glazes.moss), half: 118, x: 610, scale: 0.84 },
    { svg: mug(c, glazes.slate), half: 116, x: 960, scale: 0.86 },
    ...[glazes.sea, glazes.moss, glazes.oat].map((glaze, i) => ({
      svg: mug(c, glaze),
      half: 116,
      x: 170 + i * 265,
      y: 800,
      scale: 0.74,
    })),
    {
      svg: bowl(c, glazes.slate) + at({ x: 0, y: -92, scale: 0.94 }, bowl(c, glazes.moss)),
      half: 92,
      x: 980,
      y: 800,
      scale: 0.68,
    },
  ]),
  'gallery-pantry-shelf': cupboard(
    (c) => [
      ...['#46568f', '#9c4450', '#5c7a4c'].map((cloth, i) => ({
        svg: jamJar(c, cloth),
        half: 110,
        x: 200 + i * 330,
        scale: 0.86,
      })),
      { svg: jamJar(c), half: 110, x: 1120, scale: 0.86 },
      { svg: syrup(c), half: 100, x: 190, y: 800, scale: 0.66 },
      { svg: syrup(c), half: 100, x: 410, y: 800, scale: 0.66 },
      { svg: saltJar(c), half: 110, x: 690, y: 800, scale: 0.8 },
      { svg: saltJar(c), half: 110, x: 990, y: 800, scale: 0.8 },
    ],
    tones.sage,
  ),
  'gallery-wool-corner': tabletop((c) => [
    { svg: blanket(c, ['#d9cbb0', '#3c6270', '#a4553d'], 3), half: 270, x: 420, y: 750, scale: 1.1 },
    { svg: beanie(c, ['#8f3d33', '#ead9bd', '#ead9bd']), half: 190, x: 420, y: 446, scale: 0.7 },
    { svg: mug(c, glazes.moss, '#5a2f16'), half: 116, x: 900, y: 800, scale: 1.15 },
  ]),
  'gallery-candle-evening': tabletop(
    (c) => [
      { svg: pillar(c, [76, 420, '#e0a030']), half: 76, x: 560, y: 700 },
      { svg: soyCandle(c, '#c9a06a'), half: 112, x: 300, y: 770, scale: 0.95 },
      { svg: pillar(c, [80, 230, '#d99427']), half: 80, x: 740, y: 770 },
      { svg: soyCandle(c, '#7f9a86'), half: 112, x: 970, y: 760, scale: 0.8 },
    ],
    tones.clay,
    true,
  ),
  'gallery-rocky-shore': (c: Canvas) => {
    const [w, h, light] = [c.width, c.height, lights.golden]
    c.add(
      sky(c, light, [h * 0.46, w * 0.66, h * 0.3]),
      ridge(c, {
        base: h * 0.47,
        rise: (t) => h * 0.2 * Math.max(0, 0.6 - t),
        colour: light.land,
        fir: h * 0.07,
      }),
      sea(c, light, { top: h * 0.455, height: h * 0.55, sunX: w * 0.66 }),
      at({ x: w * 0.46, y: h * 0.62, scale: 0.8 }, boat(c, ['#2f5566', '#e0b23c'])),
      rocks(c, { y: h + 20, height: 210, colour: '#4d433d' }),
    )
    finishTidewater(c)
  },
}

export const harbourNotices = {
  'notice-winter-wool': (c: Canvas) =>
    tabletop(
      (d) => [{ svg: beanie(d, ['#2f5566', '#e6d9c0', '#e6d9c0']), half: 190, x: 400, y: 690, scale: 1.05 }],
      tones.mist,
    )(c),
  'notice-candle-night': (c: Canvas) =>
    tabletop(
      (d) => [
        { svg: soyCandle(d, '#c9a06a'), half: 112, x: 290, y: 690, scale: 1.05 },
        { svg: pillar(d, [72, 260, '#e0a030']), half: 72, x: 570, y: 720 },
      ],
      tones.clay,
      true,
    )(c),
}
