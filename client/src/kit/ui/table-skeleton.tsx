import { Skeleton } from './skeleton'
import { cardPlaceOf, detailWidth, type Column } from './table-columns'
import styles from './table.module.css'

/** Rows in waiting, in the columns of the table that is being loaded. */
export const TableSkeleton = <Row,>({
  columns,
  menu,
  choice,
}: {
  columns: readonly Column<Row>[]
  menu: boolean
  choice: boolean
}) => (
  <tbody>
    {Array.from({ length: 5 }, (_, index) => (
      <tr key={index} className={styles.row} aria-hidden="true">
        {choice && <td className={styles.choice} />}
        {columns.map((column, index) => (
          <td key={column.key} data-hide-below={column.hideBelow} data-card={cardPlaceOf(column, index)}>
            <Skeleton />
          </td>
        ))}
        {detailWidth(columns) > 0 && <td className={styles.tool} data-show-below={detailWidth(columns)} />}
        {menu && <td className={styles.tool} />}
      </tr>
    ))}
  </tbody>
)
