import { Type } from '@sinclair/typebox'
import { people } from '../access'
import { operation } from '../operation'

/** What kind of device a session was begun with; empty where it does not say. */
export type DeviceKind = 'computer' | 'phone' | 'tablet' | ''

/** An open session of a user, by the device that uses it; unknown names are empty. */
export interface OpenSession {
  id: string
  browser: string
  system: string
  kind: DeviceKind
  createdAt: string
  lastUsedAt: string
  /** Whether it is the session that asks. */
  isCurrent: boolean
}

/** The open sessions of the caller, the one that asks first, then the last used. */
export const listSessions = operation<{ ok: true; sessions: OpenSession[] }>()({
  path: 'session-list',
  input: Type.Object({}, { additionalProperties: false }),
  access: people,
})

/** Ends another session of the caller, by its id, or all others. */
export const endSessions = operation<{ ok: true }>()({
  path: 'session-end',
  input: Type.Object(
    {
      id: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })),
      others: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  access: people,
})
