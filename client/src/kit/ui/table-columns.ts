import type { ReactNode } from 'react'
import type { MenuItem } from './dropdown-menu'

/**
 * Where a row that is a card, below 600 pixels, has a column's value: as its name, at the end of that line, in the line
 * below (with the column's header before it where it says nothing alone), in a line of its own, or in its details.
 */
export type CardPlace = 'name' | 'end' | 'line' | 'ownLine' | 'labelled' | 'details'

/** One column as data; below `hideBelow` pixels it moves into the row's details. */
export type Column<Row> = {
  key: string
  header: string
  /** What the header means, where the word alone does not say it. */
  about?: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  hideBelow?: 600 | 800 | 1000 | 1200
  onCard?: CardPlace
  sortable?: boolean
  /** The header is read by screen readers only. */
  quietHeader?: boolean
  width?: string
}

/** By which column the rows are in order. */
export type Sort = { key: string; descending: boolean }

/** Rows that are chosen with a box each, to do something with all of them. */
export type RowChoice<Row> = {
  chosen: ReadonlySet<string | number>
  onChoose: (row: Row, isChosen: boolean) => void
  /** What choosing a row is called, to be read aloud. */
  label: (row: Row) => string
  header: string
}

/** What a table of `Row`s is made of; `rows` undefined means that they are being loaded. */
export type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  rowName?: (row: Row) => string
  rowLink?: (row: Row) => string
  onRowClick?: (row: Row) => void
  rowMenu?: (row: Row) => readonly MenuItem[]
  choice?: RowChoice<Row>
  /** The key of a row that takes the focus and is tinted for a moment: it was saved just now. */
  noted?: string | number
  /** The key of the row that is open beside the table. */
  current?: string | number
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  empty?: ReactNode
  error?: unknown
  onRetry?: () => void
}

/** The width in pixels below which rows are cards. */
const cardWidth = 600

/** Where a card has a column: unless it says so itself, the first one names the row, and what is aligned at the end ends it. */
export const cardPlaceOf = <Row>(column: Column<Row>, index: number): CardPlace => {
  if (column.onCard) return column.onCard
  if (index === 0) return 'name'
  if (column.hideBelow && column.hideBelow > cardWidth) return 'details'
  return column.align === 'end' ? 'end' : 'line'
}

/** The columns that a row has in its details, each with the width below which it is there. */
export const detailsOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.flatMap((column, index) => {
    const isOnCard = cardPlaceOf(column, index) !== 'details'
    // What a card shows itself is in the details of rows only.
    if (isOnCard && (column.hideBelow ?? 0) <= cardWidth) return []
    return [{ column, below: column.hideBelow ?? cardWidth, isOnCard }]
  })

/** The width in pixels below which a row has hidden columns; 0 when it never has. */
export const detailWidth = <Row>(columns: readonly Column<Row>[]) =>
  Math.max(0, ...detailsOf(columns).map(({ below }) => below))

/** Whether cards have details too. */
export const hasCardDetails = <Row>(columns: readonly Column<Row>[]) =>
  detailsOf(columns).some(({ isOnCard }) => !isOnCard)
