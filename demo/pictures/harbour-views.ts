import { lights, ridge, sea, sky } from './coast'
import { darker, mix } from './colour'
import { pineMark } from './harbour-candles'
import { jamJar } from './harbour-pantry'
import { glazes, teapot } from './harbour-pottery'
import { finishHarbour, sprig } from './harbour-stage'
import { beanie } from './harbour-wool'
import { boat, house, lighthouse, rocks } from './harbourfront'
import { Canvas, at, blur, ellipse, group, linear, path, radial, rect, times } from './kit'
import { finishTidewater } from './tidewater-lot'

const facades: [string, string][] = [
  ['#b0453a', '#3b3532'],
  ['#ecdfc6', '#4a3a34'],
  ['#3f6c80', '#33302f'],
  ['#d9a244', '#4a3a34'],
  ['#7d9a86', '#33302f'],
  ['#e8d2b0', '#6b3a30'],
  ['#8d4a52', '#33302f'],
  ['#55707c', '#3b3532'],
]

const wharf = (c: Canvas, [y, h]: [number, number]) =>
  [
    times(Math.round(c.width / 62), (i) =>
      rect(i * 62, y, [15, h], `fill="${linear(c, ['#8a6f55', '#4b3a2c', '#2c211a'], 0)}"`),
    ),
    rect(0, y - h * 0.14, [c.width, h * 0.22], `fill="${linear(c, ['#b8997a', '#7d6149', '#4c392a'])}"`),
    times(Math.round(c.width / 31), (i) =>
      rect(i * 31, y - h * 0.14, [2, h * 0.2], 'fill="#2c211a" opacity="0.5"'),
    ),
    rect(0, y + h * 0.06, [c.width, h * 0.3], `fill="#150e0a" opacity="0.45" ${blur(c, 10)}`),
  ].join('')

/** The working harbour: a row of painted houses, the wharf, boats at anchor. */
export const harbourView = (weather: keyof typeof lights) => (c: Canvas) => {
  const [w, h, light] = [c.width, c.height, lights[weather]]
  const water = h * 0.6
  const scale = h / 1080
  c.add(
    sky(c, light, [h * 0.56, w * 0.24, h * 0.36]),
    ridge(c, {
      base: h * 0.56,
      rise: (t) => h * 0.09 * (0.6 + 0.5 * Math.sin(t * 5 + 1)),
      colour: mix(light.haze, light.land, 0.3),
      fir: 0,
    }),
    ridge(c, {
      base: h * 0.6,
      rise: (t) => h * (0.05 + 0.16 * t * t),
      colour: mix(light.land, light.haze, 0.25),
      fir: h * 0.055,
    }),
    sea(c, light, { top: water - h * 0.06, height: h * 0.46, sunX: w * 0.24 }),
  )
  const span = (w * 0.62) / (205 * scale * 0.92)
  c.add(
    at(
      { x: w * 0.38, y: water + h * 0.03, scale: [1, -0.55] },
      group(
        `opacity="0.24" ${blur(c, 16)}`,
        ...Array.from({ length: Math.ceil(span) }, (_, i) =>
          at(
            { x: i * 205 * scale * 0.92, y: 0, scale },
            rect(-100, -220, [200, 220], `fill="${facades[i % 8]![0]}"`),
          ),
        ),
      ),
    ),
    times(Math.ceil(span) + 1, (i) =>
      at(
        { x: w * 0.42 + i * 205 * scale * 0.92, y: water + (i % 3) * 3, scale: scale * 0.92 },
        house(c, facades[i % 8]!, {
          floors: [2, 1, 2, 3, 1, 2, 3, 2][i % 8]!,
          glow: weather === 'morning' ? 0.25 : 0.85,
        }),
      ),
    ),
    at(
      { x: 0, y: 0 },
      `<svg x="${w * 0.37}" width="${w}" height="${h}">${wharf(c, [water + 3, h * 0.055])}</svg>`,
    ),
    ellipse(
      w * 0.24,
      h * 0.4,
      [w * 0.5, h * 0.4],
      `fill="${radial(c, [
        [0, light.sun, 0.4],
        [1, light.sun, 0],
      ])}"`,
    ),
    at({ x: w * 0.2, y: h * 0.69, scale: scale * 0.9 }, boat(c, ['#2f5566', '#c9473a'])),
    at({ x: w * 0.83, y: h * 0.76, scale: [-scale * 1.15, scale * 1.15] }, boat(c, ['#b5403a', '#efe4cc'])),
    at({ x: w * 0.47, y: h * 0.87, scale: scale * 1.7 }, boat(c, ['#e8dfca', '#2f6f78'])),
  )
  finishTidewater(c)
}

export const shopfront = (c: Canvas) => {
  c.add(
    rect(0, 0, [c.width, c.height], `fill="${linear(c, ['#4d6f7c', '#3d5b68', '#2b434e'], 60)}"`),
    times(46, (i) => rect(0, i * 20, [c.width, 3], 'fill="#14232a" opacity="0.4"')),
  )
  c.add(
    rect(150, 250, [640, 470], 'fill="#efe4cf"'),
    rect(176, 276, [588, 418], `fill="${radial(c, ['#ffe3a6', '#d99a4e', '#5d3519'], [0.5, 0.45, 0.75])}"`),
    rect(176, 560, [588, 134], `fill="${linear(c, ['#a6774a', '#5d3c20'])}"`),
    ...[
      [300, 'a'],
      [470, 'b'],
      [640, 'c'],
    ].map(([x], i) =>
      at(
        { x: +x!, y: 650, scale: 0.46 },
        [teapot(c, glazes.sea), jamJar(c, '#46568f'), beanie(c, ['#a5443a', '#efe3cd', '#efe3cd'])][i]!,
      ),
    ),
    times(
      4,
      (i) =>
        path(`M${250 + i * 150} 276v${50 + (i % 2) * 30}`, 'stroke="#2a1a10" stroke-width="3"') +
        ellipse(
          250 + i * 150,
          346 + (i % 2) * 30,
          [70, 70],
          `fill="${radial(c, [
            [0, '#fff3cf', 0.95],
            [0.2, '#ffdd8f', 0.6],
            [1, '#ffcf70', 0],
          ])}"`,
        ),
    ),
    path('M176 694V276H330L230 694Z', 'fill="#fff" opacity="0.13"'),
    path('M470 250V720M150 400H790', 'stroke="#efe4cf" stroke-width="12"'),
    ...Array.from({ length: 9 }, (_, i) =>
      path(
        `M${120 + i * 78} 150L${104 + i * 82} 262q41 34 82 0L${198 + i * 78} 150Z`,
        `fill="${linear(c, i % 2 ? ['#f4ead6', '#d6c5a6'] : ['#b5483c', '#7d2a22'])}"`,
      ),
    ),
    rect(110, 262, [740, 60], `fill="#120c0a" opacity="0.32" ${blur(c, 14)}`),
    rect(870, 230, [240, 560], 'fill="#efe4cf"'),
    rect(890, 250, [200, 540], `fill="${linear(c, ['#a8443a', '#8a3229', '#6b241d'], 30)}"`),
    rect(
      915,
      280,
      [150, 260],
      `fill="${linear(c, ['#ffe0a0', '#c98a45'])}" stroke="#efe4cf" stroke-width="8"`,
    ),
    at({ x: 990, y: 410, scale: 1.1 }, pineMark('#4a2a1a')),
    ellipse(912, 600, [11, 11], `fill="${radial(c, ['#ffe9b0', '#8a6a2a'])}"`),
    rect(0, 784, [c.width, 120], `fill="${linear(c, ['#a39a8c', '#6f675c'])}"`),
    rect(0, 776, [c.width, 26], `fill="#120c0a" opacity="0.4" ${blur(c, 9)}`),
    ...[
      [80, 800],
      [830, 806],
      [1150, 806],
    ].map(
      ([x, y]) =>
        rect(x! - 46, y! - 78, [92, 82], `rx="8" fill="${linear(c, ['#c98a62', '#7a4630'], 10)}"`) +
        times(9, (i) =>
          at({ x: x! - 30 + i * 8, y: y! - 70, rotate: -48 + i * 12 }, sprig(c, [150, 40, '#54794a'])),
        ),
    ),
  )
  finishHarbour(c)
}

/** The view a gallery picture or notice shows: sea, islands and a lighthouse on its rocks. */
export const lighthouseView = (light: keyof typeof lights) => (c: Canvas) => {
  const [w, h] = [c.width, c.height]
  const horizon = h * 0.6
  c.add(
    sky(c, lights[light], [horizon, w * 0.28, horizon * 0.72]),
    ridge(c, {
      base: horizon + 4,
      rise: (t) => h * 0.05 * Math.max(0, Math.sin(t * 5 - 1)),
      colour: lights[light].haze,
      fir: 0,
    }),
    sea(c, lights[light], { top: horizon, height: h - horizon, sunX: w * 0.28 }),
    ridge(c, {
      base: horizon + h * 0.12,
      rise: (t) => h * 0.22 * Math.max(0, t - 0.5) * 1.5,
      colour: lights[light].land,
      fir: h * 0.06,
    }),
    at(
      { x: w * 0.7, y: horizon + h * 0.06, scale: h / 850 },
      lighthouse(c, light === 'morning' ? 0.15 : 0.75),
    ),
    rocks(c, { y: h + 20, height: h * 0.2, colour: darker(lights[light].land, 0.1) }),
  )
}
