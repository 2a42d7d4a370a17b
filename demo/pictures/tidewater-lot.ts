import { lights, ridge, sea, sky } from './coast'
import { boat, house, lighthouse } from './harbourfront'
import { darker, lighter, mix } from './colour'
import {
  at,
  blur,
  type Canvas,
  ellipse,
  finish,
  group,
  line,
  linear,
  noise,
  path,
  radial,
  rect,
  times,
} from './kit'

export type Weather = keyof typeof lights

/** The road or lot in the foreground, rough and a little wet. */
export const asphalt = (
  c: Canvas,
  { top, tint, lines = true }: { top: number; tint: string; lines?: boolean },
) => {
  const [w, h] = [c.width, c.height - top]
  const ground = mix('#5d5a5a', tint, 0.25)
  return [
    rect(0, top, [w, h], `fill="${linear(c, [lighter(ground, 0.35), ground, darker(ground, 0.35)])}"`),
    rect(
      0,
      top,
      [w, h],
      `${noise(c, { x: 0.3, y: 0.5, colour: '#14110f', strength: 2.4, cut: 0.46 })} opacity="0.4"`,
    ),
    rect(
      0,
      top,
      [w, h],
      `${noise(c, { x: 0.006, y: 0.03, colour: tint, strength: 3, cut: 0.5, seed: 6 })} opacity="0.5"`,
    ),
    lines
      ? group(
          'opacity="0.75"',
          ...[-0.9, -0.52, 1.52, 1.9].map((t) =>
            path(
              line([
                [w * (0.5 + (t - 0.5) * 0.62), top + h * 0.1],
                [w * (0.507 + (t - 0.5) * 0.62), top + h * 0.1],
                [w * (0.52 + (t - 0.5) * 1.2), c.height],
                [w * (0.505 + (t - 0.5) * 1.2), c.height],
              ]),
              'fill="#efe6d6"',
            ),
          ),
        )
      : '',
  ].join('')
}

const bulbs = (c: Canvas, [y, sag]: [number, number]) => {
  const w = c.width
  return (
    path(
      `M0 ${y}Q${w / 4} ${y + sag * 2} ${w / 2} ${y}T${w} ${y}`
        .replace('T', `Q${w * 0.75} ${y + sag * 2} `)
        .replace(`${w} ${y}`, `${w} ${y}`),
      'fill="none" stroke="#1d1816" stroke-width="3"',
    ) +
    times(20, (i) => {
      const t = ((i % 10) + 0.5) / 10
      const [x, by] = [(Math.floor(i / 10) + t) * (w / 2), y + sag * 4 * t * (1 - t) + 9]
      return (
        ellipse(
          x,
          by,
          [30, 30],
          `fill="${radial(c, [
            [0, '#ffd98a', 0.7],
            [1, '#ffd98a', 0],
          ])}"`,
        ) + ellipse(x, by, [6, 7], 'fill="#fff4cf"')
      )
    })
  )
}

const town = (
  c: Canvas,
  { base, from, count, scale }: { base: number; from: number; count: number; scale: number },
) =>
  times(count, (i) =>
    at(
      { x: from + i * 190 * scale, y: base + ((i * 7) % 5) * 3, scale: scale * c.between(0.8, 1.1) },
      house(c, [c.pick(['#a8443a', '#e2d7c2', '#3f6478', '#d19a45', '#6d8a78']), '#3a3634'], {
        floors: 1 + (i % 2),
        glow: 0.6,
      }),
    ),
  )

export type Setting = { weather: Weather; sunX?: number; place: 'lot' | 'road' | 'wharf' }

/** The coast behind the cars; the ground begins at about 0.62 of the height. */
export const setting = (c: Canvas, { weather, sunX = 0.25, place }: Setting) => {
  const [w, h, light] = [c.width, c.height, lights[weather]]
  const horizon = h * 0.42
  c.add(
    sky(c, light, [horizon + 4, w * sunX, horizon * 0.7]),
    ridge(c, {
      base: horizon + 4,
      rise: (t) => h * 0.06 * Math.max(0, Math.sin(t * 6 + 2)) + h * 0.012,
      colour: mix(light.haze, light.land, 0.35),
      fir: 0,
    }),
    sea(c, light, { top: horizon, height: h * 0.22, sunX: w * sunX }),
  )
  if (place === 'wharf')
    c.add(
      ridge(c, {
        base: horizon + h * 0.12,
        rise: (t) => h * 0.13 * Math.max(0, 1 - t * 1.5),
        colour: light.land,
        fir: h * 0.05,
      }),
      town(c, { base: horizon + h * 0.13, from: w * 0.04, count: 5, scale: h / 1500 }),
      at({ x: w * 0.78, y: horizon + h * 0.12, scale: h / 1900 }, boat(c, ['#2f5566', '#c9473a'])),
    )
  else
    c.add(
      ridge(c, {
        base: horizon + h * 0.13,
        rise: (t) => h * 0.2 * Math.max(0, t - 0.55) * 2,
        colour: light.land,
        fir: h * 0.07,
      }),
      at(
        { x: w * 0.87, y: horizon - h * 0.045, scale: h / 2300 },
        lighthouse(c, weather === 'morning' ? 0.1 : 0.8),
      ),
    )
  const edge = h * 0.575
  c.add(
    rect(
      0,
      edge - h * 0.02,
      [w, h * 0.06],
      `fill="${linear(c, [mix('#6f7a52', light.haze, 0.3), darker('#5d6a48', 0.25)])}"`,
    ),
    rect(
      0,
      edge - h * 0.03,
      [w, h * 0.06],
      noise(c, { x: 0.04, y: 0.02, colour: '#39452c', strength: 4, cut: 0.45 }),
    ),
    asphalt(c, { top: h * 0.605, tint: light.haze, lines: place === 'lot' }),
    place === 'road' ? path(`M0 ${h * 0.955}H${w}V${h * 0.968}H0Z`, 'fill="#e8c25a" opacity="0.75"') : '',
    times(12, (i) =>
      rect(i * (w / 11) - 8, h * 0.555, [12, h * 0.06], `fill="${linear(c, ['#cfc8bc', '#7a736a'], 0)}"`),
    ),
    rect(0, h * 0.562, [w, h * 0.012], `fill="${linear(c, ['#f0ebe0', '#8f887e'])}"`),
    rect(0, h * 0.6, [w, 12], `fill="#1c1410" opacity="0.35" ${blur(c, 5)}`),
    ellipse(w * sunX, h * 0.8, [w * 0.5, h * 0.2], `fill="${light.sun}" opacity="0.28" ${blur(c, 60)}`),
  )
  if (place === 'lot' && weather !== 'morning') c.add(bulbs(c, [h * 0.1, h * 0.05]))
}

export const finishTidewater = (c: Canvas) => finish(c, { vignette: 0.36, tint: '#141420', grain: 0.1 })
