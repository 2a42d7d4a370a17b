import { darker, lighter } from './colour'
import { type Thing, type Tone, onShelf, tones } from './harbour-stage'
import { lighthouse } from './harbourfront'
import { Canvas, at, blur, clip, ellipse, linear, noise, path, rect, times } from './kit'

type Art = (c: Canvas) => string

/** A framed print leaning on the shelf, foot at the origin; the art is 360 by 460. */
const framed = (c: Canvas, wood: string, art: Art) => {
  const [w, h] = [540, 660]
  const rail = (d: string, tone: string) =>
    path(d, `fill="${tone}"`) +
    path(
      d,
      `${noise(c, { x: 0.01, y: 0.12, colour: darker(wood, 0.5), strength: 2, cut: 0.5 })} opacity="0.4"`,
    )
  return [
    rect(-w / 2 + 30, -h + 34, [w + 6, h - 24], `fill="#2a170a" opacity="0.42" ${blur(c, 22)}`),
    rail(`M${-w / 2} ${-h}H${w / 2}L${w / 2 - 34} ${-h + 34}H${-w / 2 + 34}Z`, lighter(wood, 0.3)),
    rail(`M${-w / 2} ${-h}V0L${-w / 2 + 34} -34V${-h + 34}Z`, lighter(wood, 0.16)),
    rail(`M${w / 2} ${-h}V0L${w / 2 - 34} -34V${-h + 34}Z`, darker(wood, 0.24)),
    rail(`M${-w / 2} 0H${w / 2}L${w / 2 - 34} -34H${-w / 2 + 34}Z`, darker(wood, 0.12)),
    rect(-w / 2 + 34, -h + 34, [w - 68, h - 68], `fill="${linear(c, ['#fbf6ea', '#f1e8d7'], 60)}"`),
    rect(-w / 2 + 34, -h + 34, [w - 68, 16], `fill="#2a170a" opacity="0.3" ${blur(c, 6)}`),
    rect(-w / 2 + 34, -h + 34, [14, h - 68], `fill="#2a170a" opacity="0.25" ${blur(c, 6)}`),
    at(
      { x: -180, y: -h + 100 },
      clip(c, 'M0 0H360V460H0Z', art(c)),
      rect(0, 0, [360, 460], 'fill="none" stroke="#cfc3ab" stroke-width="2"'),
    ),
    path(
      `M${-w / 2 + 34} ${-h + 240}L${-w / 2 + 240} ${-h + 34}H${-w / 2 + 360}L${-w / 2 + 34} ${-h + 360}Z`,
      'fill="#ffffff" opacity="0.16"',
    ),
  ].join('')
}

const paper = (c: Canvas) =>
  rect(0, 0, [360, 460], `${noise(c, { x: 0.4, colour: '#ffffff', strength: 2, cut: 0.5 })} opacity="0.25"`)

const lighthouseArt =
  (night: boolean): Art =>
  (c) => {
    const [top, mid, low] = night ? ['#1f2f4a', '#34496a', '#6f7f94'] : ['#f0c98d', '#eeb27c', '#e49a74']
    return [
      rect(0, 0, [360, 460], `fill="${linear(c, [top, mid, low])}"`),
      night
        ? times(40, () => ellipse(c.between(0, 360), c.between(0, 240), [1.3, 1.3], 'fill="#fdf3d0"')) +
          path('M180 124L380 60V190Z', 'fill="#fff0b8" opacity="0.4"')
        : ellipse(262, 150, [54, 54], 'fill="#fbe9c0"'),
      path('M0 310Q90 262 200 300T360 280V460H0Z', `fill="${night ? '#26384f' : '#b0705d'}"`),
      rect(0, 340, [360, 120], `fill="${night ? '#17263b' : '#3f6a78'}"`),
      times(7, (i) =>
        path(
          `M${(i * 61) % 150} ${356 + i * 14}h${90 + ((i * 37) % 80)}`,
          `stroke="${night ? '#6f86a0' : '#f3d3a4'}" stroke-width="3" opacity="0.7"`,
        ),
      ),
      path(
        'M0 460V372Q70 322 150 344Q236 352 262 398Q300 420 360 460Z',
        `fill="${night ? '#0f1a2a' : '#27404a'}"`,
      ),
      at({ x: 150, y: 350, scale: 0.6 }, lighthouse(c, night ? 0.8 : 0.3)),
      paper(c),
    ].join('')
  }

const waveArt =
  (inks: string[]): Art =>
  (c) => {
    const curl =
      'M-20 300C60 300 90 190 160 130C220 84 300 96 330 150C290 130 250 146 246 186C244 236 300 262 380 250V480H-20Z'
    return [
      rect(0, 0, [360, 460], `fill="${inks[0]}"`),
      ellipse(96, 110, [46, 46], `fill="${inks[4]}"`),
      path(curl, `fill="${inks[1]}"`),
      times(9, (i) =>
        path(
          `M${-20 + i * 6} ${316 + i * 17}C${70 + i * 6} ${310 + i * 14} ${110 + i * 4} ${214 + i * 16} ${170 + i * 2} ${158 + i * 18}C${196 + i * 2} ${132 + i * 20} ${226} ${130 + i * 20} ${242} ${150 + i * 17}`,
          `fill="none" stroke="${i % 2 ? inks[2] : inks[3]}" stroke-width="${6 - i * 0.3}"`,
        ),
      ),
      path(
        'M330 150C300 100 226 84 160 130C190 96 210 84 230 92C240 72 270 76 276 92C300 84 320 104 316 120C334 124 340 138 330 150Z',
        `fill="${inks[3]}"`,
      ),
      times(22, () =>
        ellipse(
          c.between(230, 350),
          c.between(70, 170),
          [c.between(2, 5), c.between(2, 5)],
          `fill="${inks[3]}"`,
        ),
      ),
      path('M-10 420Q60 380 130 412T270 404T400 410V470H-10Z', `fill="${inks[2]}"`),
      path('M-10 440Q60 408 130 436T270 430T400 434V470H-10Z', `fill="${inks[1]}"`),
      paper(c),
    ].join('')
  }

const leaning = (
  c: Canvas,
  { x, y = 800, scale = 1.12, wood, art }: { x: number; y?: number; scale?: number; wood: string; art: Art },
): Thing => ({ svg: framed(c, wood, art), half: 240, x, y, scale })

const show = (tone: Tone, things: (c: Canvas) => Thing[]) => onShelf(tone, things)

export const prints = {
  'lighthouse-print': show(tones.sand, (c) => [
    leaning(c, { x: 512, wood: '#b98a58', art: lighthouseArt(false) }),
  ]),
  'lighthouse-print-2': show(tones.clay, (c) => [
    leaning(c, { x: 640, y: 760, scale: 0.86, wood: '#b98a58', art: lighthouseArt(false) }),
    leaning(c, { x: 370, y: 850, scale: 0.92, wood: '#4a3a30', art: lighthouseArt(true) }),
  ]),
  'wave-print': show(tones.mist, (c) => [
    leaning(c, {
      x: 512,
      wood: '#e4d8c2',
      art: waveArt(['#efe3c8', '#2f6274', '#5d93a0', '#fbf6e8', '#cf6a4c']),
    }),
  ]),
}
