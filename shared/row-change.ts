import type { AnyRecord } from './contract'

/** What can happen to a row, as Feathers calls it. */
export const rowEvents = ['created', 'updated', 'patched', 'removed'] as const

/** What happened to a row. */
export type RowEvent = (typeof rowEvents)[number]

/** What happened to a row of a service: what the server publishes of a change, and what a client applies to what it has read. */
export interface RowChange<Path extends string = string, Row = AnyRecord> {
  path: Path
  event: RowEvent
  row: Row
}
