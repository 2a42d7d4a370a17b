import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { acceptInvitation } from './accept-invitation'
import { invitations } from './invitations'
import { noticesTo } from './notices-to'
import { resendInvitation } from './resend-invitation'
import { userAccounts } from './user-accounts'
import { viewInvitation } from './view-invitation'

const limits = {
  'invitation-address': {
    points: 60,
    seconds: 3600,
    durable: true,
    of: ['invitation-view', 'invitation-accept'],
  },
  'invitations-user': { points: 30, seconds: 3600, durable: true, of: ['invitations', 'invitation-resend'] },
} as const satisfies Limits

/** Who works for an account, and invitations. */
export const people = feature({
  services: {
    'invitation-accept': acceptInvitation,
    'invitation-resend': resendInvitation,
    'invitation-view': viewInvitation,
    invitations,
    'notices-to': noticesTo,
    'user-accounts': userAccounts,
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    people: typeof limits
  }
}
