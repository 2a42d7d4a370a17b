import { darker, lighter, mix } from './colour'
import { onShelf, sprig, tones } from './harbour-stage'
import { at, blur, type Canvas, clip, ellipse, linear, path, radial, times, tube } from './kit'
import { lathe, outline, type Turned } from './lathe'

export type Glaze = { top: string; body: string; clay: string; line: number }

export const glazes = {
  sea: { top: '#3f7f8e', body: '#e9e2d3', clay: '#b98a62', line: 0.52 },
  oat: { top: '#efe6d6', body: '#e6d8c0', clay: '#a9754d', line: 0.2 },
  slate: { top: '#34495a', body: '#4d6a7b', clay: '#c29a72', line: 0.4 },
  moss: { top: '#6f8060', body: '#dfd6bf', clay: '#a9754d', line: 0.45 },
} satisfies Record<string, Glaze>

/** Two glazes over bare clay; the upper one runs into the lower. */
const glazed =
  ({ top, body, clay, line }: Glaze, height: number) =>
  (h: number) => {
    const t = h / height
    if (t < 0.07) return clay
    if (t < 0.085) return darker(clay, 0.35)
    const blend = Math.max(0, Math.min(1, (t - line + 0.04) / 0.08))
    return mix(body, mix(top, lighter(top, 0.25), Math.max(0, t - 0.9) * 5), blend)
  }

const speckles = (c: Canvas, body: Turned, [width, height]: [number, number]) =>
  clip(
    c,
    outline(body),
    times(150, () => {
      const size = c.between(0.8, 2.8)
      return ellipse(
        c.between(-width, width),
        -c.between(height * 0.1, height),
        [size, size * 0.8],
        `fill="#4a3120" opacity="${c.between(0.15, 0.6).toFixed(2)}"`,
      )
    }),
  )

/** The open mouth of a pot: a lit rim, the inner wall, and what is in it. */
export const mouth = (
  c: Canvas,
  [y, r, depth]: [number, number, number],
  { rim, inside, fill }: { rim: string; inside: string; fill?: string },
) => {
  const k = 0.17
  const hole = `M${-r + 7} ${y}A${r - 7} ${(r - 7) * k} 0 1 0 ${r - 7} ${y}A${r - 7} ${(r - 7) * k} 0 1 0 ${-r + 7} ${y}Z`
  return [
    ellipse(
      0,
      y,
      [r, r * k],
      `fill="${linear(c, [lighter(rim, 0.75), lighter(rim, 0.2), darker(rim, 0.2)], 10)}"`,
    ),
    ellipse(
      0,
      y,
      [r - 7, (r - 7) * k],
      `fill="${linear(c, [darker(inside, 0.62), darker(inside, 0.3), lighter(inside, 0.25)], 8)}"`,
    ),
    fill
      ? clip(
          c,
          hole,
          ellipse(
            0,
            y + depth,
            [r - 10, (r - 8) * k],
            `fill="${radial(c, [lighter(fill, 0.4), fill, darker(fill, 0.5)], [0.35, 0.3, 0.8])}"`,
          ),
          ellipse(
            -r * 0.3,
            y + depth - r * 0.03,
            [r * 0.24, r * 0.03],
            `fill="#fff" opacity="0.45" ${blur(c, 2)}`,
          ),
        )
      : '',
  ].join('')
}

export const mug = (c: Canvas, glaze: Glaze, fill?: string) => {
  const body: Turned = {
    profile: [
      [0, 116],
      [8, 124],
      [40, 136],
      [130, 142],
      [230, 137],
      [282, 140],
      [290, 138],
    ],
    colour: glazed(glaze, 290),
    gloss: 0.75,
  }
  const d = 'M128 -236C226 -258 250 -180 226 -126C206 -82 160 -70 130 -72'
  return (
    tube(c, d, [30, mix(glaze.body, glaze.top, 0.2), 0.5]) +
    lathe(c, body) +
    speckles(c, body, [142, 280]) +
    mouth(c, [-290, 138, 22], { rim: glaze.top, inside: glaze.body, fill })
  )
}

export const bowl = (c: Canvas, glaze: Glaze) => {
  const body: Turned = {
    profile: [
      [0, 92],
      [16, 90],
      [22, 100],
      [60, 175],
      [120, 232],
      [180, 262],
      [206, 268],
      [212, 266],
    ],
    colour: glazed(glaze, 212),
    gloss: 0.85,
  }
  return (
    lathe(c, body) +
    speckles(c, body, [268, 200]) +
    mouth(c, [-212, 266, 0], { rim: glaze.top, inside: mix(glaze.top, glaze.body, 0.3) })
  )
}

export const teapot = (c: Canvas, glaze: Glaze) => {
  const body: Turned = {
    profile: [
      [0, 118],
      [10, 128],
      [60, 186],
      [130, 206],
      [200, 178],
      [246, 112],
      [254, 100],
    ],
    colour: glazed(glaze, 262),
    gloss: 0.9,
  }
  const lid: Turned = {
    profile: [
      [252, 104],
      [264, 104],
      [284, 74],
      [296, 30],
      [306, 18],
      [322, 28],
      [338, 24],
      [344, 6],
    ],
    colour: glaze.top,
    gloss: 0.9,
  }
  const spout = 'M-168 -96C-240 -110 -258 -190 -306 -246L-276 -268C-226 -226 -206 -196 -150 -186Z'
  return (
    tube(c, 'M168 -190C280 -260 320 -120 184 -86', [28, mix(glaze.body, glaze.top, 0.3), 0.6]) +
    path(spout, `fill="${linear(c, [lighter(glaze.top, 0.35), glaze.top, darker(glaze.top, 0.45)], 60)}"`) +
    ellipse(-291, -257, [19, 9], `fill="${darker(glaze.top, 0.6)}" transform="rotate(-36 -291 -257)"`) +
    lathe(c, body) +
    speckles(c, body, [206, 250]) +
    lathe(c, lid)
  )
}

const cup = (c: Canvas, glaze: Glaze, [x, y, scale]: [number, number, number]) => ({
  svg: mug(c, glaze),
  half: 124,
  x,
  y,
  scale,
})

const twig = (c: Canvas, [x, y, rotate]: [number, number, number]) => ({
  svg: at({ x: 0, y: 0, rotate }, sprig(c, [300, 62, '#5f7250'])),
  half: 30,
  x,
  y,
})

const stack = (c: Canvas, list: Glaze[]) =>
  list.map((glaze, i) => at({ x: 0, y: -i * 92, scale: 1 - i * 0.06 }, bowl(c, glaze))).join('')

export const pottery = {
  mug: onShelf(tones.sand, (c) => [
    twig(c, [850, 850, 74]),
    { svg: mug(c, glazes.sea, '#5a2f16'), half: 124, scale: 1.5, x: 460 },
  ]),
  'mug-2': onShelf(tones.clay, (c) => [
    cup(c, glazes.slate, [640, 766, 1.12]),
    cup(c, glazes.moss, [360, 870, 1.32]),
  ]),
  bowl: onShelf(tones.sand, (c) => [{ svg: bowl(c, glazes.sea), half: 110, scale: 1.4, x: 505 }]),
  'bowl-2': onShelf(tones.mist, (c) => [
    { svg: stack(c, [glazes.slate, glazes.oat, glazes.sea]), half: 110, scale: 1.25, x: 510, y: 850 },
  ]),
  teapot: onShelf(tones.sand, (c) => [{ svg: teapot(c, glazes.sea), half: 130, scale: 1.4, x: 510 }]),
  'teapot-2': onShelf(tones.sage, (c) => [
    { svg: teapot(c, glazes.oat), half: 130, scale: 1.15, x: 440, y: 780 },
    { svg: mug(c, glazes.oat, '#a5622a'), half: 124, scale: 0.78, x: 760, y: 872 },
  ]),
}
