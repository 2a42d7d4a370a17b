import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { forgetCreates } from '../../kit/service/once/kept-creates'
import { apiKeys } from './api-keys'
import { emailChange } from './email-change'
import { emailChangeRequest } from './email-change-request'
import { firstSteps } from './first-steps'
import { passwordChange } from './password-change'
import { passwordConfirm } from './password-confirm'
import { passwordReset } from './password-reset'
import { passwordResetRequest } from './password-reset-request'
import {
  authenticatorBegin,
  authenticatorOn,
  passkeyAdd,
  passkeyBegin,
  passkeyChallenge,
} from './second-factor/add-factor'
import { recoveryCodes, secondFactor, secondFactorOff } from './second-factor/second-factor'
import { users as usersService } from './users'
import { whoami } from './whoami'

const limits = {
  'passkey-address': { points: 100, seconds: 900, durable: true, of: ['passkey-challenge'] },
  // After a right password: a guesser of six digits gets nowhere in a year.
  'second-factor': {
    points: 10,
    seconds: 3600,
    durable: true,
    of: ['authentication', 'recovery-codes', 'second-factor-off'],
  },
  'reset-address': {
    points: 20,
    seconds: 3600,
    durable: true,
    of: ['password-reset', 'password-reset-request', 'email-change'],
  },
  'reset-name': { points: 5, seconds: 3600, durable: true, of: ['password-reset-request'] },
  'email-change-user': { points: 5, seconds: 3600, durable: true, of: ['email-change-request'] },
  'email-change-mailbox': { points: 5, seconds: 3600, durable: true, of: ['email-change-request'] },
} as const satisfies Limits

/** Who signs in, and their passwords, addresses and keys. */
export const users = feature({
  services: {
    'api-keys': apiKeys,
    'authenticator-begin': authenticatorBegin,
    'authenticator-on': authenticatorOn,
    'passkey-add': passkeyAdd,
    'passkey-begin': passkeyBegin,
    'passkey-challenge': passkeyChallenge,
    'recovery-codes': recoveryCodes,
    'second-factor': secondFactor,
    'second-factor-off': secondFactorOff,
    'email-change': emailChange,
    'email-change-request': emailChangeRequest,
    'password-change': passwordChange,
    'password-confirm': passwordConfirm,
    'password-reset': passwordReset,
    'password-reset-request': passwordResetRequest,
    users: usersService,
    whoami,
  },
  routes: (app) => ({ pages: [firstSteps(app)] }),
  jobs: { 'kept-creates': { everyMs: hourMs, run: forgetCreates } },
  limited: {
    'password-change': 'login-name',
    'password-confirm': 'login-name',
    'email-change-request': 'login-name',
  },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    users: typeof limits
  }
}
