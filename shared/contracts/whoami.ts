import { Type } from '@sinclair/typebox'
import { people, type Duty, type Position } from '../access'
import { operation } from '../operation'

/** An account of whoever asks. */
export interface KnownAccount {
  customerId: number
  name: string
  /** The host of its site. */
  domain: string
}

/** Whose key or session a call is made with. */
export interface WhoAmI {
  ok: true
  kind: 'key' | 'person'
  role: Position | 'staff' | 'integrator'
  /** What a key may do; null for a person. */
  scope: 'read' | 'write' | null
  /** The account of a key, or the one that a person sees first; null for staff, and who belongs to none. */
  account: KnownAccount | null
  /** Every account of the caller's, and what the caller is there; a helper with duties, all others without. */
  accounts: (KnownAccount & { role: Position | 'integrator'; duties: Duty[] })[]
}

/** Answers whose key or session a call is made with. */
export const whoamiOperation = operation<WhoAmI>()({
  path: 'whoami',
  input: Type.Object({}, { additionalProperties: false }),
  access: [...people, 'integrator'],
  onlyReads: true,
})
