import { useMemo, useState, type ReactNode } from 'react'
import { useWords } from '../language/bilingual'
import { useFormats } from '../language/use-formats'
import styles from './chosen-rows.module.css'
import type { RowChoice } from './table-columns'
import { tableWords } from './table-words'

/** The ids of the rows that are ticked. */
export type Chosen = ReadonlySet<string | number>

/** The rows that the user has ticked in a list, and how its table lets one tick them. */
export const useChosenRows = <Row extends { id: number }, Words extends { choose: string }>(
  words: Words,
  labelOf: (words: Words, row: Row) => string,
) => {
  const [chosen, setChosen] = useState<Chosen>(new Set())
  // The same however many are ticked, so that a row renders only when it is ticked itself.
  const ways = useMemo(
    (): Omit<RowChoice<Row>, 'chosen'> => ({
      header: words.choose,
      label: (row) => labelOf(words, row),
      onChoose: ({ id }, isChosen) =>
        setChosen((had) => new Set(isChosen ? [...had, id] : [...had].filter((each) => each !== id))),
    }),
    [words, labelOf],
  )
  return { chosen, setChosen, choice: { ...ways, chosen } }
}

interface ChosenRowsProps<Row> {
  /** Undefined while they are read: their place is kept. */
  rows: readonly Row[] | undefined
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** What can be done with the ticked rows that are on the page: what has left it is not changed unseen. */
  children: (rows: readonly Row[]) => ReactNode
}

/** Ticks all rows of a page at once, and offers what can be done with those that are ticked. */
export const ChosenRows = <Row extends { id: number }>({
  rows,
  chosen,
  onChoose,
  children,
}: ChosenRowsProps<Row>) => {
  const { chooseAll } = useWords(tableWords)
  const { number } = useFormats()
  if (!rows) return <div className={styles.chosen} />
  if (rows.length === 0) return null
  const ticked = rows.filter(({ id }) => chosen.has(id))
  const isAll = ticked.length === rows.length
  return (
    <div className={styles.chosen} data-any={ticked.length > 0 || undefined}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = ticked.length > 0 && !isAll
          }}
          onChange={({ target }) => onChoose(new Set(target.checked ? rows.map(({ id }) => id) : []))}
        />
        {chooseAll(number(rows.length))}
      </label>
      {ticked.length > 0 && children(ticked)}
    </div>
  )
}
