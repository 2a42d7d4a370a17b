import { sideView } from './car'
import { frontView } from './car-front'
import { Canvas, at } from './kit'
import { fleet } from './tidewater-cars'
import { type Setting, finishTidewater, setting } from './tidewater-lot'

type Model = keyof typeof fleet

type Parked = { model: Model; x: number; y: number; scale: number; view?: 'side' | 'front' }

/** Cars standing in a coastal setting, the farthest first; positions are shares of the picture. */
const parked = (place: Setting, list: Parked[]) => (c: Canvas) => {
  setting(c, place)
  for (const { model, x, y, scale, view = 'front' } of list)
    c.add(
      at(
        { x: c.width * x, y: c.height * y, scale: (scale * c.height) / 960 },
        view === 'side' ? sideView(c, fleet[model]) : frontView(c, fleet[model]),
      ),
    )
  finishTidewater(c)
}

const row = (models: Model[], [y, scale]: [number, number]): Parked[] =>
  models.map((model, i) => ({ model, x: (i + 0.5) / models.length, y, scale }))

/** The whole fleet by the sea at dusk. */
export const lotAtDusk = parked({ weather: 'dusk', place: 'lot', sunX: 0.3 }, [
  ...row(['minivan', 'compact-suv', 'sedan', 'hatchback', 'large-suv', 'convertible'], [0.72, 0.5]),
  { model: 'pickup', x: 0.27, y: 0.92, scale: 0.7, view: 'side' },
  { model: 'electric-crossover', x: 0.75, y: 0.92, scale: 0.76, view: 'side' },
])

export const tidewaterScenes = {
  'gallery-front-row': parked(
    { weather: 'golden', place: 'lot' },
    row(['sedan', 'compact-suv', 'pickup'], [0.84, 0.66]),
  ),
  'gallery-coast-drive': parked({ weather: 'golden', place: 'road', sunX: 0.4 }, [
    { model: 'convertible', x: 0.5, y: 0.88, scale: 0.95, view: 'side' },
  ]),
  'gallery-family-cars': parked(
    { weather: 'morning', place: 'lot' },
    row(['minivan', 'large-suv'], [0.86, 0.86]),
  ),
  'gallery-wharf-morning': parked({ weather: 'morning', place: 'wharf', sunX: 0.7 }, [
    { model: 'compact-suv', x: 0.5, y: 0.87, scale: 0.98, view: 'side' },
  ]),
  'gallery-trucks-at-dusk': parked({ weather: 'dusk', place: 'wharf' }, [
    { model: 'pickup', x: 0.5, y: 0.87, scale: 0.94, view: 'side' },
  ]),
  'gallery-electric': parked({ weather: 'dusk', place: 'lot', sunX: 0.5 }, [
    { model: 'electric-crossover', x: 0.5, y: 0.88, scale: 1.2 },
  ]),
  'gallery-small-cars': parked({ weather: 'golden', place: 'wharf', sunX: 0.75 }, [
    { model: 'hatchback', x: 0.28, y: 0.8, scale: 0.74 },
    { model: 'sedan', x: 0.64, y: 0.9, scale: 0.72, view: 'side' },
  ]),
  'gallery-evening-lot': parked(
    { weather: 'dusk', place: 'lot', sunX: 0.2 },
    row(['hatchback', 'sedan', 'minivan', 'compact-suv'], [0.8, 0.52]),
  ),
}

export const tidewaterNotices = {
  'notice-tire-season': parked({ weather: 'morning', place: 'lot', sunX: 0.3 }, [
    { model: 'compact-suv', x: 0.5, y: 0.88, scale: 1.24 },
  ]),
}
