import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useController, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { useRow } from '../../../kit/data/data'
import { useFieldCheck } from '../../../kit/form/form-context'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Card } from '../../../kit/ui/card'
import { IconButton } from '../../../kit/ui/icon-button'
import { Select } from '../../../kit/ui/select'
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

/** What was sold of a variation in the order already keeps its price, and is not in stock. */
const withSold = (saleable: Saleable, sold: PickedLine['sold']): Saleable =>
  sold?.variationId === saleable.variationId
    ? {
        ...saleable,
        price: sold.unitPrice,
        regularPrice: sold.unitPrice,
        left: saleable.left + sold.quantity,
      }
    : saleable

/** The picked variation and its item's others as they stand now; undefined until they are read, and once it is gone. */
const usePicked = ({ picked, timezone }: LineProps, variationId: number) => {
  const { row, error } = useRow('market-items', picked.itemId)
  const isGone = error?.code === 404
  const saleables = useMemo(
    () => (row && !isGone ? saleablesOf([row], timezone) : []),
    [row, isGone, timezone],
  )
  const found = saleables.find((each) => each.variationId === variationId)
  const saleable = found && withSold(found, picked.sold)
  return { saleable, saleables, isKnown: row !== undefined || isGone }
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
  const variation = useController<NewOrder, `items.${number}.variationId`>({
    name: `items.${index}.variationId`,
  }).field
  const now = usePicked(props, variation.value)
  const { saleable, saleables } = now
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
      {saleable && saleables.length > 1 && (
        <span className={styles.variation}>
          <Select
            label={words.variation}
            hideLabel
            value={String(variation.value)}
            options={saleables.map((each) => ({
              value: String(each.variationId),
              label: each.variation,
              disabled: each.left === 0 && each.variationId !== picked.sold?.variationId,
            }))}
            onChange={({ target }) => {
              clearErrors(`items.${index}`)
              variation.onChange(Number(target.value))
            }}
          />
        </span>
      )}
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

/** What is sold: found, counted, and taken out again; what an order sold has its pieces in it. */
export const PickedLines = ({ timezone }: { timezone: string }) => (
  <Card title={useWords(newOrderWords).items}>
    <LinesPicker timezone={timezone} />
  </Card>
)

type LinesPickerProps = {
  timezone: string
  /** What is sold first, and below it where more is found. */
  linesFirst?: boolean
}

/** The same without a card around it. */
export const LinesPicker = ({ timezone, linesFirst }: LinesPickerProps) => {
  const words = useWords(newOrderWords)
  const { fields, pick, drop, news, container } = useLines()
  const { box, wrong } = useNothingChosen()
  const error = fields.length === 0 ? wrong : undefined
  const picker = <ItemPicker timezone={timezone} onPick={pick} box={box} error={error} />
  return (
    <>
      {!linesFirst && picker}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <div ref={container} tabIndex={-1}>
        {fields.length === 0 && !wrong && <p className={styles.quiet}>{words.none}</p>}
        {fields.length > 0 && !linesFirst && <h3 className={styles.heading}>{words.chosen}</h3>}
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
      {linesFirst && picker}
    </>
  )
}
