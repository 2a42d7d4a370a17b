import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { detailWidth, type Column, type Sort, type TableProps } from './table-columns'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden'

type HeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'> & { menu: boolean }

const SortButton = ({ header, sorted, onClick }: { header: string; sorted?: Sort; onClick: () => void }) => {
  const Icon = !sorted ? ChevronsUpDown : sorted.descending ? ArrowDown : ArrowUp
  return (
    <button type="button" className={styles.sort} data-sorted={sorted ? true : undefined} onClick={onClick}>
      {header}
      <Icon aria-hidden="true" />
    </button>
  )
}

const ariaSort = (sorted: Sort | undefined) => {
  if (!sorted) return undefined
  return sorted.descending ? 'descending' : 'ascending'
}

/** The sticky header line; sortable columns are buttons that turn the order round. */
export const TableHead = <Row,>({ columns, sort, onSort, menu }: HeadProps<Row>) => {
  const details = detailWidth(columns)
  const headerOf = (column: Column<Row>, sorted: Sort | undefined) => {
    if (column.quietHeader) return <VisuallyHidden>{column.header}</VisuallyHidden>
    if (!column.sortable || !onSort) return column.header
    const turned = { key: column.key, descending: sorted ? !sorted.descending : false }
    return <SortButton header={column.header} sorted={sorted} onClick={() => onSort(turned)} />
  }
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => {
          const sorted = sort?.key === column.key ? sort : undefined
          return (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              data-hide-below={column.hideBelow}
              aria-sort={ariaSort(sorted)}
              style={{ width: column.width }}
            >
              {headerOf(column, sorted)}
            </th>
          )
        })}
        {details > 0 && (
          <th scope="col" className={styles.tool} data-show-below={details}>
            <VisuallyHidden>Details</VisuallyHidden>
          </th>
        )}
        {menu && (
          <th scope="col" className={styles.tool}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
