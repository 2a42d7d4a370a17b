import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useController, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { useRow } from '../../../kit/data/data'
import { useFieldCheck } from '../../../kit/form/form-context'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Card } from '../../../kit/ui/card'
import { IconButton } from '../../../kit/ui/icon-button'
import { QuantityStepper } from '../../../kit/ui/quantity-stepper'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import { ItemPicker } from './item-picker'
import type { NewOrder, PickedLine } from './new-order'
import styles from './new-order.module.css'
import { saleablesOf, type Saleable } from './saleable'
import { SaleableSummary } from './saleable-summary'
import { newOrderWords } from './words'

const maxQuantity = 999
const maxLines = 100
const noRule = () => undefined

interface LineProps {
  index: number
  picked: PickedLine
  timezone: string
  onRemove: () => void
}

/** The picked variation as it stands now; undefined until it is read, and once it is gone. */
const usePicked = ({ picked, timezone }: LineProps) => {
  const { row, error } = useRow('market-items', picked.itemId)
  const isGone = error?.code === 404
  const saleables = useMemo(
    () => (row && !isGone ? saleablesOf([row], timezone) : []),
    [row, isGone, timezone],
  )
  const saleable = saleables.find(({ variationId }) => variationId === picked.variationId)
  return { saleable, isKnown: row !== undefined || isGone }
}

/** What is wrong with a line: what the server said of it, else what its stock says now. */
const useTrouble = (
  { saleable, isKnown }: ReturnType<typeof usePicked>,
  index: number,
  quantity: number,
): string | undefined => {
  const words = useWords(newOrderWords)
  const { number } = useFormats()
  const { errors } = useFormState<NewOrder>()
  const refused = errors.items?.[index]
  const said = refused?.message ?? refused?.quantity?.message
  if (said) return said
  if (!saleable) return isKnown ? words.gone : undefined
  if (quantity <= saleable.left) return undefined
  return saleable.left > 0 ? words.onlyLeft(number(saleable.left)) : words.isSoldOut
}

const Line = (props: LineProps) => {
  const { index, picked, onRemove } = props
  const now = usePicked(props)
  const { saleable } = now
  const words = useWords(newOrderWords)
  const { field } = useController<NewOrder, `items.${number}.quantity`>({ name: `items.${index}.quantity` })
  useFieldCheck(`items.${index}`, noRule)
  useFieldCheck(`items.${index}.quantity`, noRule)
  const { clearErrors } = useFormContext<NewOrder>()
  const trouble = useTrouble(now, index, field.value)
  const name = saleable?.name ?? picked.name
  return (
    <li className={styles.line}>
      {saleable ? <SaleableSummary saleable={saleable} /> : <span className={styles.alone}>{name}</span>}
      <span className={styles.hands}>
        <QuantityStepper
          label={words.pieces(name)}
          value={field.value}
          onChange={(quantity) => {
            // What was refused was another number of pieces.
            clearErrors(`items.${index}`)
            field.onChange(quantity)
          }}
          max={Math.min(maxQuantity, Math.max(1, saleable?.left ?? maxQuantity))}
        />
        <IconButton label={words.remove(name)} icon={<X />} onClick={onRemove} />
      </span>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </li>
  )
}

const useLines = () => {
  const words = useWords(newOrderWords)
  const form = useFormContext<NewOrder>()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items', keyName: 'key' })
  const [news, setNews] = useState('')
  const { container, leave } = useFocusAfterRemoval(fields.length)
  useFieldCheck('items', (value) => (Array.isArray(value) && value.length > 0 ? undefined : words.chooseOne))
  const pick = ({ itemId, variationId, name, left }: Saleable) => {
    const lines = form.getValues('items')
    const index = lines.findIndex((line) => line.variationId === variationId)
    const had = lines[index]
    if (had ? had.quantity >= Math.min(left, maxQuantity) : lines.length >= maxLines) return
    if (had) form.setValue(`items.${index}.quantity`, had.quantity + 1, { shouldDirty: true })
    else append({ itemId, variationId, name, quantity: 1 }, { shouldFocus: false })
    setNews(words.added(name, had ? had.quantity + 1 : 1))
  }
  const drop = (index: number) => {
    leave(index)
    // What was refused stood by its place.
    form.clearErrors('items')
    remove(index)
  }
  return { fields, pick, drop, news, container }
}

/** Where something is chosen, which has the focus when the order is sent without anything. */
const useNothingChosen = () => {
  const { errors, submitCount } = useFormState<NewOrder>()
  const wrong = errors.items?.message ?? errors.items?.root?.message
  const box = useRef<HTMLInputElement>(null)
  const isWrong = wrong !== undefined
  useEffect(() => {
    if (submitCount === 0 || !isWrong) return
    // After the form's own, which knows no field for it.
    const timer = setTimeout(() => box.current?.focus())
    return () => clearTimeout(timer)
  }, [submitCount, isWrong])
  return { box, wrong }
}

/** What is sold: found, counted, and taken out again. */
export const PickedLines = ({ timezone }: { timezone: string }) => {
  const words = useWords(newOrderWords)
  const { fields, pick, drop, news, container } = useLines()
  const { box, wrong } = useNothingChosen()
  return (
    <Card title={words.items}>
      <ItemPicker
        timezone={timezone}
        onPick={pick}
        box={box}
        error={fields.length === 0 ? wrong : undefined}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <div ref={container} tabIndex={-1}>
        {fields.length === 0 && !wrong && <p className={styles.quiet}>{words.none}</p>}
        {fields.length > 0 && <h3 className={styles.heading}>{words.chosen}</h3>}
        <ul className={styles.lines} aria-label={words.chosen}>
          {fields.map((picked, index) => (
            <Line
              key={picked.key}
              index={index}
              picked={picked}
              timezone={timezone}
              onRemove={() => drop(index)}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}
