import type { AnyTableContract } from './contract'

type Writable<C extends AnyTableContract> = C['writable'][number]

/** The columns of a contract that can be written, without those that are named, each with why it is left out. */
export const columnsOf = <C extends AnyTableContract, Left extends Writable<C> = never>(
  { writable }: C,
  { without }: { without: Readonly<Record<Left, string>> },
) =>
  (writable as readonly Writable<C>[]).filter(
    (column): column is Exclude<Writable<C>, Left> => !Object.hasOwn(without, column),
  )

/** Those columns of a row; what it does not say, is left out. */
export const pickColumns = <Row extends object, Column extends keyof Row>(
  row: Row,
  columns: readonly Column[],
): Pick<Row, Column> =>
  // Only what is optional can be left out.
  Object.fromEntries(
    columns.filter((column) => row[column] !== undefined).map((column) => [column, row[column]]),
  ) as Pick<Row, Column>
