import { type Car, rounded } from './car-parts'
import { darker, lighter } from './colour'
import { Canvas, at, blur, clip, ellipse, group, linear, path, radial, rect, times } from './kit'

type Corner = [number, number, number]

/** Both halves of an outline given by its right side from the bottom up. */
const mirrored = (right: Corner[]) =>
  rounded([...right, ...[...right].reverse().map(([x, y, r]): Corner => [-x, y, r])])

const headlamp = (c: Canvas, { x, y, tall }: { x: number; y: number; tall: boolean }) => {
  const d = tall
    ? rounded([
        [-58, -30, 12],
        [54, -40, 14],
        [58, 30, 16],
        [-46, 28, 12],
      ])
    : rounded([
        [-74, -6, 10],
        [60, -34, 14],
        [66, 2, 14],
        [-52, 22, 12],
      ])
  const lamp =
    path(d, `fill="${linear(c, ['#dfe5e8', '#59636b', '#1d2226'], 80)}" stroke="#14171a" stroke-width="4"`) +
    ellipse(24, -8, [20, 17], `fill="${radial(c, ['#ffffff', '#fff3cf', '#b9a67a'])}"`) +
    ellipse(-20, 0, [14, 11], `fill="${radial(c, ['#ffffff', '#fff3cf', '#8f8468'])}"`)
  return (
    at({ x, y, scale: [Math.sign(x), 1] }, lamp) +
    ellipse(
      x + Math.sign(x) * 14,
      y - 6,
      [120, 100],
      `fill="${radial(c, [
        [0, '#fff6d8', 0.85],
        [0.25, '#fff0c0', 0.3],
        [1, '#fff0c0', 0],
      ])}"`,
    )
  )
}

const tyre = (c: Canvas, [x, r]: [number, number]) =>
  rect(
    x - 34,
    -r * 1.5,
    [68, r * 1.5],
    `rx="16" fill="${linear(c, ['#0c0c0d', '#323234', '#1a1a1b', '#080808'], 0)}"`,
  )

const grille = (c: Canvas, { top, bottom, half }: { top: number; bottom: number; half: number }) => {
  const d = mirrored([
    [half * 0.82, bottom, 18],
    [half, top + 10, 16],
    [half * 0.94, top, 12],
  ])
  const rows = Math.max(3, Math.round((bottom - top) / 16))
  return (
    path(
      d,
      `fill="${linear(c, ['#0d0e10', '#24272a'])}" stroke="${linear(c, ['#f4f2ec', '#7f8387'])}" stroke-width="6"`,
    ) +
    clip(
      c,
      d,
      times(rows, (i) =>
        rect(-half, top + 10 + i * 16, [half * 2, 4], `fill="${linear(c, ['#b9bcbe', '#4a4e52'])}"`),
      ),
    ) +
    ellipse(0, (top + bottom) / 2, [24, 24], `fill="${linear(c, ['#ffffff', '#9aa0a5', '#5d6368'], 50)}"`) +
    path(
      `M-13 ${(top + bottom) / 2 + 5}q7 -14 13 -4t13 -4`,
      'fill="none" stroke="#24445c" stroke-width="5" stroke-linecap="round"',
    )
  )
}

/** A car from the front with its lamps lit, wheels on y 0, its middle at the origin. */
export const frontView = (c: Canvas, car: Car) => {
  const { paint, hood, belt, roof, lift, wheel, open, rails, cladding } = car
  const half = 236 + (roof - 320) * 0.22
  const [glassHalf, roofHalf] = [half * 0.8, half * 0.6]
  const body = mirrored([
    [half - 30, -lift, 20],
    [half, -lift - 60, 24],
    [half + 4, -hood + 4, 60],
    [half * 0.9, -belt - 6, 50],
  ])
  const cabin = mirrored([
    [glassHalf + 22, -belt + 10, 10],
    [roofHalf + 26, -roof + 6, 46],
    [roofHalf * 0.4, -roof - 8, 120],
  ])
  const screen = mirrored([
    [glassHalf, -belt - 12, 20],
    [roofHalf + 8, -roof + 24, 28],
    [roofHalf * 0.4, -roof + 15, 100],
  ])
  const bonnet = mirrored([
    [half * 0.84, -hood + 44, 50],
    [half * 0.86, -belt - 2, 40],
    [half * 0.7, -belt - 12, 40],
  ])
  const coat = linear(c, [
    lighter(paint, 0.55),
    lighter(paint, 0.12),
    paint,
    darker(paint, 0.4),
    darker(paint, 0.65),
  ])
  const tall = roof > 380
  const grilleTop = -hood + (tall ? 36 : 66)
  return [
    ellipse(10, 0, [half * 1.12, 26], `fill="#070506" opacity="0.9" ${blur(c, 11)}`),
    ellipse(50, 14, [half * 1.4, 50], `fill="#070506" opacity="0.5" ${blur(c, 26)}`),
    ...[-1, 1].map((s) =>
      ellipse(s * half * 0.8, 74, [120, 60], `fill="#fff0c0" opacity="0.3" ${blur(c, 26)}`),
    ),
    rect(-half + 30, -lift - 30, [half * 2 - 60, 50], 'fill="#0b0a0a"'),
    tyre(c, [-half + 40, wheel]),
    tyre(c, [half - 40, wheel]),
    open ? '' : path(cabin, `fill="${linear(c, [lighter(paint, 0.6), paint, darker(paint, 0.3)])}"`),
    path(
      screen,
      `fill="${linear(c, ['#b3c3cd', '#5b7080', '#1e2830', '#11171c'])}" stroke="#101316" stroke-width="7" ${open ? 'fill-opacity="0.6"' : ''}`,
    ),
    clip(
      c,
      screen,
      path(
        `M${-half} ${-belt}L${-half * 0.1} ${-roof}H${half * 0.24}L${-half * 0.4} ${-belt}Z`,
        'fill="#fff" opacity="0.16"',
      ),
      ...[-1, 1].map((s) =>
        rect(s * half * 0.36 - 36, -belt - 66, [72, 90], 'rx="24" fill="#0b0f12" opacity="0.7"'),
      ),
      ellipse(
        half * 0.36,
        -belt - 6,
        [52, 34],
        'fill="none" stroke="#0b0f12" stroke-width="9" opacity="0.8"',
      ),
    ),
    rails
      ? [-1, 1]
          .map((s) => rect(s * (roofHalf + 6) - 7, -roof - 14, [14, 22], 'rx="5" fill="#c9c8c4"'))
          .join('')
      : '',
    ...[-1, 1].map((s) =>
      at(
        { x: s * (glassHalf + 52), y: -belt - 30, scale: [s, 1] },
        path(
          rounded([
            [-36, 16, 8],
            [-30, -18, 14],
            [34, -20, 18],
            [30, 18, 16],
          ]),
          `fill="${linear(c, [lighter(paint, 0.45), darker(paint, 0.3)])}" stroke="#14100f" stroke-width="2"`,
        ),
      ),
    ),
    path(body, `fill="${coat}"`),
    clip(
      c,
      body,
      path(bonnet, `fill="${linear(c, [lighter(paint, 0.75), lighter(paint, 0.3), paint])}"`),
      path(
        `M${-half * 0.6} ${-belt - 10}L${-half * 0.46} ${-hood + 40}M${half * 0.6} ${-belt - 10}L${half * 0.46} ${-hood + 40}`,
        `stroke="${darker(paint, 0.4)}" stroke-width="4" opacity="0.6"`,
      ),
      path(
        `M${-half} ${-hood + 46}Q0 ${-hood + 26} ${half} ${-hood + 46}`,
        `fill="none" stroke="#120c0a" stroke-width="3.500" opacity="0.7"`,
      ),
      ellipse(-half * 0.5, -belt + 2, [half * 0.4, 16], `fill="#fff" opacity="0.55" ${blur(c, 9)}`),
      rect(half * 0.7, -belt, [half * 0.4, belt], `fill="#0c0605" opacity="0.35" ${blur(c, 26)}`),
      rect(-half - 10, -lift - (cladding ? 46 : 26), [half * 2 + 20, 80], 'fill="#17181a"'),
      rect(-half * 0.5, -lift - 34, [half, 20], 'rx="10" fill="#0a0b0c"'),
    ),
    grille(c, { top: grilleTop, bottom: -lift - (tall ? 76 : 62), half: half * (tall ? 0.5 : 0.42) }),
    group(
      '',
      headlamp(c, { x: -half * 0.74, y: -hood + 70, tall }),
      headlamp(c, { x: half * 0.74, y: -hood + 70, tall }),
    ),
    rect(-54, -lift - 56, [108, 38], 'rx="5" fill="#eae7de" stroke="#4a4a4a" stroke-width="3"'),
    rect(-42, -lift - 44, [84, 6], 'fill="#2f5566" opacity="0.7"'),
    ...[-1, 1].map((s) =>
      ellipse(s * half * 0.74, -lift - 40, [20, 11], `fill="${radial(c, ['#fffdf0', '#9a958a'])}"`),
    ),
  ].join('')
}
