import { blankets } from './harbour-blankets'
import { candles } from './harbour-candles'
import { cloths } from './harbour-cloth'
import { keepsakes } from './harbour-keepsakes'
import { pantry } from './harbour-pantry'
import { pottery } from './harbour-pottery'
import { prints } from './harbour-prints'
import { harbourNotices, harbourScenes } from './harbour-scenes'
import { harbourView } from './harbour-views'
import { soap } from './harbour-soap'
import { maples } from './harbour-syrup'
import { wool } from './harbour-wool'
import type { Canvas } from './kit'
import { mains } from './leonie-mains'
import { drinks } from './leonie-drinks'
import { room } from './leonie-room'
import { leonieNotices, leonieScenes } from './leonie-scenes'
import { sweets } from './leonie-sweets'
import { logos } from './logos'
import { cars } from './tidewater-cars'
import { lotAtDusk, tidewaterNotices, tidewaterScenes } from './tidewater-scenes'

type Size = [width: number, height: number]
type Draw = (canvas: Canvas) => void

export type Drawing = { size: Size; draw: Draw }

const sizes = {
  item: [1024, 1024],
  car: [1280, 960],
  header: [1920, 1080],
  logo: [512, 512],
  gallery: [1200, 900],
  notice: [800, 800],
} satisfies Record<string, Size>

const family = (business: string, size: Size, draws: Record<string, Draw>) =>
  Object.fromEntries(
    Object.entries(draws).map(([name, draw]): [string, Drawing] => [`${business}/${name}`, { size, draw }]),
  )

/** Every picture by business/name: its size in pixels and how it is drawn. */
export const drawings: Record<string, Drawing> = {
  ...family('harbour', sizes.header, { header: harbourView('golden') }),
  ...family('harbour', sizes.logo, { logo: logos.harbour }),
  ...family('harbour', sizes.gallery, harbourScenes),
  ...family('harbour', sizes.notice, harbourNotices),
  ...family('harbour', sizes.item, { ...pottery, ...candles, ...soap, ...pantry, ...maples }),
  ...family('harbour', sizes.item, { ...wool, ...blankets, ...cloths, ...keepsakes, ...prints }),
  ...family('leonie', sizes.header, { header: room() }),
  ...family('leonie', sizes.logo, { logo: logos.leonie }),
  ...family('leonie', sizes.gallery, leonieScenes),
  ...family('leonie', sizes.notice, leonieNotices),
  ...family('leonie', sizes.item, { ...mains, ...sweets, ...drinks }),
  ...family('tidewater', sizes.header, { header: lotAtDusk }),
  ...family('tidewater', sizes.logo, { logo: logos.tidewater }),
  ...family('tidewater', sizes.gallery, tidewaterScenes),
  ...family('tidewater', sizes.notice, tidewaterNotices),
  ...family('tidewater', sizes.car, cars),
}
