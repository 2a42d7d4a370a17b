import { createHash } from 'node:crypto'

/** A digest of what is asked for under a key: where another one comes under the same key, something else is meant. */
export const requestFingerprint = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

/** The fields of a body, whatever order they came in. */
export const sortedFields = (body: object): [string, unknown][] =>
  Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
