import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState, type Ref } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { TextField } from '../../../kit/ui/text-field'
import styles from './new-order.module.css'
import { findSaleables, type Saleable } from './saleable'
import { SaleableFace } from './saleable-face'
import { newOrderWords } from './words'

const shownAtOnce = 6

const Found = ({ found, onPick }: { found: readonly Saleable[]; onPick: (saleable: Saleable) => void }) => {
  const words = useWords(newOrderWords)
  const { number } = useFormats()
  const others = found.length - shownAtOnce
  if (found.length === 0) return <p className={styles.quiet}>{words.nothingFits}</p>
  return (
    <>
      <ul className={styles.found} aria-label={words.found}>
        {found.slice(0, shownAtOnce).map((saleable) => (
          <li key={saleable.variationId} className={styles.line}>
            <SaleableFace saleable={saleable} />
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

/** Finds what is sold, as fast as one types; Enter takes the only one that fits. */
export const ItemPicker = (props: {
  saleables: readonly Saleable[] | undefined
  onPick: (saleable: Saleable) => void
  box: Ref<HTMLInputElement>
  error: string | undefined
}) => {
  const { saleables, onPick, box, error } = props
  const words = useWords(newOrderWords)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const found = useMemo(
    () => (saleables && wanted !== '' ? findSaleables(saleables, wanted) : undefined),
    [saleables, wanted],
  )
  const isReading = search !== '' && !saleables
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
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form is not sent from here.
          event.preventDefault()
          const [only, ...others] = found ?? []
          if (!only || others.length > 0 || only.left === 0) return
          onPick(only)
          setSearch('')
        }}
      />
      {isReading && <p role="status">{words.searching}</p>}
      {found && <Found found={found} onPick={onPick} />}
    </div>
  )
}
