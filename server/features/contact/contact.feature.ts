import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { answerMessageOperation } from './answer-message'
import { contactMessages } from './contact-messages'
import { sendContact } from './send-contact'
import { savedAnswers } from './saved-answers'

const limits = {
  'contact-address': { points: 5, seconds: 600, durable: true, of: ['contact'] },
  'contact-account': { points: 100, seconds: 3600, durable: true, of: ['contact'] },
} as const satisfies Limits

/** Messages of visitors and buyers. */
export const contact = feature({
  services: {
    'answer-message': answerMessageOperation,
    contact: sendContact,
    'contact-messages': contactMessages,
    'saved-answers': savedAnswers,
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    contact: typeof limits
  }
}
