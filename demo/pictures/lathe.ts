import { lit } from './colour'
import { type Canvas, type Point, ellipse, group, linear, n, type Stop } from './kit'

export type Profile = [height: number, radius: number][]

/** Reads `height radius, height radius, …` from the foot upwards. */
export const profile = (text: string): Profile =>
  text.split(',').map((pair) => pair.trim().split(' ').map(Number) as [number, number])

export type Turned = {
  profile: Profile
  colour: string | ((height: number) => string)
  tilt?: number
  gloss?: number
  opacity?: number
  sharp?: boolean
}

type Slice = { height: number; radius: number; out: number; up: number }

const spline = (a: number, b: number, [c, d, t]: [number, number, number]) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

const slices = ({ profile, sharp }: Turned): Slice[] => {
  const found: Slice[] = []
  for (let i = 0; i < profile.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      profile[i - 1] ?? profile[i]!,
      profile[i]!,
      profile[i + 1]!,
      profile[i + 2] ?? profile[i + 1]!,
    ]
    const steps = Math.max(2, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / 2.5))
    const point = (t: number, axis: 0 | 1) =>
      sharp ? p1[axis] + (p2[axis] - p1[axis]) * t : spline(p0[axis], p1[axis], [p2[axis], p3[axis], t])
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const [dh, dr] = [point(t + 0.01, 0) - point(t - 0.01, 0), point(t + 0.01, 1) - point(t - 0.01, 1)]
      const length = Math.hypot(dh, dr) || 1
      found.push({
        height: point(t, 0),
        radius: Math.max(0.5, point(t, 1)),
        out: dh / length,
        up: -dr / length,
      })
    }
  }
  return found
}

const step = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

const key: [number, number, number] = [-0.62, 0.5, 0.6]

/** Light on a surface facing x right, y up, z to the viewer: key from the left, bounce from the table, a window's reflection. */
const shade = (colour: string, [x, y, z]: [number, number, number], gloss: number) => {
  const facing = x * key[0] + y * key[1] + z * key[2]
  const diffuse = Math.max(0, facing * 0.8 + 0.2)
  const bounce = Math.max(0, x * 0.9 - y * 0.3) * 0.16
  const light = 0.34 + 0.12 * y + 0.85 * diffuse + bounce
  const [rx, ry] = [2 * z * x, 2 * z * y]
  const pane =
    step(-0.93, -0.84, rx) * (1 - step(-0.62, -0.5, rx)) * step(-0.75, -0.3, ry) * (1 - step(0.5, 0.95, ry))
  const rim = (1 - z) ** 3 * 0.16
  return lit(colour, light, gloss * (pane * 0.5 + rim + Math.max(0, facing) ** 24 * 0.25))
}

const angles = [-90, -80, -70, -62, -56, -50, -44, -38, -32, -24, -12, 0, 15, 30, 45, 58, 70, 80, 90].map(
  (a) => (a * Math.PI) / 180,
)

/** A turned body (pottery, jars, candles) standing on its origin, drawn as shaded discs from the foot upwards. */
export const lathe = (c: Canvas, body: Turned) => {
  const { colour, tilt = 0.17, gloss = 0.5, opacity = 1 } = body
  const discs = slices(body).map((slice) => {
    const base = typeof colour === 'string' ? colour : colour(slice.height)
    const stops = angles.map((angle): Stop => {
      const [x, z] = [Math.sin(angle) * slice.out, Math.cos(angle) * slice.out]
      return [(Math.sin(angle) + 1) / 2, shade(base, [x, slice.up, Math.max(0, z)], gloss)]
    })
    return ellipse(0, -slice.height, [slice.radius, slice.radius * tilt], `fill="${linear(c, stops, 0)}"`)
  })
  return group(opacity < 1 ? `opacity="${opacity}"` : '', ...discs)
}

/** The outline of a turned body, to clip decoration to it. */
export const outline = ({ profile, sharp, tilt = 0.17 }: Turned) => {
  const side = slices({ profile, sharp, colour: '' })
  const [foot, top] = [side[0]!, side[side.length - 1]!]
  const right: Point[] = side.map(({ height, radius }) => [radius, -height])
  const left: Point[] = [...right].reverse().map(([x, y]) => [-x, y])
  const list = (points: Point[]) => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')
  return `M${list(right)}A${n(top.radius)} ${n(top.radius * tilt)} 0 0 0 ${n(-top.radius)} ${n(-top.height)}L${list(left)}A${n(foot.radius)} ${n(foot.radius * tilt)} 0 0 0 ${n(foot.radius)} ${n(-foot.height)}Z`
}
