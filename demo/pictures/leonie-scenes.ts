import { Canvas, at } from './kit'
import { breadBoard, omelette, pancakes } from './leonie-brunch'
import { barScene } from './leonie-drinks'
import { poutineRapee } from './leonie-mains'
import { room } from './leonie-room'
import { chowder, lobsterRoll, mussels } from './leonie-seafood'
import { brulee, lemonTart, sugarPie } from './leonie-sweets'
import { finishLeonie, table } from './leonie-table'

type Dish = (c: Canvas) => string[]

type Setting = [dish: Dish, x: number, y: number, scale: number]

/** Several dishes on one table, each drawn about its own middle. */
const spread =
  (...settings: Setting[]) =>
  (c: Canvas) => {
    table(c)
    for (const [dish, x, y, scale] of settings)
      c.add(at({ x: x - 512 * scale, y: y - 512 * scale, scale }, ...dish(c)))
    finishLeonie(c)
  }

export const leonieScenes = {
  'gallery-dining-room': room({ tables: 2, bar: false, wall: '#5a2f2a' }),
  'gallery-table-by-the-window': room({ tables: 1, bar: true }),
  'gallery-at-the-bar': barScene,
  'gallery-fresh-bread': spread([breadBoard, 600, 440, 1.05]),
  'gallery-mussels': spread([mussels, 600, 440, 1.3]),
  'gallery-brunch': spread([pancakes, 310, 400, 0.66], [omelette, 880, 520, 0.7]),
  'gallery-supper': spread([chowder, 320, 480, 0.66], [lobsterRoll, 880, 400, 0.7]),
  'gallery-desserts': spread(
    [sugarPie, 270, 330, 0.54],
    [brulee, 890, 310, 0.52],
    [lemonTart, 600, 640, 0.52],
  ),
}

export const leonieNotices = {
  'notice-lobster-night': spread([lobsterRoll, 400, 400, 0.84]),
  'notice-poutine-rapee-saturday': spread([poutineRapee, 390, 400, 0.86]),
}
