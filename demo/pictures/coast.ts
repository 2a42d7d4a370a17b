import { darker, lighter, mix } from './colour'
import {
  blur,
  type Canvas,
  ellipse,
  linear,
  noise,
  path,
  type Point,
  radial,
  rect,
  smooth,
  times,
} from './kit'

export type Light = { sky: string[]; sun: string; sea: [string, string]; haze: string; land: string }

export const lights = {
  golden: {
    sky: ['#6d8fb0', '#b9b5b8', '#f2c793', '#ffdfa6'],
    sun: '#fff1c4',
    sea: ['#f0c490', '#3d5a70'],
    haze: '#e2b590',
    land: '#44544f',
  },
  morning: {
    sky: ['#7fb0cf', '#b5d3df', '#e6ecdf', '#f8ecd2'],
    sun: '#fffbe8',
    sea: ['#c9dcdb', '#3f7387'],
    haze: '#c3d2cf',
    land: '#4a6556',
  },
  dusk: {
    sky: ['#2c3d63', '#5d628c', '#c1889a', '#f5b183'],
    sun: '#ffd9a0',
    sea: ['#d79a8c', '#26344f'],
    haze: '#9b7f95',
    land: '#2f3747',
  },
} satisfies Record<string, Light>

export const sky = (c: Canvas, light: Light, [height, sunX, sunY]: [number, number, number]) => {
  const w = c.width
  return [
    rect(0, 0, [w, height], `fill="${linear(c, light.sky)}"`),
    ellipse(
      sunX,
      sunY,
      [w * 0.4, w * 0.26],
      `fill="${radial(c, [
        [0, light.sun, 0.95],
        [0.3, light.sun, 0.4],
        [1, light.sun, 0],
      ])}"`,
    ),
    rect(
      0,
      0,
      [w, height * 0.9],
      `${noise(c, { x: 1.6 / w, y: 9 / w, colour: lighter(light.haze, 0.75), strength: 3.4, cut: 0.5, seed: 5 })} opacity="0.6"`,
    ),
    rect(
      0,
      0,
      [w, height * 0.8],
      `${noise(c, { x: 2.2 / w, y: 14 / w, colour: mix(light.haze, light.sky[0]!, 0.4), strength: 2.6, cut: 0.54, seed: 9 })} opacity="0.45"`,
    ),
    ellipse(sunX, sunY, [w * 0.018, w * 0.018], `fill="#fffdf0" ${blur(c, w * 0.003)}`),
  ].join('')
}

export const sea = (
  c: Canvas,
  light: Light,
  { top, height, sunX }: { top: number; height: number; sunX: number },
) => {
  const w = c.width
  return [
    rect(
      0,
      top,
      [w, height],
      `fill="${linear(c, [light.sea[0], mix(light.sea[0], light.sea[1], 0.6), light.sea[1], darker(light.sea[1], 0.25)])}"`,
    ),
    rect(
      0,
      top,
      [w, height],
      noise(c, { x: 5 / w, y: 75 / w, colour: darker(light.sea[1], 0.25), strength: 2.8, cut: 0.5, seed: 3 }),
    ),
    rect(
      0,
      top,
      [w, height],
      `${noise(c, { x: 8 / w, y: 120 / w, colour: lighter(light.sea[0], 0.5), strength: 3, cut: 0.54, seed: 8 })} opacity="0.7"`,
    ),
    times(110, () => {
      const depth = c.random() ** 1.6
      return ellipse(
        sunX + c.between(-1, 1) * w * (0.02 + depth * 0.13),
        top + 3 + depth * height * 0.94,
        [w * (0.004 + depth * 0.017) * c.between(0.5, 1.2), 0.8 + depth * 3.4],
        `fill="${light.sun}" opacity="${c.between(0.35, 0.9).toFixed(2)}"`,
      )
    }),
    rect(0, top - 3, [w, 10], `fill="${light.haze}" opacity="0.5" ${blur(c, 3)}`),
  ].join('')
}

/** A wooded ridge: soft hills whose edge bristles with firs. */
export const ridge = (
  c: Canvas,
  { base, rise, colour, fir }: { base: number; rise: (t: number) => number; colour: string; fir: number },
) => {
  const points: Point[] = Array.from({ length: 13 }, (_, i): Point => [
    (c.width * i) / 12,
    base - rise(i / 12) - c.between(0, fir * 0.5),
  ])
  const trees = fir
    ? times(Math.round(c.width / (fir * 0.3)), (i) => {
        const x = i * fir * 0.3
        const t = x / c.width
        const h = fir * c.between(0.55, 1.2) * Math.min(1, rise(t) / fir)
        const y = base - rise(t) + 6
        return h < 3
          ? ''
          : path(
              `M${x} ${y - h}l${h * 0.12} ${h * 0.35}h${-h * 0.05}l${h * 0.12} ${h * 0.35}h${-h * 0.05}l${h * 0.14} ${h * 0.4}h${-h * 0.56}l${h * 0.14} ${-h * 0.4}h${-h * 0.05}l${h * 0.12} ${-h * 0.35}h${-h * 0.05}Z`,
              `fill="${mix(colour, '#0d1714', c.between(0, 0.3))}"`,
            )
      })
    : ''
  const d = `${smooth(points, false)}L${c.width} ${base}L0 ${base}Z`
  return (
    trees +
    path(d, `fill="${linear(c, [darker(colour, 0.12), lighter(colour, 0.1)])}"`) +
    path(
      d,
      `${noise(c, { x: 0.02, y: 0.04, colour: darker(colour, 0.4), strength: 2.4, cut: 0.48 })} opacity="0.5"`,
    )
  )
}
