import { Forbidden } from '@feathersjs/errors'
import type { Caller } from './caller'

/** Whoever calls as a person; a 403 that says why for programs and whoever is nobody known. */
export const requireUser = (caller: Caller | undefined, why: string): Extract<Caller, { userId: number }> => {
  if (!caller || !('userId' in caller)) throw new Forbidden(why)
  return caller
}
