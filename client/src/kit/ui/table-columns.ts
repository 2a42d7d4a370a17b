import type { ReactNode } from 'react'
import type { MenuItem } from './dropdown-menu'

/** One column as data; below `hideBelow` pixels it moves into the row's details. */
export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  hideBelow?: 600 | 800 | 1000 | 1200
  sortable?: boolean
  /** The header is read by screen readers only. */
  quietHeader?: boolean
  width?: string
}

/** By which column the rows are in order. */
export type Sort = { key: string; descending: boolean }

/** What a table of `Row`s is made of; `rows` undefined means that they are being loaded. */
export type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  rowName?: (row: Row) => string
  rowLink?: (row: Row) => string
  /** The rows' links load their page as a whole. */
  reloadDocument?: boolean
  onRowClick?: (row: Row) => void
  rowMenu?: (row: Row) => readonly MenuItem[]
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  empty?: ReactNode
  error?: unknown
  onRetry?: () => void
}

/** The width in pixels below which a row has hidden columns; 0 when it never has. */
export const detailWidth = <Row>(columns: readonly Column<Row>[]) =>
  Math.max(0, ...columns.map((column) => column.hideBelow ?? 0))
