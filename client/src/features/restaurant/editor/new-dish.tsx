import { restaurantContract } from '@mainstreet/shared/contracts/restaurant'
import type { Locale } from '@mainstreet/shared/rules/language'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { parseNumber } from '../../../kit/form/fields/parse-number'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { TextField } from '../../../kit/ui/text-field'
import { toast } from '../../../kit/ui/toaster'
import { menuWords } from './menu-words'
import styles from './menu-section.module.css'
import { newDishBox } from './new-dish-box'
import { PasteDialog } from './paste-dialog'

type NewDishProps = { dayId: number; timeId: number; section: string }

const nameLength = 120

/** Dollars; null where nothing is typed, undefined where it is no price. */
const parsePrice = (typed: string, locale: Locale): number | null | undefined => {
  const price = parseNumber(typed, locale)
  if (price === null) return null
  const isPrice = price >= 0 && price < 1_000_000 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6
  return isPrice ? price : undefined
}

const useNewDish = ({ dayId, timeId }: NewDishProps) => {
  const words = useWords(menuWords)
  const locale = useBackOfficeLocale()
  const customerId = useCustomerId()
  const { create, busy } = useSave('restaurant')
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const [priceError, setPriceError] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const cost = parsePrice(price, locale)
    setPriceError(cost === undefined ? words.priceWrong : undefined)
    if (cost === undefined || !name.trim()) return box.current?.focus()
    try {
      await create({ customerId, dayId, timeId, name: name.trim(), cost })
      setName('')
      setPrice('')
      // The next one is typed at once.
      box.current?.focus()
    } catch (error) {
      toast.error(words.notAdded, error)
    }
  }
  return { name, setName, price, setPrice, priceError, box, add, busy }
}

/** Makes dishes at the end of a section: Enter adds one and asks for the next, a pasted list becomes as many. */
export const NewDish = (props: NewDishProps) => {
  const words = useWords(menuWords)
  const mayAdd = useMay(restaurantContract, 'create')
  const { name, setName, price, setPrice, priceError, box, add, busy } = useNewDish(props)
  const [pasted, setPasted] = useState<string>()
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    if (!text.includes('\n')) return
    event.preventDefault()
    setPasted(text)
  }
  if (!mayAdd) return null
  return (
    <>
      <form
        className={styles.adding}
        aria-label={words.addTo(props.section)}
        onSubmit={(event) => void add(event)}
      >
        <TextField
          ref={box}
          {...newDishBox}
          label={words.newName}
          hideLabel
          placeholder={words.addTo(props.section)}
          maxLength={nameLength}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPaste={paste}
        />
        <TextField
          label={words.newPrice}
          hideLabel
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          error={priceError}
          value={price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Button type="submit" icon={<Plus />} loading={busy} aria-label={words.add}>
          <span className={styles.said}>{words.add}</span>
        </Button>
        <Button
          variant="quiet"
          icon={<ClipboardPaste />}
          title={words.pasteHint}
          aria-label={words.pasteMany}
          onClick={() => setPasted('')}
        >
          <span className={styles.said}>{words.pasteMany}</span>
        </Button>
      </form>
      {pasted !== undefined && <PasteDialog {...props} text={pasted} onClose={() => setPasted(undefined)} />}
    </>
  )
}
