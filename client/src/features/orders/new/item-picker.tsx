import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type Ref } from 'react'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { TextField } from '../../../kit/ui/text-field'
import { useDebounced } from '../../../kit/use-debounced'
import styles from './new-order.module.css'
import { findSaleables, saleablesOf, type Saleable } from './saleable'
import { SaleableSummary } from './saleable-summary'
import { newOrderWords } from './words'

const shownAtOnce = 6

type Take = (saleable: Saleable) => void

type FoundProps = {
  found: readonly Saleable[]
  /** How many further items fit that were not read, at least as many as variations. */
  unread: number
  onPick: Take
}

const Found = ({ found, unread, onPick }: FoundProps) => {
  const words = useWords(newOrderWords)
  const { number } = useFormats()
  const others = found.length - shownAtOnce + unread
  if (found.length === 0) return <p className={styles.quiet}>{words.nothingFits}</p>
  return (
    <>
      <ul className={styles.found} aria-label={words.found}>
        {found.slice(0, shownAtOnce).map((saleable) => (
          <li key={saleable.variationId} className={styles.line}>
            <SaleableSummary saleable={saleable} />
            <Button
              icon={<Plus />}
              aria-label={words.addOne(saleable.name)}
              disabled={saleable.left === 0}
              onClick={() => onPick(saleable)}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.quiet}>{words.more(number(others))}</p>}
    </>
  )
}

/** What holds every word of a search, as it stands now; what was found before, as far as it still fits, until it is answered. */
const useFound = (wanted: string, timezone: string) => {
  const words = useDebounced(wanted)
  const query = { newlyCreated: false, filter: { words: words.slice(0, 120) }, $sort: { title: 1, id: 1 } }
  const list = useList('market-items', query, { enabled: words !== '' })
  const { rows, total = 0, isPrevious, error, refetch } = list
  const found = useMemo(
    () => (rows && wanted !== '' ? findSaleables(saleablesOf(rows, timezone), wanted) : undefined),
    [rows, wanted, timezone],
  )
  const isAnswered = found !== undefined && words === wanted && !isPrevious
  return { found, isAnswered, unread: rows ? total - rows.length : 0, error, refetch }
}

/** Takes what was found alone when Enter is pressed, also by a scanner, which is faster than the answer. */
const useTakeOnly = ({ found, isAnswered, unread }: ReturnType<typeof useFound>, onTake: Take) => {
  const isAsked = useRef(false)
  const take = () => {
    const [only, ...others] = found ?? []
    if (only && others.length === 0 && unread === 0 && only.left > 0) onTake(only)
  }
  const takeWhenAsked = useEffectEvent(() => {
    if (isAsked.current) take()
    isAsked.current = false
  })
  useEffect(() => {
    if (isAnswered) takeWhenAsked()
  }, [isAnswered])
  return {
    ask: () => {
      isAsked.current = !isAnswered
      if (isAnswered) take()
    },
    forget: () => (isAsked.current = false),
  }
}

/** Finds what is sold, as one types; Enter takes the only one that fits. */
export const ItemPicker = (props: {
  timezone: string
  onPick: Take
  box: Ref<HTMLInputElement>
  error: string | undefined
}) => {
  const { timezone, onPick, box, error } = props
  const words = useWords(newOrderWords)
  const [search, setSearch] = useState('')
  const wanted = search.trim()
  const answer = useFound(wanted, timezone)
  const { found, isAnswered, unread } = answer
  const only = useTakeOnly(answer, (saleable) => {
    onPick(saleable)
    setSearch('')
  })
  return (
    <div className={styles.picker}>
      <TextField
        ref={box}
        type="search"
        error={error}
        autoComplete="off"
        label={words.search}
        help={words.searchHelp}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          only.forget()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form is not sent from here.
          event.preventDefault()
          only.ask()
        }}
      />
      {wanted !== '' && answer.error && (
        <Notice tone="warning" action={<Button onClick={answer.refetch}>{words.tryAgain}</Button>}>
          {answer.error.message}
        </Notice>
      )}
      {wanted !== '' && !answer.error && !isAnswered && !found?.length && (
        <p role="status">{words.searching}</p>
      )}
      {found && (isAnswered || found.length > 0) && <Found {...{ found, unread, onPick }} />}
    </div>
  )
}
