import { darker, lighter } from './colour'
import { laid, onShelf, tones } from './harbour-stage'
import { at, blur, type Canvas, cast, group, path, type Place, rect, relief, times } from './kit'
import { bands, cloth, fringe, knit, rib } from './textile'

const pompom = (c: Canvas, [y, r, colour]: [number, number, string]) =>
  group(
    relief(c, { depth: 22, soft: r * 0.3 }),
    times(420, () => {
      const [angle, reach] = [c.between(0, Math.PI * 2), r * Math.sqrt(c.random())]
      const [x, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      return path(
        `M${(x * 0.8).toFixed(1)} ${(y + dy * 0.8).toFixed(1)}l${(x * 0.26 + c.between(-6, 6)).toFixed(1)} ${(dy * 0.26 + c.between(-6, 6)).toFixed(1)}`,
        `stroke="${c.pick([colour, lighter(colour, 0.35), darker(colour, 0.25)])}" stroke-width="7" stroke-linecap="round"`,
      )
    }),
  )

export const beanie = (c: Canvas, [colour, band, pom]: [string, string, string]) => {
  const dome = 'M-196 -96C-210 -250 -130 -372 0 -376C130 -372 210 -250 196 -96Z'
  const brim =
    'M-214 -14C-226 -60 -222 -104 -206 -124C-90 -152 90 -152 206 -124C222 -104 226 -60 214 -14C90 18 -90 18 -214 -14Z'
  return (
    pompom(c, [-404, 72, pom]) +
    cloth(c, {
      d: dome,
      fill: knit(c, colour, 22),
      inside: bands(
        [
          [-262, -236, knit(c, band, 22)],
          [-222, -210, knit(c, band, 22)],
        ],
        [-220, 440],
      ),
      depth: 46,
      soft: 44,
      fold: 0.3,
    }) +
    path('M-196 -112Q0 -150 196 -112V-92Q0 -130 -196 -92Z', `fill="#1c100a" opacity="0.4" ${blur(c, 8)}`) +
    cloth(c, { d: brim, fill: rib(c, colour, 27), depth: 38, soft: 24, fold: 0.15 })
  )
}

const mitten = (c: Canvas, place: Place, [colour, band]: [string, string]) => {
  const hand =
    'M-104 210C-116 60 -136 -60 -122 -150C-108 -262 -40 -300 14 -296C92 -290 132 -220 130 -130C129 -96 124 -68 122 -44C150 -96 196 -118 222 -92C246 -64 214 -6 176 50C150 90 116 130 106 210Z'
  const zig = (y: number) =>
    path(
      `M-150 ${y}${times(16, (i) => `l14 ${i % 2 ? 22 : -22}`)}`,
      `fill="none" stroke="${band}" stroke-width="11"`,
    )
  return group(
    cast(c, 18, 0.4),
    at(
      place,
      cloth(c, {
        d: hand,
        fill: knit(c, colour, 19),
        inside:
          rect(-150, -92, [286, 14], `fill="${band}"`) +
          zig(-50) +
          rect(-150, -22, [286, 14], `fill="${band}"`) +
          zig(-130),
        depth: 34,
        soft: 26,
      }),
      cloth(c, {
        d: 'M-116 200C-120 260 -122 300 -114 336Q0 352 116 336C122 300 120 260 116 200Q0 184 -116 200Z',
        fill: rib(c, band, 23),
        depth: 26,
        soft: 16,
        fold: 0.15,
      }),
    ),
  )
}

const sock = (c: Canvas, place: Place, [colour, accent]: [string, string]) => {
  const leg =
    'M-92 -330Q0 -346 92 -330C96 -200 92 -60 104 30C118 74 190 118 268 150C330 178 332 260 268 280C190 300 60 270 -20 214C-92 160 -110 90 -104 10C-98 -110 -94 -220 -92 -330Z'
  return group(
    cast(c, 16, 0.4),
    at(
      place,
      cloth(c, {
        d: leg,
        fill: knit(c, colour, 17),
        inside:
          bands(
            [
              [-360, -250, rib(c, accent, 20)],
              [-220, -196, knit(c, accent, 17)],
              [-176, -160, knit(c, accent, 17)],
            ],
            [-140, 300],
          ) +
          path(
            'M-120 60Q10 70 -6 250H-120Z M216 100Q176 200 214 310H360V100Z',
            `fill="${knit(c, accent, 17)}"`,
          ),
        depth: 30,
        soft: 22,
      }),
    ),
  )
}

const stripes = (colours: string[], [from, step]: [number, number]) =>
  colours.map((colour, i): [number, number, string] => [from + i * step, from + (i + 1) * step, colour])

const scarf = (c: Canvas, [a, b, d]: [string, string, string]) => {
  const wool = [a, b, a, d, a, b, a, d, a, b, a, d, a].map((colour) => knit(c, colour, 15))
  const length = (y: number, height: number) =>
    `M-120 ${y}Q0 ${y - 10} 120 ${y}C128 ${y + height * 0.3} 114 ${y + height * 0.6} 122 ${y + height}Q0 ${y + height + 8} -122 ${y + height}C-114 ${y + height * 0.6} -128 ${y + height * 0.3} -120 ${y}Z`
  const tail = (place: Place, height: number) =>
    group(
      cast(c, 16, 0.4),
      at(
        place,
        fringe(c, [-112, height - 16, 228, 84], a),
        cloth(c, {
          d: length(0, height),
          fill: wool[0]!,
          inside: bands(stripes(wool, [-10, 62]), [-140, 280]),
          depth: 24,
          soft: 18,
          fold: 0.5,
        }),
      ),
    )
  return (
    tail({ x: 400, y: 270, rotate: 14 }, 520) +
    tail({ x: 600, y: 250, rotate: -9 }, 600) +
    group(
      cast(c, 18, 0.45),
      cloth(c, {
        d: 'M262 330C240 170 380 84 520 88C668 92 776 190 748 330C740 384 690 404 646 380C676 300 640 216 516 214C396 214 340 290 372 382C330 412 272 392 262 330Z',
        fill: wool[0]!,
        inside: times(9, (i) =>
          path(
            `M512 330L${512 + Math.cos(2.6 + i * 0.52) * 420} ${330 + Math.sin(2.6 + i * 0.52) * 420}`,
            `stroke="${i % 2 ? b : d}" stroke-width="46"`,
          ),
        ),
        depth: 34,
        soft: 24,
        fold: 0.5,
      }),
    ) +
    group(
      cast(c, 12, 0.4),
      at(
        { x: 505, y: 330, rotate: 4 },
        cloth(c, {
          d: 'M-150 -56C-60 -84 60 -84 150 -50C172 0 168 60 146 92C50 116 -60 112 -148 86C-170 40 -170 -10 -150 -56Z',
          fill: wool[0]!,
          inside: times(5, (i) => rect(-150 + i * 66, -100, [32, 240], `fill="${i % 2 ? b : d}"`)),
          depth: 32,
          soft: 22,
        }),
      ),
    )
  )
}

export const wool = {
  beanie: onShelf(tones.sand, (c) => [
    { svg: beanie(c, ['#2f5566', '#e6d9c0', '#e6d9c0']), half: 208, x: 500, y: 836, scale: 1.32 },
  ]),
  'beanie-2': onShelf(tones.clay, (c) => [
    { svg: beanie(c, ['#d8c7a6', '#a4553d', '#a4553d']), half: 200, x: 680, y: 760, scale: 0.92 },
    { svg: beanie(c, ['#8f3d33', '#ead9bd', '#ead9bd']), half: 200, x: 350, y: 870, scale: 1.06 },
  ]),
  'striped-scarf': laid(tones.sand, (c) => [scarf(c, ['#e4d8c2', '#2f5566', '#b4634a'])]),
  mittens: laid(tones.sand, (c) => [
    mitten(c, { x: 330, y: 520, rotate: -8, scale: [-1.12, 1.12] }, ['#8c3a34', '#efe3cd']),
    mitten(c, { x: 700, y: 500, rotate: 8, scale: 1.12 }, ['#8c3a34', '#efe3cd']),
  ]),
  'mittens-2': laid(
    tones.mist,
    (c) => [
      mitten(c, { x: 610, y: 430, rotate: 34 }, ['#3f6470', '#efe3cd']),
      mitten(c, { x: 430, y: 590, rotate: -20, scale: [-1, 1] }, ['#3f6470', '#efe3cd']),
    ],
    'wood',
  ),
  'knitted-socks': laid(tones.sand, (c) => [
    sock(c, { x: 560, y: 520, rotate: 8, scale: 1.08 }, ['#ddd0b8', '#2f5566']),
    sock(c, { x: 350, y: 500, rotate: -6, scale: 1.08 }, ['#ddd0b8', '#2f5566']),
  ]),
  'knitted-socks-2': laid(
    tones.sage,
    (c) => [
      sock(c, { x: 640, y: 470, rotate: 22 }, ['#b5673f', '#efe3cd']),
      sock(c, { x: 380, y: 560, rotate: -16, scale: [-1, 1] }, ['#b5673f', '#efe3cd']),
    ],
    'wood',
  ),
}
