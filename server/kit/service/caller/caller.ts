import type { MemberRole, Role } from '@mainstreet/shared/access'

/** What a person is in one account: its owner, or a helper with this duty; a helper has one for each. */
export interface Membership {
  customerId: number
  role: MemberRole
}

/** A person with the role of this call and the accounts where it is hers or his. */
export interface Member {
  role: MemberRole
  userId: number
  sessionId: string
  accounts: readonly number[]
  /** All that the person is; absent where that is what stands above. */
  memberships?: readonly Membership[]
}

/** Nobody known; or somebody who looks at the site of `previews` as its visitors do, which only its people may before it is published. */
export interface Visitor {
  role: 'visitor'
  previews?: number
}

/** Who makes a call, authenticated by what the request or socket carries and never taken from the body or query. */
export type Caller =
  | { role: 'server' }
  | Visitor
  | Member
  | { role: 'staff'; userId: number; sessionId: string }
  | { role: 'integrator'; keyId: number; accounts: readonly number[]; scope: 'read' | 'write' }

/** Our own code: every method, no scope but what it names itself. */
export const server: Caller = { role: 'server' }

/** Nobody known. */
export const visitor: Caller = { role: 'visitor' }

/** The role whose access and view of rows a caller has; a program has its owner's. */
export const viewOf = (caller: Caller): Exclude<Role, 'integrator'> | 'server' =>
  caller.role === 'integrator' ? 'owner' : caller.role

/** Every account that a caller has something to do with, in whatever role. */
export const allAccountsOf = (caller: Caller): readonly number[] =>
  'memberships' in caller && caller.memberships
    ? [...new Set(caller.memberships.map(({ customerId }) => customerId))]
    : (accountsOf(caller) ?? [])

/** Whether a caller may see an account that is not published. */
export const isInsider = (caller: Caller, id: number): boolean =>
  caller.role === 'staff' ||
  allAccountsOf(caller).includes(id) ||
  (caller.role === 'visitor' && caller.previews === id)

/** Whether a caller may touch what is an account's: it is one of its own, or the caller is confined to none. */
export const mayReach = (caller: Caller, customerId: number): boolean =>
  accountsOf(caller)?.includes(customerId) ?? true

/** The accounts a caller is confined to; undefined where it is not confined. */
export const accountsOf = (caller: Caller): readonly number[] | undefined =>
  'accounts' in caller ? caller.accounts : undefined
