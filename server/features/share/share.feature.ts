import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { forgetVisitors } from './count-opening'
import { shareCard } from './share-card'
import { shortAddresses } from './short-addresses'
import { shortLinks } from './short-links'

/** Short addresses of items and sites, and cards that lead there. */
export const share = feature({
  services: {
    'short-links': shortLinks,
  },
  routes: (app) => ({ files: [shortAddresses(app)], api: [shareCard(app)] }),
  jobs: { 'forget-openers': { everyMs: hourMs, run: forgetVisitors } },
})
