import { useId } from 'react'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { useWords } from '../language/bilingual'
import type { TableProps } from './table-columns'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import { tableWords } from './table-words'
import { TableSkeleton } from './table-skeleton'
import styles from './table.module.css'

/** Rows of one kind with loading, empty and error states; columns that do not fit are reached in a row's details. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { label, columns, rows, rowKey, error, onRetry } = props
  const words = useWords(tableWords)
  const empty = props.empty ?? words.nothing
  const id = useId()
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
              name={props.rowName?.(row)}
              row={row}
              columns={columns}
              rowLink={props.rowLink}
              onRowClick={props.onRowClick}
              rowMenu={props.rowMenu}
              isChosen={props.choice?.chosen.has(rowKey(row))}
              choiceLabel={props.choice?.label(row)}
              onChoose={props.choice?.onChoose}
            />
          ))
        )}
      </table>
    </div>
  )
}
