import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { condolences as condolenceService } from './condolences'
import { reportCondolenceOperation } from './report-condolence'
import { sendCondolenceOperation } from './send-condolence'

const limits = {
  'condolence-address': { points: 5, seconds: 600, durable: true, of: ['send-condolence'] },
  'condolence-account': { points: 100, seconds: 3600, durable: true, of: ['send-condolence'] },
  'condolence-report-address': { points: 10, seconds: 600, durable: true, of: ['report-condolence'] },
} as const satisfies Limits

/** What mourners write under the notices of a funeral home. */
export const condolences = feature({
  services: {
    condolences: condolenceService,
    'report-condolence': reportCondolenceOperation,
    'send-condolence': sendCondolenceOperation,
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    condolences: typeof limits
  }
}
