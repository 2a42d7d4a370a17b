import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { PageLink } from './page-link'
import { DropdownMenu } from './dropdown-menu'
import { Glyph } from './glyph'
import { IconButton } from './icon-button'
import { useWords } from '../language/bilingual'
import {
  cardPlaceOf,
  detailsOf,
  detailWidth,
  hasCardDetails,
  type Column,
  type RowChoice,
  type TableProps,
} from './table-columns'
import { tableWords } from './table-words'
import styles from './table.module.css'

/** What is the same for all rows of a table; `box` is there where they are chosen. */
export type RowWays<Row> = Pick<TableProps<Row>, 'columns' | 'rowLink' | 'onRowClick' | 'rowMenu'> & {
  box: Pick<RowChoice<Row>, 'label' | 'onChoose'> | undefined
}

type RowProps<Row> = {
  id: string
  row: Row
  name: string | undefined
  isNoted: boolean
  isCurrent: boolean
  isChosen: boolean
  ways: RowWays<Row>
}

type Ways<Row> = Pick<RowProps<Row>, 'row' | 'ways'>

/** The first cell carries the row's link or button, stretched over the row, so that there is one stop for the keyboard. */
const RowTarget = <Row,>({ row, ways, isCurrent, children }: RowProps<Row> & { children: ReactNode }) => {
  const { rowLink, onRowClick } = ways
  if (rowLink) {
    const to = rowLink(row)
    return (
      <PageLink
        to={to}
        className={styles.target}
        aria-current={isCurrent || undefined}
        // Beside the list, which stays where it is.
        preventScrollReset={to.startsWith('?')}
      >
        {children}
      </PageLink>
    )
  }
  if (onRowClick)
    return (
      <button type="button" className={styles.target} onClick={() => onRowClick(row)}>
        {children}
      </button>
    )
  return children
}

const RowBox = <Row,>({ row, isChosen, ways: { box } }: Ways<Row> & { isChosen: boolean }) => {
  if (!box) return null
  return (
    <td role="cell" className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={box.label(row)}
          onChange={({ target }) => box.onChoose(row, target.checked)}
        />
      </label>
    </td>
  )
}

const RowDetails = <Row,>(props: { row: Row; columns: readonly Column<Row>[]; id: string }) => {
  const { row, columns, id } = props
  const width = detailWidth(columns)
  return (
    <tr role="row" className={styles.details} id={id} data-show-below={width}>
      <td role="cell" colSpan={columns.length + 3}>
        <dl className={styles.list}>
          {detailsOf(columns).map(({ column, below, isOnCard }) => (
            <div key={column.key} data-show-below={below} data-on-card={isOnCard || undefined}>
              <dt>
                {column.header}
                {column.about && <span className={styles.about}>{column.about}</span>}
              </dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  )
}

/** A row that was saved just now takes the focus, once the page that has come has had it. */
const useFocusWhen = (isNoted: boolean) => {
  const row = useRef<HTMLTableRowElement>(null)
  // For good: without its tab index, the row would lose the focus when it is noted no more.
  const [wasNoted, setWasNoted] = useState(isNoted)
  if (isNoted && !wasNoted) setWasNoted(true)
  useEffect(() => {
    if (!isNoted) return
    const frame = requestAnimationFrame(() => row.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isNoted])
  return { ref: row, tabIndex: wasNoted ? -1 : undefined }
}

const PlainRow = <Row,>(props: RowProps<Row>) => {
  const { row, name, id, isNoted, isCurrent, ways } = props
  const { columns, rowMenu } = ways
  const focused = useFocusWhen(isNoted)
  const [open, setOpen] = useState(false)
  const words = useWords(tableWords)
  const details = detailWidth(columns)
  const clickable = ways.rowLink !== undefined || ways.onRowClick !== undefined
  return (
    <tbody role="rowgroup">
      <tr
        {...focused}
        role="row"
        className={styles.row}
        data-clickable={clickable || undefined}
        data-noted={isNoted || undefined}
        data-current={isCurrent || undefined}
      >
        <RowBox {...props} />
        {columns.map((column, index) => (
          <td
            key={column.key}
            role="cell"
            data-align={column.align}
            data-hide-below={column.hideBelow}
            data-card={cardPlaceOf(column, index)}
            data-label={column.header}
          >
            {index === 0 ? <RowTarget {...props}>{column.cell(row)}</RowTarget> : column.cell(row)}
          </td>
        ))}
        {details > 0 && (
          <td
            role="cell"
            className={styles.tool}
            data-show-below={details}
            data-no-card={!hasCardDetails(columns) || undefined}
          >
            <IconButton
              label={words.detailsOf(name)}
              icon={<Glyph name="down" className={styles.chevron} />}
              aria-expanded={open}
              aria-controls={`${id}-details`}
              onClick={() => setOpen(!open)}
            />
          </td>
        )}
        {rowMenu && (
          <td role="cell" className={styles.tool}>
            <DropdownMenu label={words.actionsFor(name)} items={() => rowMenu(row)} />
          </td>
        )}
      </tr>
      {details > 0 && open && <RowDetails row={row} columns={columns} id={`${id}-details`} />}
    </tbody>
  )
}

/** One row, its menu and, where columns are hidden, the button that opens its details; rendered again only when its row or its ways change. */
export const TableRow = memo(PlainRow) as typeof PlainRow
