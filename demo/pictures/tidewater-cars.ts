import { sideView } from './car'
import { frontView } from './car-front'
import { type Car } from './car-parts'
import { Canvas, at } from './kit'
import { type Setting, finishTidewater, setting } from './tidewater-lot'

const base = { pillars: [10], doors: [-150, 20, 180], wheel: 76, lift: 46 }

export const fleet = {
  sedan: {
    ...base,
    paint: '#35597a',
    length: 1010,
    nose: 150,
    hood: 190,
    belt: 206,
    roof: 322,
    cabin: [-180, -40, 170, 340],
    deck: 214,
    axles: [-312, 312],
    doors: [-165, 20, 200],
    pillars: [28],
  },
  hatchback: {
    ...base,
    paint: '#d4682f',
    length: 880,
    nose: 156,
    hood: 196,
    belt: 212,
    roof: 342,
    cabin: [-210, -84, 240, 385],
    deck: 258,
    axles: [-282, 278],
    doors: [-185, 10, 196],
    pillars: [16, 204],
  },
  'compact-suv': {
    ...base,
    paint: '#4f7561',
    length: 930,
    nose: 178,
    hood: 226,
    belt: 240,
    roof: 386,
    cabin: [-212, -92, 282, 408],
    deck: 276,
    axles: [-296, 292],
    doors: [-190, 10, 204],
    pillars: [14, 210],
    wheel: 86,
    lift: 66,
    rails: true,
    cladding: true,
  },
  'large-suv': {
    ...base,
    paint: '#3a3f47',
    length: 1050,
    nose: 200,
    hood: 256,
    belt: 268,
    roof: 424,
    cabin: [-250, -136, 390, 484],
    deck: 304,
    axles: [-338, 326],
    doors: [-226, -6, 214],
    pillars: [0, 224],
    wheel: 96,
    lift: 72,
    rails: true,
  },
  pickup: {
    ...base,
    paint: '#a5312b',
    length: 1130,
    nose: 206,
    hood: 262,
    belt: 272,
    roof: 418,
    cabin: [-240, -128, 128, 182],
    deck: 274,
    axles: [-372, 350],
    doors: [-216, -24, 156],
    pillars: [-16],
    wheel: 98,
    lift: 84,
    bed: true,
  },
  minivan: {
    ...base,
    paint: '#b9bcbb',
    length: 1040,
    nose: 160,
    hood: 214,
    belt: 226,
    roof: 400,
    cabin: [-290, -110, 390, 486],
    deck: 280,
    axles: [-334, 318],
    doors: [-226, -20, 200],
    pillars: [-14, 210],
    wheel: 80,
    lift: 52,
  },
  convertible: {
    ...base,
    paint: '#e0b23c',
    length: 960,
    nose: 138,
    hood: 182,
    belt: 196,
    roof: 300,
    cabin: [-150, -26, 200, 330],
    deck: 206,
    axles: [-300, 296],
    doors: [-120, 120],
    pillars: [],
    wheel: 78,
    lift: 42,
    open: true,
  },
  'electric-crossover': {
    ...base,
    paint: '#e7e6e1',
    length: 960,
    nose: 170,
    hood: 216,
    belt: 232,
    roof: 366,
    cabin: [-250, -80, 220, 420],
    deck: 268,
    axles: [-316, 312],
    doors: [-196, 8, 206],
    pillars: [14, 212],
    wheel: 92,
    lift: 56,
    cladding: true,
  },
} satisfies Record<string, Car>

const places: Setting[] = [
  { weather: 'golden', place: 'lot' },
  { weather: 'morning', place: 'wharf', sunX: 0.6 },
  { weather: 'golden', place: 'road', sunX: 0.18 },
  { weather: 'morning', place: 'lot', sunX: 0.3 },
]

const side = (car: Car, place: Setting) => (c: Canvas) => {
  setting(c, place)
  const scale = Math.min(1.06, 1130 / car.length)
  const svg = sideView(c, car)
  c.add(
    at({ x: 640, y: 828, scale: [scale, -scale * 0.5] }, `<g opacity="0.13">${svg}</g>`),
    at({ x: 640, y: 826, scale }, svg),
  )
  finishTidewater(c)
}

const front = (car: Car, place: Setting) => (c: Canvas) => {
  setting(c, place)
  c.add(at({ x: 640, y: 846, scale: 1.32 }, frontView(c, car)))
  finishTidewater(c)
}

export const cars = Object.fromEntries(
  Object.entries(fleet).flatMap(([name, car], i): [string, (c: Canvas) => void][] => [
    [name, side(car, places[i % places.length]!)],
    [
      `${name}-2`,
      front(car, {
        weather: i % 2 ? 'golden' : 'dusk',
        place: i % 3 ? 'lot' : 'wharf',
        sunX: 0.22 + (i % 4) * 0.08,
      }),
    ],
  ]),
)
