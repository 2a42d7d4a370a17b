import { mix } from './colour'

export type Stop = [offset: number, colour: string, opacity?: number]
export type Point = [x: number, y: number]

const hash = (text: string) =>
  [...text].reduce((sum, ch) => Math.imul(sum ^ ch.charCodeAt(0), 16777619) >>> 0, 2166136261)

const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) >>> 0
  let t = Math.imul(seed ^ (seed >>> 15), seed | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** One picture in the making: layers of SVG, shared definitions, and a random source seeded by its name. */
export class Canvas {
  readonly random: () => number
  private readonly known = new Map<string, string>()
  private readonly layers: string[] = []

  constructor(
    readonly width: number,
    readonly height: number,
    seed: string,
  ) {
    this.random = seeded(hash(seed))
  }

  between(low: number, high: number) {
    return low + this.random() * (high - low)
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!
  }

  /** Adds a definition once; `@` in the body stands for its id. Returns `url(#id)`. */
  define(body: string) {
    const id = this.known.get(body) ?? `d${this.known.size}`
    this.known.set(body, id)
    return `url(#${id})`
  }

  add(...svg: string[]) {
    this.layers.push(...svg)
  }

  svg() {
    const defs = [...this.known].map(([body, id]) => body.replaceAll('@', id)).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${defs}</defs>${this.layers.join('')}</svg>`
  }
}

export const n = (value: number) => Math.round(value * 100) / 100

const stopTags = (stops: (Stop | string)[]) =>
  stops
    .map((stop, index): Stop => (typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop))
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A gradient over the shape's box; 0 degrees runs left to right, 90 top to bottom. */
export const linear = (c: Canvas, stops: (Stop | string)[], degrees = 90) => {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180) / 2, Math.sin((degrees * Math.PI) / 180) / 2]
  return c.define(
    `<linearGradient id="@" x1="${n(0.5 - x)}" y1="${n(0.5 - y)}" x2="${n(0.5 + x)}" y2="${n(0.5 + y)}">${stopTags(stops)}</linearGradient>`,
  )
}

export const radial = (
  c: Canvas,
  stops: (Stop | string)[],
  [cx, cy, r]: [number, number, number] = [0.5, 0.5, 0.5],
) => c.define(`<radialGradient id="@" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`)

const filter = (body: string, margin = 30) =>
  `<filter id="@" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%" color-interpolation-filters="sRGB">${body}</filter>`

export const blur = (c: Canvas, amount: number) =>
  `filter="${c.define(filter(`<feGaussianBlur stdDeviation="${amount}"/>`, 80))}"`

export type Relief = {
  depth?: number
  soft?: number
  shine?: number
  gloss?: number
  texture?: { x: number; y?: number; amount: number; seed?: number }
}

/** Turns a flat shape into a body lit from the upper left; texture roughens it, shine adds a wet highlight. */
export const relief = (c: Canvas, { depth = 14, soft = 8, shine = 0, gloss = 18, texture }: Relief = {}) => {
  const light = '<feDistantLight azimuth="235" elevation="48"/>'
  const rough = texture
    ? `<feTurbulence type="fractalNoise" baseFrequency="${texture.x} ${texture.y ?? texture.x}" numOctaves="3" seed="${texture.seed ?? 4}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${texture.amount} 0 0 0 0" result="t"/><feComposite in="b" in2="t" operator="arithmetic" k2="${n(1 - texture.amount / 2)}" k3="1" result="h"/>`
    : ''
  const wet = shine
    ? `<feSpecularLighting in="${texture ? 'h' : 'b'}" surfaceScale="${depth}" specularConstant="${shine}" specularExponent="${gloss}" lighting-color="#fff8ea">${light}</feSpecularLighting><feComposite in2="o" operator="arithmetic" k2="1" k3="1"/><feComposite in2="SourceAlpha" operator="in"/>`
    : ''
  return `filter="${c.define(
    filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="b"/>${rough}<feDiffuseLighting in="${texture ? 'h' : 'b'}" surfaceScale="${depth}" diffuseConstant="0.84" lighting-color="#fffaf2">${light}</feDiffuseLighting><feComposite in="SourceGraphic" operator="arithmetic" k1="1.12" k2="0.3"/><feComposite in2="SourceAlpha" operator="in" result="o"/>${wet}`,
      15,
    ),
  )}"`
}

/** Two shadows, a tight one where things touch and a wide one falling to the lower right. */
export const cast = (c: Canvas, reach = 14, strength = 0.4) =>
  `filter="${c.define(
    filter(
      `<feDropShadow dx="${reach * 0.25}" dy="${reach * 0.3}" stdDeviation="${reach * 0.25}" flood-color="#2a1a10" flood-opacity="${strength}"/><feDropShadow dx="${reach}" dy="${reach * 1.2}" stdDeviation="${reach * 1.2}" flood-color="#2a1a10" flood-opacity="${n(strength * 0.8)}"/>`,
    ),
  )}"`

export type Noise = { x: number; y?: number; colour: string; strength: number; cut?: number; seed?: number }

/** Coloured noise laid over a shape: opacity follows the noise above the cut. */
export const noise = (c: Canvas, { x, y = x, colour, strength, cut = 0.5, seed = 1 }: Noise) => {
  const [r, g, b] = [1, 3, 5].map((at) => n(parseInt(colour.slice(at, at + 2), 16) / 255))
  return `filter="${c.define(
    filter(
      `<feTurbulence type="fractalNoise" baseFrequency="${x} ${y}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${strength} 0 0 0 ${n(-strength * cut)}"/><feComposite in2="SourceAlpha" operator="in"/>`,
      0,
    ),
  )}"`
}

type Sized = [size: [number, number], attributes?: string]

export const rect = (x: number, y: number, ...[size, attributes = '']: Sized) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(size[0])}" height="${n(size[1])}" ${attributes}/>`

export const ellipse = (x: number, y: number, ...[radii, attributes = '']: Sized) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radii[0])}" ry="${n(radii[1])}" ${attributes}/>`

export const path = (d: string, attributes = '') => `<path d="${d}" ${attributes}/>`

export const group = (attributes: string, ...inner: string[]) => `<g ${attributes}>${inner.join('')}</g>`

export type Place = { x: number; y: number; scale?: number | [number, number]; rotate?: number }

export const at = ({ x, y, scale = 1, rotate = 0 }: Place, ...inner: string[]) =>
  group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(rotate)}) scale(${Array.isArray(scale) ? scale.join(' ') : n(scale)})"`,
    ...inner,
  )

/** Shows the inner layers only inside the path. */
export const clip = (c: Canvas, d: string, ...inner: string[]) =>
  group(`clip-path="${c.define(`<clipPath id="@"><path d="${d}"/></clipPath>`)}"`, ...inner)

/** A repeating tile in the user's space. */
export const pattern = (c: Canvas, [w, h, rotate = 0]: [number, number, number?], tile: string) =>
  c.define(
    `<pattern id="@" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${rotate})">${tile}</pattern>`,
  )

/** A soft curve through the points. */
export const smooth = (points: Point[], closed = true) => {
  const count = points.length
  const point = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!
  const curves = points.slice(0, closed ? count : -1).map((_, i) => {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    return `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  })
  return `M${n(points[0]![0])} ${n(points[0]![1])}${curves.join('')}${closed ? 'Z' : ''}`
}

export const line = (points: Point[], closed = true) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`

/** An irregular round outline; wobble 0 is an ellipse. */
export const blob = (c: Canvas, [x, y, rx, ry = rx]: [number, number, number, number?], wobble = 0.1) => {
  const count = 11
  return smooth(
    Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * Math.PI * 2
      const reach = 1 + c.between(-wobble, wobble)
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    }),
  )
}

/** Calls draw `count` times and joins what it returns. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A round bar along a path, shaded across its width. */
export const tube = (c: Canvas, d: string, [width, colour, shine = 0.5]: [number, string, number?]) =>
  group(
    relief(c, { depth: width * 0.3, soft: width * 0.24, shine: shine * 0.6, gloss: 22 }),
    path(
      d,
      `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
    ),
  )

/** The last layers of every picture: light falling off to the corners and a film-like grain. */
export const finish = (c: Canvas, { vignette = 0.3, tint = '#2b1608', grain = 0.1 } = {}) => {
  const whole: [number, number] = [c.width, c.height]
  const edge = radial(
    c,
    [
      [0.45, tint, 0],
      [1, tint, vignette],
    ],
    [0.45, 0.42, 0.78],
  )
  c.add(
    rect(0, 0, whole, `fill="${edge}"`),
    rect(
      0,
      0,
      whole,
      `${noise(c, { x: 0.55, colour: mix(tint, '#000000', 0.3), strength: grain * 4, cut: 0.5 })} opacity="0.35"`,
    ),
  )
}
