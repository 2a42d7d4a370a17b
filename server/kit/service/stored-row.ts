import type { Static, TProperties } from '@sinclair/typebox'
import type { MomentFormat } from '@mainstreet/shared/columns'
import type { AnyTableContract, TableContract } from '@mainstreet/shared/contract'
import type { Contracts, TablePath } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables'

/** Columns that are stored and in no record, or otherwise than in it, by path; a feature adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that features may add to it.
export interface PrivateColumns {}

/** Columns of a contract's table that its record does not show. */
export type PrivateOf<C extends AnyTableContract> = string extends C['path']
  ? Record<string, unknown>
  : C['path'] extends keyof PrivateColumns
    ? PrivateColumns[C['path']]
    : unknown

/** What the driver answers for a column: a Date for a moment; everything else is as in the record. */
type Driven<Column, Value> = Column extends MomentFormat ? Date | Extract<Value, null> : Value

type ColumnsOf<C> =
  C extends TableContract<
    string,
    infer Props extends TProperties,
    string,
    string,
    TProperties,
    string,
    infer Unstored
  >
    ? { [K in Exclude<keyof Props, Unstored> & string]: Driven<Props[K], Static<Props[K]>> }
    : never

/** A row of a service's table as the driver answers it: what is stored of its record, and its private columns. */
export type StoredRow<P extends TablePath> = Omit<ColumnsOf<Contracts[P]>, keyof PrivateOf<Contracts[P]>> &
  PrivateOf<Contracts[P]>

/** What may be written to a column: JSON as text, since the driver takes a list for an array of the database. */
type DriverValue<Value> = Value extends Date
  ? Date | string
  : Value extends string | number | boolean | null | Buffer
    ? Value
    : Value extends readonly unknown[]
      ? string
      : Value | string

type Writable<Row> = { [K in keyof Row]?: DriverValue<Row[K]> | Knex.Raw | Knex.QueryBuilder }

/** A table as knex knows it: how its rows are read, and how they are written. */
export type Table<Row> = Knex.CompositeTableType<Row, Writable<Row>, Writable<Row>, Writable<Row>>

/** A row of a table by its name. */
export type TableRow<Name extends keyof Tables> = Tables[Name]['base']

/** The name of a table as its path says it. */
export type Underscored<Path extends string> = Path extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Path

type ContractTables = { [P in TablePath as Underscored<P>]: Table<StoredRow<P>> }

/** A service's table: its path with underscores. */
export const tableOf = <Path extends string>({
  path,
}: Pick<TableContract<Path>, 'path'>): Underscored<Path> =>
  // What TypeScript says of a text that is replaced is that it is one.
  path.replaceAll('-', '_') as Underscored<Path>

declare module 'knex/types/tables' {
  /** The tables that knex knows by name: those of the contracts, and those that whoever owns them adds. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An interface, so that others may add to it.
  interface Tables extends ContractTables {}
}

declare module 'knex/types/result' {
  interface Registry {
    /** The driver reads int8 as a number. */
    Count: number
  }
}
