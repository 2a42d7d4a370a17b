import { useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useNumberDraft } from '../../../../kit/form/fields/use-number-draft'
import { useBackOfficeLocale, useWords } from '../../../../kit/language/bilingual'
import { Button } from '../../../../kit/ui/button'
import { TextField } from '../../../../kit/ui/text-field'
import type { ItemForm } from '../item-form'
import { editorWords } from '../words'
import { figureOf, optionThatDecides } from './shared-figures'
import styles from './price-and-stock.module.css'
import { readOptions } from './use-options'

type Column = 'price' | 'stock'

type FigureProps = {
  form: UseFormReturn<ItemForm>
  column: Column
  /** What is said below the box while nothing was replaced. */
  help: (figure: ReturnType<typeof figureOf>, by: string | undefined) => string
  onLeft?: () => void
}

const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

/** What replaced figures were before, by the place of their rows: one press brings them back. */
const useReplaced = ({ form, column }: Pick<FigureProps, 'form' | 'column'>) => {
  const [before, setBefore] = useState<(number | null)[]>()
  const write = (figures: readonly (number | null)[]) => {
    for (const [index, figure] of figures.entries())
      form.setValue(`variations.${index}.${column}`, figure, touched)
    if (column === 'stock') form.setValue('trackStock', true, { shouldDirty: true })
  }
  return {
    before,
    replace(figure: number) {
      const rows = form.getValues('variations')
      if (figureOf(rows, column).range) setBefore(rows.map((row) => row[column]))
      write(rows.map(() => figure))
    },
    putBack() {
      if (before) write(before)
      setBefore(undefined)
    },
  }
}

/** One box for the price or the stock of every variation: what is typed there is each one's. */
const FigureForAll = ({ form, column, help, onLeft }: FigureProps) => {
  const words = useWords(editorWords).forAll
  const locale = useBackOfficeLocale()
  const [rows, options] = useWatch({ control: form.control, name: ['variations', 'options'] })
  const [typed, setTyped] = useState<number | null>()
  const input = useRef<HTMLInputElement>(null)
  const { before, replace, putBack } = useReplaced({ form, column })
  const figure = figureOf(rows, column)
  const show = (value: number) => (column === 'price' ? value.toFixed(2) : String(value))
  const draft = useNumberDraft({
    value: typed === undefined ? figure.shared : typed,
    show,
    onChange: (value) => {
      setTyped(value)
      if (value !== null && Number.isFinite(value) && value >= 0) replace(value)
    },
  })
  const by = figure.range ? optionThatDecides(rows, { options: readOptions(options), column }) : undefined
  const { range } = figure
  const written = (value: number) => (locale === 'fr' ? show(value).replace('.', ',') : show(value))
  return (
    <div>
      <TextField
        ref={input}
        label={words[column]}
        prefix={column === 'price' ? '$' : undefined}
        inputMode={column === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={range ? `${written(range.least)} – ${written(range.most)}` : undefined}
        help={<span role="status">{help(figure, by)}</span>}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onBlur={() => {
          draft.settle()
          setTyped(undefined)
          onLeft?.()
        }}
      />
      {before?.length === rows.length && (
        <Button
          size="small"
          variant="quiet"
          className={styles.back}
          onClick={() => {
            putBack()
            input.current?.focus()
          }}
        >
          {words.putBack}
        </Button>
      )}
    </div>
  )
}

type ForAllProps = { form: UseFormReturn<ItemForm>; onStockLeft: () => void }

/** What an item of several variations costs and how many there are: the same for all, or in what it differs. */
export const PriceAndStockForAll = ({ form, onStockLeft }: ForAllProps) => {
  const words = useWords(editorWords)
  const isTracked = useWatch({ control: form.control, name: 'trackStock' })
  return (
    <div className={styles.both}>
      <FigureForAll
        form={form}
        column="price"
        help={({ range }, by) => (range ? words.forAll.differs(by) : words.forAll.samePrice)}
      />
      <FigureForAll
        form={form}
        column="stock"
        onLeft={onStockLeft}
        help={({ sum, range }, by) =>
          isTracked ? words.forAll.inAll(sum, range && words.forAll.differs(by)) : words.stocksUntracked
        }
      />
    </div>
  )
}
