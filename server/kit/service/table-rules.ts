import type { AuthenticationRequest } from '@feathersjs/authentication'
import type { RealTimeConnection } from '@feathersjs/feathers'
import type { Knex } from 'knex'
import type { Caller } from './caller'
import type { Scope } from './scope'
import type { Work } from './work'

type Row = Record<string, unknown>

/** What the guard hands to a service with every call. */
export interface ServiceParams {
  query?: Record<string, unknown>
  /** Set by transports only; our own calls have none. */
  provider?: string
  /** What the transport found to authenticate the call by. */
  authentication?: AuthenticationRequest
  caller?: Caller
  scope?: Scope
  /** The visitor's site. */
  site?: number
  /** The site is looked at as a preview, which never takes live money. */
  preview?: boolean
  /** The visitor's address, for limits. */
  address?: string
  headers?: Record<string, string>
  work?: Work
  /** Read-only properties that came with the body. */
  ignored?: Row
  /** What aliases in the body say otherwise than their columns. */
  contradictions?: Row
  connection?: RealTimeConnection
}

/** A write in progress. */
export interface WriteContext {
  method: 'create' | 'update' | 'patch' | 'remove'
  /** The writable columns of the body, validated. */
  data: Row
  /** Read-only properties that came along. */
  ignored: Row
  work: Work
  caller?: Caller
  /** The row before the write, locked; null when it is new. */
  before: Row | null
}

/** A removal in progress. */
export interface RemoveContext {
  /** The row as it is, locked. */
  row: Row
  work: Work
  caller?: Caller
  /** Whether all rows that a query names are removed at once. */
  isAll: boolean
}

/** What is special about a table service; none of it is needed. */
export interface TableRules {
  /** Columns made by SQL: name -> expression over the service's own table. */
  computed?: Readonly<Record<string, string>>
  /** A boolean column that hides a removed row instead of deleting it. */
  hiddenBy?: string
  /** Turns a stored row into the record: masks, defaults. */
  read?(row: Row): Row
  /** The last word on what is stored; throws to refuse. */
  beforeWrite?(context: WriteContext): Row | Promise<Row>
  /** Nested rows and side effects, in the same transaction. */
  afterWrite?(context: WriteContext & { id: number }): Promise<void>
  /** What goes before the row does. */
  beforeRemove?(context: RemoveContext): Promise<void>
  /** For records that exist once: the id of the one there is, which create then answers. */
  existing?(context: WriteContext): Promise<number | undefined>
  /** Keeps the rows that hold a text; the accounts are those in view, where they are known. */
  search?(builder: Knex.QueryBuilder, text: string, accounts?: readonly number[]): void
  /** Narrows what a caller sees beyond its account. */
  narrow?(builder: Knex.QueryBuilder, caller: Caller): void
}
