import type { Answer, Input, OperationPath } from '@mainstreet/shared/services'
import { addressOf, callRest } from './rest'

/** An operation that needs no sign-in and no account: forgotten and new passwords. Rejects with ApiError. */
export const runSignedOut = <P extends OperationPath>(path: P, input: Input<P>): Promise<Answer<P>> =>
  callRest(addressOf(path), { method: 'POST', body: input })
