import { Type } from '@sinclair/typebox'
import { memberRoles, people } from '../access'
import { id, oneOf } from '../columns'
import { operation } from '../operation'
import type { OpenSession } from './sessions'

const closed = { additionalProperties: false }

/** A phone or browser that its user has connected, to be told there of what happens. */
export interface Phone extends Pick<OpenSession, 'browser' | 'system' | 'kind'> {
  id: number
  createdAt: string
  /** Where its push service is reached; by it a browser knows itself. */
  endpoint: string
}

/** The phones of the caller, and the key that a browser connects with (base64url, uncompressed P-256). */
export const listPhones = operation<{ ok: true; publicKey: string; phones: Phone[] }>()({
  path: 'phone-list',
  input: Type.Object({}, closed),
  access: people,
})

/** So many phones somebody connects at most. */
export const maxPhones = 10

/** Connects the browser that asks, by its push subscription; it is told of nothing any more once its session has ended. */
export const addPhone = operation<{ ok: true; id: number }>()({
  path: 'phone-add',
  input: Type.Object(
    {
      endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
    },
    closed,
  ),
  access: people,
})

/** Disconnects a phone of the caller. */
export const removePhone = operation<{ ok: true }>()({
  path: 'phone-remove',
  input: Type.Object({ id }, closed),
  access: people,
})

/** Tells the caller of something that has not happened: by mail, and on the phones that are connected. */
export const sendSampleNotice = operation<{ ok: true; to: string; phones: number }>()({
  path: 'notice-sample',
  input: Type.Object({ customerId: id }, closed),
  access: people,
})

/** What waits for somebody to look at it. */
export const seenKinds = ['order', 'table', 'message', 'condolence'] as const

/** Says that somebody of the business has looked at these rows: nobody else is told of them. */
export const markSeen = operation<{ ok: true }>()({
  path: 'notice-seen',
  input: Type.Object(
    { about: oneOf(seenKinds), ids: Type.Array(id, { minItems: 1, maxItems: 100 }) },
    closed,
  ),
  access: memberRoles,
})
