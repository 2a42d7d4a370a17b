import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { accountExports, purgeExports } from './account-exports'
import { exportDownload } from './export-download'
import { exportTicket } from './export-ticket'

const limits = {
  'exports-account': { points: 6, seconds: 24 * 3600, durable: true, of: ['account-exports'] },
  'downloads-address': { points: 200, seconds: 600, of: ['account-export-download'] },
  // Each ticket is good for one download; it is over before its count is.
  'export-ticket': { points: 1, seconds: 120, durable: true },
} as const satisfies Limits

/** Archives of everything that an account has. */
export const exporting = feature({
  services: {
    'account-export-ticket': exportTicket,
    'account-exports': accountExports,
  },
  routes: (app) => ({ api: [exportDownload(app)] }),
  jobs: {
    'purge-exports': { everyMs: minuteMs, run: purgeExports },
  },
  workers: (app) => [app.get('exporter')],
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    exports: typeof limits
  }
}
