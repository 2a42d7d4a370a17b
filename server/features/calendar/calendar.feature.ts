import { feature } from '../../kit/feature'
import type { Pictures } from '../../kit/media/picture-kinds'
import { pictureOfRow } from '../../kit/media/upload-type'
import { calendarFiles } from './calendar-files'
import { events } from './events'
import { funerals } from './funerals'

const pictures = {
  event: [{ suffix: '', width: 1200, height: 800, fit: 'cover' }],
  // Of a person: held upright.
  funeral: [{ suffix: '', width: 720, height: 900, fit: 'cover' }],
} as const satisfies Pictures

/** Events and funerals, and their calendars. */
export const calendar = feature({
  services: {
    events,
    funerals,
  },
  routes: (app) => ({ files: [calendarFiles(app)] }),
  pictures,
  uploads: { event: pictureOfRow('events', 'event'), funeral: pictureOfRow('funerals', 'funeral') },
})

declare module '../../declarations' {
  interface FeaturePictures {
    calendar: typeof pictures
  }
}
