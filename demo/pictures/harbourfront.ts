import { darker, lighter, mix } from './colour'
import {
  at,
  blur,
  type Canvas,
  clip,
  ellipse,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  relief,
  times,
} from './kit'

/** A clapboard house, its foot in the middle at the origin, lit from the left; about 200 wide. */
export const house = (
  c: Canvas,
  [colour, roof]: [string, string],
  { floors = 2, glow = 0.5 }: { floors?: number; glow?: number } = {},
) => {
  const h = 40 + floors * 92
  const pane = (x: number, y: number) =>
    rect(x - 19, y - 31, [38, 58], 'fill="#f4ecdd"') +
    rect(
      x - 14,
      y - 26,
      [28, 48],
      `fill="${linear(c, [mix('#3a4a5a', '#ffd27a', glow), mix('#26323e', '#f5a94e', glow)])}"`,
    ) +
    path(`M${x} ${y - 26}v48M${x - 14} ${y - 2}h28`, 'stroke="#f4ecdd" stroke-width="3"')
  const clap = times(Math.round(h / 9), (i) =>
    rect(-100, -i * 9, [200, 1.6], `fill="${darker(colour, 0.5)}" opacity="0.28"`),
  )
  return [
    rect(-100, -h, [200, h], `fill="${linear(c, [lighter(colour, 0.28), colour, darker(colour, 0.25)], 8)}"`),
    clap,
    path(
      `M-100 ${-h}L0 ${-h - 88}L100 ${-h}Z`,
      `fill="${linear(c, [lighter(colour, 0.2), darker(colour, 0.15)], 8)}"`,
    ),
    path(
      `M-112 ${-h + 6}L0 ${-h - 92}L112 ${-h + 6}`,
      `fill="none" stroke="${roof}" stroke-width="13" stroke-linejoin="round"`,
    ),
    path(`M-112 ${-h + 1}L-2 ${-h - 97}`, `stroke="${lighter(roof, 0.5)}" stroke-width="4"`),
    rect(44, -h - 100, [26, 54], `fill="${linear(c, ['#b3705a', '#6f4236'], 0)}"`),
    ...Array.from({ length: floors }, (_, f) =>
      (f ? [-56, 0, 56] : [-56, 56]).map((x) => pane(x, -62 - f * 92)).join(''),
    ),
    pane(0, -h - 26),
    rect(-17, -74, [34, 74], `fill="${darker(roof, 0.1)}" stroke="#f4ecdd" stroke-width="4"`),
    rect(-100, -h, [200, 22], `fill="${darker(colour, 0.6)}" opacity="0.25" ${blur(c, 5)}`),
  ].join('')
}

/** A fishing boat with its waterline at the origin, about 300 long. */
export const boat = (c: Canvas, [hull, trim]: [string, string]) => {
  const d = 'M-150 -58C-100 -44 40 -40 160 -78C150 -40 132 -8 112 6H-124C-140 -16 -148 -36 -150 -58Z'
  return [
    at(
      { x: 0, y: 10, scale: [1, -0.6] },
      group(
        `opacity="0.4" ${blur(c, 4)}`,
        path(d, `fill="${darker(hull, 0.3)}"`),
        rect(-30, -130, [80, 80], `fill="${lighter(trim, 0.3)}"`),
      ),
    ),
    path('M-20 -60V-210M-20 -190L-120 -70M60 -140V-250', 'stroke="#4c3a2c" stroke-width="5"'),
    group(
      relief(c, { depth: 12, soft: 7 }),
      rect(-36, -142, [96, 86], `rx="5" fill="#efe8da"`),
      rect(-46, -152, [118, 14], `rx="4" fill="${trim}"`),
    ),
    ...[-22, 10, 38].map((x) => rect(x, -128, [18, 28], `fill="${linear(c, ['#ffdf9c', '#6d7f8c'])}"`)),
    path(d, `fill="${linear(c, [lighter(hull, 0.35), hull, darker(hull, 0.45)], 75)}"`),
    path('M-150 -58C-100 -44 40 -40 160 -78', `fill="none" stroke="${lighter(trim, 0.4)}" stroke-width="8"`),
    path('M-142 -30C-90 -18 40 -14 146 -44', `fill="none" stroke="${trim}" stroke-width="5"`),
    ...[-90, -50, 84].map((x, i) =>
      ellipse(
        x,
        -38 + i * -2,
        [10, 14],
        `fill="${radial(c, ['#ffb46a', '#d8572e', '#8f2f1a'], [0.3, 0.3, 0.8])}"`,
      ),
    ),
    path('M-140 4H120', `stroke="#fff3dc" stroke-width="4" opacity="0.6" ${blur(c, 2)}`),
  ].join('')
}

/** A white tower with a red lantern house, foot at the origin, 400 high. */
export const lighthouse = (c: Canvas, beam = 0.5) =>
  [
    ellipse(
      0,
      -350,
      [220, 220],
      `fill="${radial(c, [
        [0, '#fff3c0', beam],
        [1, '#ffe9a8', 0],
      ])}"`,
    ),
    path('M-62 0L-38 -300H38L62 0Z', `fill="${linear(c, ['#d9d2c4', '#fffdf6', '#e9e0d0', '#a39a90'], 0)}"`),
    clip(
      c,
      'M-62 0L-38 -300H38L62 0Z',
      rect(-80, -214, [160, 62], `fill="${linear(c, ['#a5382e', '#d65a45', '#7a251e'], 0)}"`),
      rect(-80, -72, [160, 62], `fill="${linear(c, ['#a5382e', '#d65a45', '#7a251e'], 0)}"`),
    ),
    rect(-54, -314, [108, 16], `fill="${linear(c, ['#8e3028', '#c74d3c', '#5d1c17'], 0)}"`),
    rect(-26, -366, [52, 52], `fill="${linear(c, ['#6d5a3a', '#fff2b8', '#c99a4e'], 0)}"`),
    path('M-26 -340H26M-9 -366V-314M9 -366V-314', 'stroke="#5d2a20" stroke-width="4"'),
    path('M-36 -364Q0 -420 36 -364Z', `fill="${linear(c, ['#b23d31', '#7a251e'], 10)}"`),
    path('M0 -392V-414', 'stroke="#5d2a20" stroke-width="5"'),
    rect(-9, -262, [18, 28], 'rx="9" fill="#3d4a55"'),
    rect(-14, -46, [28, 46], 'rx="14" fill="#6d2b22"'),
  ].join('')

/** Rounded shore rocks along the foot of a picture. */
export const rocks = (c: Canvas, { y, height, colour }: { y: number; height: number; colour: string }) =>
  group(
    relief(c, { depth: 22, soft: 9, texture: { x: 0.02, y: 0.05, amount: 0.55 } }),
    times(16, (i) => {
      const [x, w] = [(c.width * i) / 15, c.width * c.between(0.05, 0.1)]
      const h = height * c.between(0.35, 1)
      return path(
        line([
          [x - w, y],
          [x - w * 0.8, y - h * 0.5],
          [x - w * 0.3, y - h],
          [x + w * 0.35, y - h * 0.86],
          [x + w * 0.9, y - h * 0.35],
          [x + w, y],
        ]),
        `fill="${mix(colour, c.pick(['#000000', '#ffffff']), c.between(0, 0.16))}" stroke-linejoin="round" stroke="${colour}" stroke-width="12"`,
      )
    }),
  )
