import { useId, useMemo } from 'react'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { useWords } from '../language/bilingual'
import type { TableProps } from './table-columns'
import { TableHead } from './table-head'
import { TableRow, type RowWays } from './table-row'
import { tableWords } from './table-words'
import { TableSkeleton } from './table-skeleton'
import styles from './table.module.css'

/** The same for all rows, and from one rendering to the next while nothing of it changes. */
const useRowWays = <Row,>(props: TableProps<Row>): RowWays<Row> => {
  const { columns, rowLink, onRowClick, rowMenu, choice } = props
  const { label, onChoose } = choice ?? {}
  return useMemo(() => {
    const box = label && onChoose && { label, onChoose }
    return { columns, rowLink, onRowClick, rowMenu, box }
  }, [columns, rowLink, onRowClick, rowMenu, label, onChoose])
}

/** Rows of one kind with loading, empty and error states; columns that do not fit are reached in a row's details. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { label, columns, rows, rowKey, error, onRetry } = props
  const words = useWords(tableWords)
  const empty = props.empty ?? words.nothing
  const id = useId()
  const ways = useRowWays(props)
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />
  if (rows?.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty
  return (
    <div>
      <table role="table" className={styles.table} aria-label={label} aria-busy={rows === undefined}>
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          menu={props.rowMenu !== undefined}
          choice={props.choice?.header}
        />
        {rows === undefined ? (
          <TableSkeleton
            columns={columns}
            menu={props.rowMenu !== undefined}
            choice={props.choice !== undefined}
          />
        ) : (
          rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              id={`${id}-${rowKey(row)}`}
              isNoted={rowKey(row) === props.noted}
              isCurrent={rowKey(row) === props.current}
              isChosen={props.choice?.chosen.has(rowKey(row)) ?? false}
              name={props.rowName?.(row)}
              row={row}
              ways={ways}
            />
          ))
        )}
      </table>
    </div>
  )
}
