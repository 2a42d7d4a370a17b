import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { accountMails } from './account-mails'
import { previewMail } from './preview-mail'
import { resendMail } from './resend-mail'

const limits = {
  'mails-account': { points: 60, seconds: 3600, durable: true, of: ['mail-resend'] },
} as const satisfies Limits

/** The mails that an account has sent. */
export const mails = feature({
  services: {
    'account-mails': accountMails,
    'mail-preview': previewMail,
    'mail-resend': resendMail,
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    mails: typeof limits
  }
}
