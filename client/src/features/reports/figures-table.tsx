import type { ReactNode } from 'react'
import styles from './figures-table.module.css'

/** One line: what it is about, and its figures in the order of the columns. */
export interface FiguresRow {
  key: string
  name: ReactNode
  cells: readonly ReactNode[]
  isSum?: boolean
}

type FiguresTableProps = {
  label: string
  /** What the first column is, and then each column of figures; a wide one is left out on phones. */
  head: readonly { text: string; isWide?: boolean }[]
  rows: readonly FiguresRow[]
}

/** A table of amounts that are summed up, for the screen and for paper. */
export const FiguresTable = ({ label, head, rows }: FiguresTableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {head.map(({ text, isWide }) => (
          <th key={text} scope="col" data-wide={isWide}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, cells, isSum }) => (
        <tr key={key} data-sum={isSum}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]!.text} data-wide={head[index + 1]!.isWide}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
