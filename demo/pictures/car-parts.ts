import { Canvas, type Point, at, clip, ellipse, line, linear, n, path, radial, rect, times } from './kit'

export type Car = {
  paint: string
  length: number
  nose: number
  hood: number
  belt: number
  roof: number
  cabin: [cowl: number, windscreen: number, backlight: number, tail: number]
  deck: number
  pillars: number[]
  doors: number[]
  wheel: number
  axles: [number, number]
  lift: number
  open?: boolean
  bed?: boolean
  rails?: boolean
  cladding?: boolean
}

/** A polyline whose corners are rounded, each point as [x, y, radius]. */
export const rounded = (points: [number, number, number][]) => {
  const count = points.length
  const parts = points.map(([x, y, r], i) => {
    const toward = ([px, py]: [number, number, number]): Point => {
      const d = Math.hypot(px - x, py - y) || 1
      const reach = Math.min(r, d / 2)
      return [x + ((px - x) / d) * reach, y + ((py - y) / d) * reach]
    }
    const [a, b] = [toward(points[(i + count - 1) % count]!), toward(points[(i + 1) % count]!)]
    return `${i ? 'L' : 'M'}${n(a[0])} ${n(a[1])}Q${x} ${y} ${n(b[0])} ${n(b[1])}`
  })
  return `${parts.join('')}Z`
}

export const wheel = (c: Canvas, [x, r]: [number, number]) =>
  at(
    { x, y: -r },
    ellipse(0, 0, [r * 1.14, r * 1.14], 'fill="#0c0a0a"'),
    ellipse(
      0,
      0,
      [r, r],
      `fill="${radial(c, [
        [0.6, '#0e0e10'],
        [0.86, '#2b2b2e'],
        [0.93, '#3b3a3b'],
        [1, '#131314'],
      ])}"`,
    ),
    ellipse(0, 0, [r * 0.7, r * 0.7], `fill="${linear(c, ['#6d7176', '#23262a', '#121316'], 50)}"`),
    times(10, (i) =>
      at(
        { x: 0, y: 0, rotate: i * 36 + 8 },
        path(
          `M${-r * 0.05} 0L${-r * 0.1} ${-r * 0.66}H${r * 0.1}L${r * 0.05} 0Z`,
          `fill="${linear(c, ['#f3f2ef', '#a9adb1', '#6c7176'], i * 36 < 180 ? 90 : 20)}"`,
        ),
      ),
    ),
    ellipse(
      0,
      0,
      [r * 0.68, r * 0.68],
      `fill="none" stroke="${linear(c, ['#fbfaf6', '#8b9095', '#d8d8d6'], 50)}" stroke-width="${r * 0.06}"`,
    ),
    ellipse(0, 0, [r * 0.15, r * 0.15], `fill="${radial(c, ['#f4f3f0', '#85898e'], [0.35, 0.3, 0.8])}"`),
  )

export const glasses = (
  c: Canvas,
  { belt, roof, cabin: [cowl, screen, back, tail], pillars, open, deck }: Car,
) => {
  const glass = linear(c, ['#c9d6dd', '#7f95a3', '#2a3742', '#151c23'], 78)
  if (open)
    return path(
      line([
        [cowl + 14, -belt - 12],
        [screen, -roof + 10],
        [screen + 14, -roof + 10],
        [cowl + 60, -belt - 8],
      ]),
      `fill="${glass}" opacity="0.85" stroke="#1c2024" stroke-width="5"`,
    )
  const end = Math.min(tail, back + (tail - back) * 0.8)
  const d = rounded([
    [cowl + 40, -belt - 4, 10],
    [screen + 16, -roof + 22, 34],
    [back - 10, -roof + 24, 34],
    [end - 10, -Math.max(belt, deck * 0.98) - 4, 16],
  ])
  return (
    path(d, `fill="${glass}" stroke="#14181c" stroke-width="6"`) +
    clip(
      c,
      d,
      path(
        `M${screen - 60} ${-belt}L${screen + 120} ${-roof}H${screen + 190}L${screen + 10} ${-belt}ZM${screen + 40} ${-belt}L${screen + 220} ${-roof}H${screen + 240}L${screen + 60} ${-belt}Z`,
        'fill="#fff" opacity="0.22"',
      ),
      ...pillars.map((x) =>
        path(
          line([
            [x - 9, -belt + 6],
            [x - 5, -roof],
            [x + 10, -roof],
            [x + 12, -belt + 6],
          ]),
          'fill="#15181b"',
        ),
      ),
      rect(-500, -belt - 8, [1100, 8], 'fill="#0c0f12" opacity="0.6"'),
      path(`M${screen + 150} ${-belt + 2}v-34q16 -18 34 0v34Z`, 'fill="#10151a" opacity="0.75"'),
    )
  )
}

export const lamps = (c: Canvas, { length, hood, lift, deck, nose }: Car) => {
  const l = length / 2
  return [
    path(
      rounded([
        [-l + 6, -nose + 2, 8],
        [-l + 96, -hood + 26, 8],
        [-l + 76, -hood + 52, 8],
        [-l + 2, -nose + 30, 10],
      ]),
      `fill="${linear(c, ['#fffdf4', '#dfe6ea', '#7e8a93'], 40)}" stroke="#2a2f33" stroke-width="3"`,
    ),
    path(
      rounded([
        [l - 62, -deck + 30, 8],
        [l - 2, -deck + 26, 8],
        [l + 2, -deck + 76, 10],
        [l - 30, -deck + 72, 10],
      ]),
      `fill="${linear(c, ['#ff8a70', '#c3201c', '#6d0f10'], 80)}" stroke="#3c0d0d" stroke-width="2"`,
    ),
    path(`M${-l + 2} ${-lift - 34}h70l-12 20h-52Z`, 'fill="#15171a"'),
  ].join('')
}

export const seams = ({ doors, belt, lift }: Car) =>
  doors
    .map(
      (x, i) =>
        path(
          `M${x} ${-belt + 2}C${x - 6} ${-belt + 60} ${x - 6} ${-lift - 60} ${x} ${-lift - 22}`,
          'fill="none" stroke="#0e0b0a" stroke-width="3" opacity="0.65"',
        ) +
        path(
          `M${x + 3} ${-belt + 2}C${x - 3} ${-belt + 60} ${x - 3} ${-lift - 60} ${x + 3} ${-lift - 22}`,
          'fill="none" stroke="#fff" stroke-width="1.500" opacity="0.35"',
        ) +
        (i
          ? rect(x - 70, -belt + 30, [50, 11], 'rx="5" fill="#1a1614" opacity="0.5"') +
            rect(x - 70, -belt + 27, [50, 9], 'rx="4.500" fill="#e9e5de" opacity="0.75"')
          : ''),
    )
    .join('')
