import { feature } from '../../kit/feature'
import { createPhoneWorker } from '../../kit/notices/phone-worker'
import type { Limits } from '../../kit/rate-limit'
import { phoneAdd, phoneList, phoneRemove } from './phones'
import { sampleNotice } from './sample-notice'
import { noticeSeen, seenByChange } from './seen'

const limits = {
  'samples-user': { points: 10, seconds: 3600, durable: true, of: ['notice-sample'] },
} as const satisfies Limits

/** The phones of people, and who has seen what they were told. */
export const notices = feature({
  services: {
    'notice-sample': sampleNotice,
    'notice-seen': noticeSeen,
    'phone-add': phoneAdd,
    'phone-list': phoneList,
    'phone-remove': phoneRemove,
  },
  observe: () => seenByChange,
  workers: (app) => [createPhoneWorker(app)],
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    notices: typeof limits
  }
}
