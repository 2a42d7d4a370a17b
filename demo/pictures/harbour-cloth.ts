import { darker, lighter } from './colour'
import { pineMark } from './harbour-candles'
import { laid, onShelf, sprig, tones } from './harbour-stage'
import {
  at,
  blur,
  type Canvas,
  cast,
  clip,
  ellipse,
  group,
  linear,
  path,
  type Place,
  rect,
  relief,
  times,
  tube,
} from './kit'
import { cloth } from './textile'

const anchor = (ink: string) =>
  path(
    'M0 -70V74M-34 -38H34M-74 18Q-60 82 0 84Q60 82 74 18M-74 18l-16 26M-74 18l24 20M74 18l16 26M74 18l-24 20',
    `fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"`,
  ) + ellipse(0, -86, [17, 17], `fill="none" stroke="${ink}" stroke-width="12"`)

const tote = (
  c: Canvas,
  { place, canvas, ink, mark }: { place: Place; canvas: string; ink: string; mark: string },
) => {
  const strap = (dy: number) => `M-130 -270C-150 ${-520 + dy} 150 ${-520 + dy} 130 -270`
  return group(
    cast(c, 20, 0.4),
    at(
      place,
      tube(c, strap(34), [30, darker(ink, 0.1), 0]),
      cloth(c, {
        d: 'M-262 -292C-120 -282 120 -282 262 -292C276 -100 284 120 292 318C120 336 -120 336 -292 318C-284 120 -276 -100 -262 -292Z',
        fill: canvas,
        inside:
          rect(-300, 218, [600, 130], `fill="${ink}"`) +
          rect(-300, -300, [600, 36], `fill="${darker(canvas, 0.08)}"`),
        depth: 32,
        soft: 18,
        fold: 0.16,
      }),
      tube(c, strap(-10), [30, ink, 0]),
      ...[-130, 130].map(
        (x) =>
          rect(x - 22, -292, [44, 56], `fill="${ink}" rx="3"`) +
          path(
            `M${x - 15} -284h30v40h-30Zl30 40m0 -40l-30 40`,
            `stroke="${lighter(ink, 0.6)}" stroke-width="2" fill="none" stroke-dasharray="6 4"`,
          ),
      ),
      at({ x: 0, y: 0, scale: 1.3 }, mark),
    ),
  )
}

const fish = (ink: string) =>
  path('M-60 0C-30 -32 26 -30 52 -4L82 -26Q76 0 82 26L52 4C26 30 -30 32 -60 0Z', `fill="${ink}"`) +
  path(
    'M-22 -20Q-12 0 -22 20M4 -16q8 16 0 32M24 -10q6 10 0 20',
    'fill="none" stroke="#f2ead9" stroke-width="4"',
  ) +
  ellipse(-40, -4, [4, 4], 'fill="#f2ead9"')

const towel = (c: Canvas) => {
  const stripes = [-352, -330, 300, 322, 344]
    .map((y) => rect(-300, y, [600, y === 322 || y === -352 ? 12 : 6], 'fill="#2f5566"'))
    .join('')
  const shoal = times(5, (row) =>
    times(3, (i) =>
      at(
        { x: -140 + i * 140 + (row % 2 ? 34 : -20), y: -220 + row * 108, scale: 0.74 },
        fish(['#2f5566', '#b4634a', '#5d7d7c'][(row + i) % 3]!),
      ),
    ),
  )
  return group(
    cast(c, 18, 0.4),
    at(
      { x: 520, y: 512, rotate: -7 },
      cloth(c, {
        d: 'M-262 -400Q0 -410 266 -398C258 -140 272 140 262 402Q0 392 -264 404C-256 140 -272 -140 -262 -400Z',
        fill: '#f2ead9',
        inside: stripes + shoal,
        depth: 26,
        soft: 10,
        fold: 0.14,
      }),
    ),
    at(
      { x: 520, y: 512, rotate: -7 },
      path(
        'M-262 4Q0 -8 264 2',
        `stroke="#3a2414" stroke-width="9" opacity="0.25" fill="none" ${blur(c, 6)}`,
      ),
      path('M-262 -6Q0 -18 264 -8', `stroke="#fff" stroke-width="9" opacity="0.5" fill="none" ${blur(c, 5)}`),
    ),
  )
}

const cap = (c: Canvas, colour: string) => {
  const dome = 'M-210 -40C-226 -200 -120 -300 10 -300C150 -300 226 -190 214 -40C80 -8 -80 -8 -210 -40Z'
  return (
    cloth(c, {
      d: 'M-60 -58C-220 -64 -390 -40 -432 26C-380 50 -160 46 40 0Z',
      fill: darker(colour, 0.12),
      inside: times(4, (i) =>
        path(
          `M-60 ${-50 + i * 10}C-220 ${-54 + i * 12} -360 ${-34 + i * 14} ${-410 + i * 16} ${22 + i * 8}`,
          `fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="2.4" stroke-dasharray="9 6"`,
        ),
      ),
      depth: 28,
      soft: 14,
      fold: 0.15,
    }) +
    cloth(c, {
      d: dome,
      fill: colour,
      inside:
        path(
          'M10 -304C-70 -240 -96 -120 -90 -20M10 -304C90 -240 130 -120 124 -24',
          `fill="none" stroke="${darker(colour, 0.4)}" stroke-width="4"`,
        ) +
        path(
          'M0 -304C-80 -240 -106 -120 -100 -20M20 -304C100 -240 140 -120 134 -24',
          `fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="2" stroke-dasharray="8 6"`,
        ),
      depth: 48,
      soft: 46,
      fold: 0.25,
    }) +
    ellipse(10, -302, [20, 10], `fill="${darker(colour, 0.15)}"`) +
    group(relief(c, { depth: 5, soft: 2 }), at({ x: 12, y: -140, scale: 1.15 }, pineMark('#efe3cd')))
  )
}

const pencil = (c: Canvas, place: Place) =>
  group(
    cast(c, 8, 0.45),
    at(
      place,
      rect(-12, -260, [24, 430], `fill="${linear(c, ['#e0a94a', '#c58a2c', '#8d5d18'], 0)}"`),
      rect(-12, 170, [24, 26], 'fill="#b9b2a6"'),
      rect(-12, 196, [24, 26], 'rx="5" fill="#b4634a"'),
      path('M-12 -260L0 -318L12 -260Z', 'fill="#e8cfa4"'),
      path('M-4.500 -296L0 -318L4.500 -296Z', 'fill="#2a2420"'),
    ),
  )

const notebook = (c: Canvas, { place, cover, ink }: { place: Place; cover: string; ink: string }) => {
  const waves = times(6, (i) =>
    path(
      `M-240 ${118 + i * 46}${times(5, () => 'q30 -42 60 -12t60 -6')}`,
      `fill="none" stroke="${ink}" stroke-width="${9 - i}" opacity="${1 - i * 0.1}"`,
    ),
  )
  return group(
    cast(c, 22, 0.45),
    at(
      place,
      rect(-224, -318, [466, 640], 'rx="14" fill="#e9dec8"'),
      times(5, (i) => rect(-222, 316 + i * 2 - 6, [462, 1], 'fill="#a8977a"')),
      group(
        relief(c, { depth: 10, soft: 5, texture: { x: 0.35, amount: 0.05 } }),
        rect(-230, -326, [460, 640], `rx="16" fill="${cover}"`),
      ),
      clip(
        c,
        'M-230 -326H230V314H-230Z',
        waves,
        ellipse(60, -40, [84, 84], `fill="none" stroke="${ink}" stroke-width="8"`),
      ),
      rect(-230, -326, [46, 640], `fill="${darker(cover, 0.5)}" opacity="0.3"`),
      rect(160, -326, [18, 640], `fill="${linear(c, ['#3d3a38', '#24211f'], 0)}"`),
      rect(178, -326, [8, 640], `fill="#1c100a" opacity="0.25" ${blur(c, 3)}`),
    ),
  )
}

const twig = (c: Canvas, place: Place) => group(cast(c, 8, 0.35), at(place, sprig(c, [340, 64, '#66795a'])))

export const cloths = {
  'tote-bag': laid(tones.sand, (c) => [
    tote(c, {
      place: { x: 512, y: 600, scale: 1.06 },
      canvas: '#eee3cc',
      ink: '#2f5566',
      mark: anchor('#2f5566'),
    }),
  ]),
  'tote-bag-2': laid(
    tones.clay,
    (c) => [
      tote(c, {
        place: { x: 500, y: 620, rotate: -9 },
        canvas: '#e9dcc2',
        ink: '#8c3a34',
        mark: pineMark('#8c3a34'),
      }),
      twig(c, { x: 900, y: 900, rotate: -30 }),
    ],
    'wood',
  ),
  'tea-towel': laid(tones.clay, (c) => [towel(c)], 'wood'),
  'canvas-cap': onShelf(tones.sand, (c) => [
    { svg: cap(c, '#4f6b58'), half: 230, x: 580, y: 836, scale: 1.3 },
  ]),
  notebook: laid(tones.sand, (c) => [
    notebook(c, { place: { x: 460, y: 520, rotate: -6, scale: 1.14 }, cover: '#c29a6c', ink: '#24404c' }),
    pencil(c, { x: 850, y: 540, rotate: 9 }),
  ]),
  'notebook-2': laid(
    tones.mist,
    (c) => [
      notebook(c, { place: { x: 620, y: 470, rotate: 13, scale: 0.98 }, cover: '#9a4b3b', ink: '#f0e2c6' }),
      notebook(c, { place: { x: 400, y: 560, rotate: -10, scale: 0.98 }, cover: '#2f5566', ink: '#f0e2c6' }),
    ],
    'wood',
  ),
}
