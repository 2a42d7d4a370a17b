import type { Role } from '@mainstreet/shared/access'

/** Who makes a call, authenticated by what the request or socket carries and never taken from the body or query. */
export type Caller =
  | { role: 'server' }
  | { role: 'visitor' }
  | { role: 'owner'; userId: number; sessionId: string; accounts: readonly number[] }
  | { role: 'staff'; userId: number; sessionId: string }
  | { role: 'integrator'; keyId: number; accounts: readonly number[]; scope: 'read' | 'write' }

/** Our own code: every method, no scope but what it names itself. */
export const server: Caller = { role: 'server' }

/** Nobody known. */
export const visitor: Caller = { role: 'visitor' }

/** The role whose access and view of rows a caller has; a program has its owner's. */
export const viewOf = (caller: Caller): Exclude<Role, 'integrator'> | 'server' =>
  caller.role === 'integrator' ? 'owner' : caller.role

/** The accounts a caller is confined to; undefined where it is not confined. */
export const accountsOf = (caller: Caller): readonly number[] | undefined =>
  'accounts' in caller ? caller.accounts : undefined
