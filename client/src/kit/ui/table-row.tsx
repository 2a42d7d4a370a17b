import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DropdownMenu } from './dropdown-menu'
import { IconButton } from './icon-button'
import { detailWidth, type TableProps } from './table-columns'
import styles from './table.module.css'

type RowProps<Row> = { row: Row; table: TableProps<Row>; id: string }

/** The first cell carries the row's link or button, stretched over the row, so that there is one stop for the keyboard. */
const RowTarget = <Row,>({
  row,
  table,
  children,
}: {
  row: Row
  table: TableProps<Row>
  children: ReactNode
}) => {
  const { rowLink, onRowClick } = table
  if (rowLink)
    return (
      <Link to={rowLink(row)} className={styles.target}>
        {children}
      </Link>
    )
  if (onRowClick)
    return (
      <button type="button" className={styles.target} onClick={() => onRowClick(row)}>
        {children}
      </button>
    )
  return children
}

const RowDetails = <Row,>({ row, table, id }: RowProps<Row>) => {
  const width = detailWidth(table.columns)
  return (
    <tr className={styles.details} id={id} data-show-below={width}>
      <td colSpan={table.columns.length + 2}>
        <dl className={styles.list}>
          {table.columns
            .filter((column) => column.hideBelow)
            .map((column) => (
              <div key={column.key} data-show-below={column.hideBelow}>
                <dt>{column.header}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
        </dl>
      </td>
    </tr>
  )
}

/** One row, its menu and, where columns are hidden, the button that opens its details. */
export const TableRow = <Row,>({ row, table, id }: RowProps<Row>) => {
  const [open, setOpen] = useState(false)
  const { columns, rowMenu } = table
  const details = detailWidth(columns)
  const name = table.rowName?.(row)
  const clickable = table.rowLink !== undefined || table.onRowClick !== undefined
  return (
    <tbody>
      <tr className={styles.row} data-clickable={clickable || undefined}>
        {columns.map((column, index) => (
          <td key={column.key} data-align={column.align} data-hide-below={column.hideBelow}>
            {index === 0 ? <RowTarget {...{ row, table }}>{column.cell(row)}</RowTarget> : column.cell(row)}
          </td>
        ))}
        {details > 0 && (
          <td className={styles.tool} data-show-below={details}>
            <IconButton
              label={name ? `Details of ${name}` : 'Details'}
              icon={<ChevronDown className={styles.chevron} />}
              aria-expanded={open}
              aria-controls={`${id}-details`}
              onClick={() => setOpen(!open)}
            />
          </td>
        )}
        {rowMenu && (
          <td className={styles.tool}>
            <DropdownMenu label={name ? `Actions for ${name}` : 'Actions'} items={rowMenu(row)} />
          </td>
        )}
      </tr>
      {details > 0 && open && <RowDetails row={row} table={table} id={`${id}-details`} />}
    </tbody>
  )
}
