import { feature } from '../../kit/feature'
import type { Pictures } from '../../kit/media/picture-kinds'
import { pictureOfRow } from '../../kit/media/upload-type'
import type { Limits } from '../../kit/rate-limit'
import { calendarFiles } from './calendar-files'
import { comeToEventOperation, lightCandleOperation } from './entry-marks'
import { events } from './events'
import { funeralImageUpload, funeralImages } from './funeral-images'
import { funerals } from './funerals'

const pictures = {
  event: [{ suffix: '', width: 1200, height: 800, fit: 'cover' }],
  // Of a person: held upright.
  funeral: [{ suffix: '', width: 720, height: 900, fit: 'cover' }],
  'funeral-image': [
    { suffix: '', width: 1600, height: 1200, fit: 'inside' },
    { suffix: '-small', width: 640, height: 480, fit: 'cover' },
  ],
} as const satisfies Pictures

const limits = {
  'entry-mark-address': { points: 40, seconds: 600, durable: true, of: ['come-to-event', 'light-candle'] },
} as const satisfies Limits

/** Events and funerals, and their calendars. */
export const calendar = feature({
  services: {
    'come-to-event': comeToEventOperation,
    events,
    'funeral-images': funeralImages,
    funerals,
    'light-candle': lightCandleOperation,
  },
  limits,
  routes: (app) => ({ files: [calendarFiles(app)] }),
  pictures,
  uploads: {
    event: pictureOfRow('events', 'event'),
    funeral: pictureOfRow('funerals', 'funeral'),
    'funeral-image': funeralImageUpload,
  },
})

declare module '../../declarations' {
  interface FeatureLimits {
    calendar: typeof limits
  }
  interface FeaturePictures {
    calendar: typeof pictures
  }
}
