import { hourMs, minuteMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { subscriptionOperation } from './follow-subscription'
import { forgetAsked } from './forget-asked'
import { letters } from './letters'
import { onePress } from './one-press'
import { previewLetter } from './preview-letter'
import { sendLetterOperation } from './send-letter'
import { sendLetters } from './send-letters'
import { subscribeOperation } from './subscribe'
import { subscribers } from './subscribers'

const limits = {
  'subscribe-address': { points: 10, seconds: 600, durable: true, of: ['subscribe'] },
} as const satisfies Limits

/** Letters to whoever asked for them. */
export const newsletter = feature({
  services: {
    'letter-preview': previewLetter,
    letters,
    'send-letter': sendLetterOperation,
    subscribe: subscribeOperation,
    subscribers,
    subscription: subscriptionOperation,
  },
  limits,
  routes: (app) => ({ files: [onePress(app)] }),
  jobs: {
    'send-letters': { everyMs: minuteMs / 2, run: sendLetters },
    'forget-asked': { everyMs: hourMs, run: (app) => forgetAsked(app) },
  },
})

declare module '../../declarations' {
  interface FeatureLimits {
    newsletter: typeof limits
  }
}
