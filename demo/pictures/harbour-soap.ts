import { darker, lighter, mix } from './colour'
import { pineMark } from './harbour-candles'
import { laid, onShelf, sprig, tones } from './harbour-stage'
import { at, type Canvas, cast, ellipse, group, linear, noise, path, rect, relief, times } from './kit'

const bar = (c: Canvas, [w, h, colour]: [number, number, string], band?: string) => {
  const front = rect(-w / 2, -h, [w, h], 'rx="16"')
  const top = `M${-w / 2 + 12} ${-h}L${-w / 2 + 52} ${-h - 62}H${w / 2 - 40}L${w / 2 - 4} ${-h}Z`
  return (
    group(
      relief(c, { depth: 12, soft: 7, texture: { x: 0.03, amount: 0.06 } }),
      path(
        top,
        `fill="${lighter(colour, 0.45)}" stroke="${lighter(colour, 0.45)}" stroke-width="16" stroke-linejoin="round"`,
      ),
      group(`fill="${linear(c, [lighter(colour, 0.12), colour, darker(colour, 0.22)], 20)}"`, front),
      times(34, () =>
        ellipse(
          c.between(-w / 2 + 20, w / 2 - 20),
          c.between(-h + 14, -12),
          [c.between(2, 6), c.between(1.5, 4)],
          `fill="${darker(colour, 0.45)}" opacity="0.55"`,
        ),
      ),
      band
        ? path(
            `M${-w * 0.2} 0V${-h}L${-w * 0.17 + 34} ${-h - 62}H${w * 0.2 + 22}L${w * 0.2} ${-h}V0Z`,
            `fill="${band}"`,
          )
        : '',
    ) + (band ? at({ x: 0, y: -h * 0.48, scale: h / 170 }, pineMark('#40564e')) : '')
  )
}

const soapStack = (c: Canvas, colours: string[]) =>
  colours
    .map((colour, i) =>
      at(
        { x: [0, 14, -12][i % 3]!, y: -i * 118 },
        bar(c, [400 - i * 12, 112, colour], i === colours.length - 1 ? '#f3ead8' : undefined),
      ),
    )
    .join('')

const slab = (c: Canvas, [x, y, rotate]: [number, number, number], colour: string) =>
  group(
    cast(c, 16, 0.45),
    at(
      { x, y, rotate },
      group(
        relief(c, { depth: 16, soft: 9, texture: { x: 0.02, amount: 0.08 } }),
        rect(-160, -100, [320, 200], `rx="26" fill="${colour}"`),
        rect(
          -160,
          -100,
          [320, 200],
          `rx="26" ${noise(c, { x: 0.012, y: 0.05, colour: mix(colour, '#ffffff', 0.7), strength: 3, cut: 0.5 })} opacity="0.6"`,
        ),
        times(30, () =>
          ellipse(
            c.between(-140, 140),
            c.between(-84, 84),
            [c.between(2, 7), c.between(1, 3)],
            `fill="${darker(colour, 0.5)}" opacity="0.5"`,
          ),
        ),
      ),
      at({ x: 0, y: 4, scale: 1.3 }, group('opacity="0.35"', pineMark(darker(colour, 0.6)))),
    ),
  )

const leaf = (c: Canvas, [x, y, rotate]: [number, number, number]) =>
  group(cast(c, 8, 0.35), at({ x, y, rotate }, sprig(c, [340, 60, '#66795a'])))

export const soap = {
  'soap-stack': onShelf(tones.sand, (c) => [
    { svg: soapStack(c, ['#7d9183', '#e3cfae', '#c58f78']), half: 205, x: 490, y: 850, scale: 1.25 },
  ]),
  'soap-stack-2': laid(
    tones.clay,
    (c) => [
      leaf(c, [800, 640, -40]),
      slab(c, [400, 330, -14], '#8fa594'),
      slab(c, [610, 520, 9], '#e6d5b8'),
      slab(c, [390, 730, -6], '#cb9680'),
      leaf(c, [150, 960, 40]),
    ],
    'wood',
  ),
}
