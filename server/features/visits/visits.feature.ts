import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { profileAnalytics } from './profile-analytics'
import { summariseAnalytics } from './summarise-analytics'
import { rotateVisitTables } from './rotate-visit-tables'

const limits = {
  'analytics-address': { points: 300, seconds: 60, of: ['profile-analytics'] },
  'analytics-account': { points: 6000, seconds: 60, of: ['profile-analytics'] },
} as const satisfies Limits

/** Who visits a site, in figures. */
export const visits = feature({
  services: {
    'profile-analytics': profileAnalytics,
    'profile-analytics-summary': summariseAnalytics,
  },
  jobs: { 'visit-months': { everyMs: hourMs, run: (app) => rotateVisitTables(app) } },
  contentSecurity: [
    {
      script: ['https://connect.facebook.net'],
      connect: ['https://www.facebook.com'],
      // A preview reports nobody's visit.
      isFor: ({ tenant, isPreview }) => tenant?.pixel === true && !isPreview,
    },
  ],
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    visits: typeof limits
  }
}
