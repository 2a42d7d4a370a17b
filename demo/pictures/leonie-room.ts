import { lights, sea, sky } from './coast'
import { darker, lighter, mix } from './colour'
import { planks } from './harbour-stage'
import { house } from './harbourfront'
import { Canvas, at, blur, ellipse, group, linear, noise, path, radial, rect, times } from './kit'
import { lathe, profile } from './lathe'
import { wineGlass } from './leonie-drinks'
import { finishLeonie } from './leonie-table'

const glow = (c: Canvas, [x, y, r]: [number, number, number], strength = 0.6) =>
  ellipse(
    x,
    y,
    [r, r],
    `fill="${radial(c, [
      [0, '#fff0c4', strength],
      [0.18, '#ffcf7e', strength * 0.5],
      [1, '#ff9d3a', 0],
    ])}"`,
  )

export const lamp = (c: Canvas, [x, y]: [number, number]) =>
  path(`M${x} -20V${y - 90}`, 'stroke="#17100c" stroke-width="4"') +
  ellipse(x, y + 4, [64, 13], 'fill="#fff4cf"') +
  path(
    `M${x - 66} ${y}C${x - 60} ${y - 60} ${x - 22} ${y - 72} ${x - 13} ${y - 98}H${x + 13}C${x + 22} ${y - 72} ${x + 60} ${y - 60} ${x + 66} ${y}Q${x} ${y + 18} ${x - 66} ${y}Z`,
    `fill="${linear(c, ['#6f8f86', '#35564f', '#152823'], 8)}"`,
  ) +
  path(`M${x - 64} ${y}Q${x} ${y + 18} ${x + 64} ${y}`, 'stroke="#e8bd6a" stroke-width="4" fill="none"') +
  glow(c, [x, y + 14, 300], 0.5)

const candle = (c: Canvas, [x, y]: [number, number]) =>
  rect(x - 7, y - 66, [14, 66], `fill="${linear(c, ['#fff6df', '#d9c49a'], 0)}"`) +
  path(`M${x} ${y - 102}q14 20 0 34q-14 -14 0 -34Z`, 'fill="#fff0b0"') +
  glow(c, [x, y - 82, 150], 0.8)

const chair = (c: Canvas, { x, y, flip, scale }: { x: number; y: number; flip: number; scale: number }) =>
  at(
    { x, y, scale: [flip * scale, scale] },
    group(
      `fill="none" stroke="${linear(c, ['#7a4a2a', '#2e180c'])}" stroke-width="13" stroke-linecap="round"`,
      path('M-60 0L-50 -170L-74 -380Q-62 -420 -40 -380L-34 -170'),
      path('M-56 -230Q-48 -330 -44 -380'),
      path('M60 0L52 -168M-10 0L-20 -160'),
    ),
    rect(-64, -184, [136, 24], `rx="10" fill="${linear(c, ['#a5663a', '#4a2815'])}"`),
  )

const diningTable = (c: Canvas, { x, y, scale }: { x: number; y: number; scale: number }) => [
  chair(c, { x: x - 250 * scale, y: y + 6, flip: 1, scale }),
  chair(c, { x: x + 250 * scale, y: y + 6, flip: -1, scale }),
  at(
    { x, y, scale },
    ellipse(20, 4, [250, 30], `fill="#0d0503" opacity="0.7" ${blur(c, 14)}`),
    path('M-14 -230H14L18 -20L80 0H-80L-18 -20Z', `fill="${linear(c, ['#5a3a26', '#1d100a'])}"`),
    path(
      'M-214 -250Q0 -276 214 -250L226 -130Q190 -110 170 -126Q120 -92 70 -124Q10 -92 -46 -122Q-110 -92 -150 -126Q-196 -108 -226 -132Z',
      `fill="${linear(c, ['#f8ecd4', '#d9c09a', '#9c7a55'])}"`,
    ),
    times(7, (i) =>
      path(
        `M${-190 + i * 62} -240Q${-196 + i * 64} -180 ${-190 + i * 63} -124`,
        `stroke="#7a5a38" stroke-width="10" opacity="0.22" fill="none" ${blur(c, 5)}`,
      ),
    ),
    ellipse(0, -252, [216, 26], `fill="${radial(c, ['#fff6e0', '#f3dfba', '#cbab7c'], [0.5, 0.4, 0.6])}"`),
    ...[-120, 120].map((px) =>
      ellipse(px, -250, [62, 10], 'fill="#fffaf0" stroke="#c9b08a" stroke-width="2"'),
    ),
    at({ x: -52, y: -248, scale: 0.3 }, wineGlass(c, '#6b1424')),
    at({ x: 60, y: -246, scale: 0.3 }, wineGlass(c, '#e0bd62')),
    candle(c, [4, -252]),
  ),
]

export const bottles = (c: Canvas, { x, y, count }: { x: number; y: number; count: number }) =>
  rect(x - 30, y, [count * 44 + 40, 14], `fill="${linear(c, ['#a5703f', '#4a2c16'])}"`) +
  times(count, (i) =>
    at(
      { x: x + i * 44 + 10, y, scale: 0.42 },
      lathe(c, {
        profile: profile('0 36, 6 40, 150 40, 190 30, 214 14, 280 13'),
        colour: c.pick(['#26402c', '#3d1a1c', '#5d4a1c', '#20303a']),
        gloss: 0.9,
      }),
      lathe(c, {
        profile: profile('50 41, 120 41'),
        colour: c.pick(['#efe2c6', '#d9c49a', '#b5483c']),
        gloss: 0.05,
      }),
    ),
  )

const townWindow = (c: Canvas, { x, y, w, h }: { x: number; y: number; w: number; h: number }) =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${sky(c, lights.dusk, [h, w * 0.3, h * 0.5])}${sea(c, lights.dusk, { top: h * 0.72, height: h * 0.3, sunX: w * 0.3 })}${times(6, (i) => at({ x: 60 + i * 130, y: h * 0.84, scale: 0.62 }, house(c, [['#8d3a34', '#c9b08a', '#35596a', '#b5843a'][i % 4]!, '#2a2624'], { floors: 1 + (i % 3), glow: 0.95 })))}</svg>` +
  rect(x, y, [w, h], 'fill="#1a2440" opacity="0.25"') +
  path(
    `M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 3} ${y}v${h}M${x + (2 * w) / 3} ${y}v${h}M${x} ${y + h * 0.36}h${w}`,
    'fill="none" stroke="#3b2415" stroke-width="16"',
  ) +
  path(`M${x} ${y}h${w}M${x} ${y + h * 0.36}h${w}`, 'fill="none" stroke="#8a5a35" stroke-width="4"')

/** The bistro's room in the evening: lamps, window on the town, laid tables. */
export const room =
  ({ wall = '#274a47', tables = 3, bar = true } = {}) =>
  (c: Canvas) => {
    const [w, h] = [c.width, c.height]
    const floor = h * 0.74
    c.add(
      rect(
        0,
        0,
        [w, floor],
        `fill="${radial(c, [lighter(wall, 0.3), wall, darker(wall, 0.55)], [0.5, 0.35, 0.8])}"`,
      ),
      rect(
        0,
        0,
        [w, floor],
        `${noise(c, { x: 0.01, colour: darker(wall, 0.5), strength: 1.5, cut: 0.48 })} opacity="0.4"`,
      ),
      rect(0, h * 0.53, [w, floor - h * 0.53], `fill="${linear(c, ['#7a4a2a', '#52301b', '#331c0f'])}"`),
      times(
        Math.round(w / 120),
        (i) =>
          rect(i * 120 + 12, h * 0.56, [96, h * 0.145], 'fill="none" stroke="#2a150a" stroke-width="5"') +
          rect(
            i * 120 + 15,
            h * 0.563,
            [96, h * 0.145],
            'fill="none" stroke="#a5703f" stroke-width="1.500" opacity="0.6"',
          ),
      ),
      rect(0, h * 0.525, [w, 12], `fill="${linear(c, ['#d9a860', '#6b431f'])}"`),
      townWindow(c, { x: w * 0.06, y: h * 0.11, w: w * 0.4, h: h * 0.38 }),
      planks(c, [floor, 4, mix('#6b4327', wall, 0.1)]),
      rect(0, floor - 4, [w, 22], `fill="#0d0503" opacity="0.6" ${blur(c, 7)}`),
    )
    if (bar)
      c.add(
        ...[0.2, 0.33, 0.46].map((t) =>
          bottles(c, { x: w * 0.6, y: h * t, count: Math.round((w * 0.34) / 44) }),
        ),
      )
    else
      c.add(
        ...[0.62, 0.77].map(
          (t) =>
            rect(
              w * t,
              h * 0.16,
              [w * 0.11, h * 0.24],
              `fill="${linear(c, ['#e2c48e', '#b0703f'])}" stroke="${linear(c, ['#d9a860', '#5d3a1a'])}" stroke-width="14"`,
            ) +
            path(
              `M${w * t} ${h * 0.34}q${w * 0.03} ${-h * 0.08} ${w * 0.055} ${-h * 0.02}t${w * 0.055} ${-h * 0.03}v${h * 0.11}h${-w * 0.11}Z`,
              'fill="#35596a"',
            ),
        ),
      )
    c.add(
      rect(
        0,
        0,
        [w, h],
        `fill="${linear(c, [
          [0, '#1a0a04', 0.1],
          [1, '#1a0a04', 0.45],
        ])}"`,
      ),
    )
    for (let i = 0; i < tables; i++)
      c.add(
        ...diningTable(c, {
          x: (w * (i + 0.5)) / tables,
          y: h * (i % 2 ? 0.86 : 0.93),
          scale: (h / 1080) * (i % 2 ? 0.94 : 1.16),
        }),
      )
    for (let i = 0; i < tables; i++) c.add(lamp(c, [(w * (i + 0.5)) / tables, h * (i % 2 ? 0.24 : 0.3)]))
    c.add(ellipse(w / 2, h * 0.6, [w * 0.5, h * 0.3], `fill="#ffb45a" opacity="0.13" ${blur(c, 60)}`))
    finishLeonie(c)
  }
