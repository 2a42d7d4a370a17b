import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Explained } from './explained'
import { detailWidth, type Column, type Sort, type TableProps } from './table-columns'
import { useWords } from '../language/bilingual'
import styles from './table.module.css'
import { tableWords } from './table-words'
import { VisuallyHidden } from './visually-hidden'

type HeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'> & {
  menu: boolean
  choice?: string
}

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
export const TableHead = <Row,>({ columns, sort, onSort, menu, choice }: HeadProps<Row>) => {
  const words = useWords(tableWords)
  const details = detailWidth(columns)
  const headerOf = (column: Column<Row>, sorted: Sort | undefined) => {
    if (column.quietHeader) return <VisuallyHidden>{column.header}</VisuallyHidden>
    if (!column.sortable || !onSort)
      return column.about ? <Explained word={column.header} about={column.about} /> : column.header
    const turned = { key: column.key, descending: sorted ? !sorted.descending : false }
    return <SortButton header={column.header} sorted={sorted} onClick={() => onSort(turned)} />
  }
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {choice && (
          <th role="columnheader" scope="col" className={styles.choice}>
            <VisuallyHidden>{choice}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.key === column.key ? sort : undefined
          return (
            <th
              key={column.key}
              role="columnheader"
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
          <th role="columnheader" scope="col" className={styles.tool} data-show-below={details}>
            <VisuallyHidden>{words.details}</VisuallyHidden>
          </th>
        )}
        {menu && (
          <th role="columnheader" scope="col" className={styles.tool}>
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
