import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Pictures } from '../../kit/media/picture-kinds'
import { applyNoticeDates } from './apply-notice-dates'
import { pageTexts } from './page-texts'
import { profileBlocks } from './profile-blocks'
import { profileFiles } from './profile-files'
import { galleryUpload, profileGallery } from './profile-gallery'
import { profileHours } from './profile-hours'
import { profileLinks } from './profile-links'
import { profileNotices } from './profile-notices'
import { profileOptions } from './profile-options'
import { profileSpecialHours } from './profile-special-hours'
import { profileStyles } from './profile-styles'
import { profileVideos } from './profile-videos'
import { purgePastHours } from './purge-past-hours'
import { styleCheck } from './style-check'
import { fileUpload } from './upload-file'
import { noticeUpload } from './upload-notice'
import { profileMoreHours } from './profile-more-hours'
import { profileTimeOff } from './profile-time-off'
import { profileQuotes as profileQuoteService } from './profile-quotes'

const pictures = {
  notice: [{ suffix: '', width: 512, height: 512, fit: 'cover' }],
  gallery: [
    { suffix: '', width: 1024, height: 1024, fit: 'inside' },
    { suffix: '-thumb', width: 320, height: 174, fit: 'cover' },
  ],
  // A picture to download, such as a flyer: large enough to be read and printed.
  file: [{ suffix: '', width: 2048, height: 2048, fit: 'inside' }],
  // Of a video: hosts that draw bars above and below it have them cut off.
  poster: [{ suffix: '', width: 960, height: 540, fit: 'cover' }],
} as const satisfies Pictures

/** The parts of a home page. */
export const profile = feature({
  services: {
    'page-texts': pageTexts,
    'profile-blocks': profileBlocks,
    'profile-files': profileFiles,
    'profile-gallery': profileGallery,
    'profile-hours': profileHours,
    'profile-links': profileLinks,
    'profile-more-hours': profileMoreHours,
    'profile-notices': profileNotices,
    'profile-options': profileOptions,
    'profile-quotes': profileQuoteService,
    'profile-special-hours': profileSpecialHours,
    'profile-styles': profileStyles,
    'profile-time-off': profileTimeOff,
    'profile-videos': profileVideos,
    'style-check': styleCheck,
  },
  jobs: {
    'notice-days': { everyMs: 20_000, run: applyNoticeDates },
    'look-up-videos': { everyMs: 300_000, run: (app) => app.get('lookUpVideos')() },
    'purge-past-hours': { everyMs: hourMs, run: (app) => purgePastHours(app) },
  },
  pictures,
  uploads: { notice: noticeUpload, gallery: galleryUpload, file: fileUpload },
})

declare module '../../declarations' {
  interface FeaturePictures {
    profile: typeof pictures
  }
}
