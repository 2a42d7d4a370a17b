import type { AnyRecord, AnyTableContract, CreateOf, RecordOf, WriteOf } from '@mainstreet/shared/contract'
import type { Knex } from 'knex'
import type { PrivateOf } from './stored-row'
import type { Caller } from './caller/caller'
import type { Work } from './work'

/** What may be stored in a contract's table. */
export type StoredOf<C extends AnyTableContract> = DataOf<C, Partial<RecordOf<C>>>

type DataOf<C extends AnyTableContract, Body> = string extends C['path']
  ? Partial<AnyRecord>
  : Body & Partial<Omit<PrivateOf<C>, keyof Body>>

interface Writing {
  /** Read-only properties that came along, unchecked. */
  ignored: Record<string, unknown>
  work: Work
  caller: Caller
}

interface Creating<Data> extends Writing {
  method: 'create'
  data: Data
  before: null
}

interface Changing<Data, Row> extends Writing {
  method: 'update' | 'patch'
  data: Data
  before: Row
}

interface Removing<Row> {
  /** The row as it is, locked. */
  row: Row
  work: Work
  caller: Caller
  /** Whether all rows that a query names are removed at once. */
  isAll: boolean
}

/** A new row before it is written: what the body and our own code say of it, validated. */
export type CreateContext<C extends AnyTableContract> = Creating<DataOf<C, CreateOf<C>>>

/** A row that is about to change: what the body says of it, validated, and how it is stored now, locked. */
export type ChangeContext<C extends AnyTableContract> = Changing<DataOf<C, WriteOf<C>>, RecordOf<C>>

/** A write in progress; `before` is null where the row is new. */
export type WriteContext<C extends AnyTableContract> = CreateContext<C> | ChangeContext<C>

/** A write whose row has been stored. */
export type WrittenContext<C extends AnyTableContract> = WriteContext<C> & { id: number }

/** A removal in progress. */
export type RemoveContext<C extends AnyTableContract> = Removing<RecordOf<C>>

/** What is special about a table service; none of it is needed. */
export interface TableRules<C extends AnyTableContract = AnyTableContract> {
  /** Columns made by SQL: name -> expression over the service's own table. */
  computed?: Readonly<Partial<Record<keyof RecordOf<C> & string, string>>>
  /** A boolean column that hides a removed row instead of deleting it. */
  hiddenBy?: keyof PrivateOf<C> & string
  /** Turns a stored row into the record: masks, defaults. */
  read?(row: RecordOf<C>): RecordOf<C>
  /** Answers what is stored; throws to refuse. */
  beforeWrite?(context: WriteContext<C>): StoredOf<C> | Promise<StoredOf<C>>
  /** Nested rows and side effects, in the same transaction. */
  afterWrite?(context: WrittenContext<C>): Promise<void>
  /** What goes before the row does. */
  beforeRemove?(context: RemoveContext<C>): Promise<void>
  /** For records that exist once: the id of the one there is, which create then answers. */
  existing?(context: CreateContext<C>): Promise<number | undefined>
  /** Keeps the rows that hold a text; the accounts are those in view, where they are known. */
  search?(builder: Knex.QueryBuilder, text: string, accounts?: readonly number[]): void
  /** Keeps the rows that meet the conditions of the contract's `filters`, or puts some first; the accounts as above. */
  filter?(
    builder: Knex.QueryBuilder,
    asked: Readonly<Record<string, unknown>>,
    accounts?: readonly number[],
  ): void
  /** Narrows what a caller sees beyond its account. */
  narrow?(builder: Knex.QueryBuilder, caller: Caller): void
}

type KeysOf<T> = T extends unknown ? keyof T : never

/** Rules as they are, unless they store a column that their table does not have: functions may answer more than they are asked, so TypeScript alone lets that pass. */
export type StoringOnlyColumns<C extends AnyTableContract, Rules> = Rules extends {
  beforeWrite(...context: never): infer Stored
}
  ? [Exclude<KeysOf<Awaited<Stored>>, KeysOf<StoredOf<C>>>] extends [never]
    ? unknown
    : { beforeWrite: { 'no such column': Exclude<KeysOf<Awaited<Stored>>, KeysOf<StoredOf<C>>> } }
  : unknown

/** Columns of some table, by name. */
export type AnyColumns = Partial<AnyRecord>
