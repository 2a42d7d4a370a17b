import { type Car, glasses, lamps, rounded, seams, wheel } from './car-parts'
import { darker, lighter, mix } from './colour'
import { Canvas, blur, clip, ellipse, linear, path, rect } from './kit'

export const shell = ({
  length,
  nose,
  hood,
  belt,
  roof,
  cabin,
  deck,
  lift,
  open,
  bed,
}: Car): [number, number, number][] => {
  const [l, [cowl, screen, back, tail]] = [length / 2, cabin]
  const front: [number, number, number][] = [
    [-l + 14, -lift, 14],
    [-l - 4, -lift - 50, 20],
    [-l + 8, -nose, 34],
    [-l + 70, -hood + 8, 60],
    [cowl, -belt - 14, 60],
  ]
  const rear: [number, number, number][] = [
    [l - 8, -deck, 26],
    [l, -deck + 70, 24],
    [l + 6, -lift - 46, 18],
    [l - 14, -lift, 16],
  ]
  if (open) return [...front, [tail, -belt - 6, 40], ...rear]
  const top: [number, number, number][] = [
    [screen, -roof + 4, 66],
    [(screen + back) / 2, -roof - 7, 200],
    [back, -roof + 8, 60],
  ]
  return bed
    ? [...front, ...top, [tail, -deck, 8], ...rear]
    : [...front, ...top, [tail, -deck - 4, 44], ...rear]
}

/** A car from its left side, wheels on y 0, its middle at the origin. */
export const sideView = (c: Canvas, car: Car) => {
  const { paint, belt, roof, lift, length, axles, wheel: r, open, bed, deck, cabin, rails, cladding } = car
  const body = rounded(shell(car))
  const l = length / 2
  const coat = linear(c, [
    lighter(paint, 0.62),
    lighter(paint, 0.3),
    paint,
    [0.52, lighter(paint, 0.22)],
    [0.6, darker(paint, 0.18)],
    [0.78, darker(paint, 0.38)],
    [0.9, darker(paint, 0.2)],
    darker(paint, 0.7),
  ])
  return [
    ellipse(14, -4, [l * 1.06, 26], `fill="#0b0706" opacity="0.85" ${blur(c, 13)}`),
    ellipse(60, 4, [l * 1.16, 44], `fill="#0b0706" opacity="0.5" ${blur(c, 26)}`),
    rect(-l + 40, -lift - 20, [length - 80, 44], 'fill="#0d0b0b"'),
    open
      ? path(
          `M${cabin[0] + 190} ${-belt}v-44q30 -26 62 0v44ZM${cabin[0] + 320} ${-belt}v-40q30 -26 62 0v40Z`,
          `fill="${linear(c, ['#c79a6c', '#7a4f2c'])}"`,
        )
      : '',
    path(body, `fill="${coat}"`),
    clip(
      c,
      body,
      path(
        `M${-l} ${-belt + 22}C${-l * 0.4} ${-belt + 4} ${l * 0.5} ${-belt + 2} ${l} ${-deck + 26}`,
        `fill="none" stroke="#fff" stroke-width="13" opacity="0.6" ${blur(c, 5)}`,
      ),
      path(
        `M${-l} ${-lift - (belt - lift) * 0.42}Q0 ${-lift - (belt - lift) * 0.52} ${l} ${-lift - (belt - lift) * 0.5}V${-lift - 14}H${-l}Z`,
        `fill="${darker(paint, 0.5)}" opacity="0.45" ${blur(c, 7)}`,
      ),
      path(
        `M${-l} ${-lift - (belt - lift) * 0.4}Q0 ${-lift - (belt - lift) * 0.5} ${l} ${-lift - (belt - lift) * 0.48}`,
        `fill="none" stroke="${lighter(paint, 0.6)}" stroke-width="4" opacity="0.55" ${blur(c, 1.5)}`,
      ),
      rect(-l, -lift - 34, [length, 14], `fill="${mix(paint, '#ffdcae', 0.5)}" opacity="0.32" ${blur(c, 6)}`),
      cladding
        ? rect(-l - 10, -lift - 24, [length + 20, 40], 'fill="#1d1d1f"')
        : rect(-l - 10, -lift - 10, [length + 20, 20], 'fill="#151314"'),
      ...axles.map((x) =>
        cladding
          ? ellipse(x, -r, [r * 1.32, r * 1.32], 'fill="#1d1d1f"')
          : ellipse(
              x,
              -r,
              [r * 1.24, r * 1.24],
              `fill="none" stroke="${lighter(paint, 0.4)}" stroke-width="4" opacity="0.5"`,
            ),
      ),
      open
        ? ''
        : path(
            `M${cabin[1] - 10} ${-roof + 8}H${cabin[2]}`,
            `stroke="#fff" stroke-width="9" opacity="0.75" ${blur(c, 4)}`,
          ),
      bed
        ? rect(cabin[3] + 6, -deck, [l - cabin[3] - 6, 8], 'fill="#19191b"') +
            rect(cabin[3] - 3, -deck, [4, deck - lift - 20], 'fill="#0e0b0a" opacity="0.7"')
        : '',
    ),
    glasses(c, car),
    seams(car),
    lamps(c, car),
    ...axles.map((x) => wheel(c, [x, r])),
    path(
      rounded([
        [cabin[0] + 62, -belt - 2, 6],
        [cabin[0] + 58, -belt - 36, 12],
        [cabin[0] + 112, -belt - 40, 12],
        [cabin[0] + 116, -belt - 8, 10],
      ]),
      `fill="${linear(c, [lighter(paint, 0.4), darker(paint, 0.35)])}" stroke="#15110f" stroke-width="2"`,
    ),
    rails
      ? path(
          `M${cabin[1] + 30} ${-roof + 2}q8 -20 30 -20H${cabin[2] - 40}q20 0 28 20`,
          `fill="none" stroke="#c9c8c4" stroke-width="7"`,
        )
      : '',
  ].join('')
}
