import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { minOrderCents, toCents } from '@mainstreet/shared/rules/money/money'
import type { FormEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormKit } from '../../../../kit/form/form-context'
import { MoneyField } from '../../../../kit/form/fields/money-field'
import { NumberField } from '../../../../kit/form/fields/number-field'
import { parseNumber } from '../../../../kit/form/fields/parse-number'
import { useWords } from '../../../../kit/language/bilingual'
import { stockNews } from './follow-stock'
import type { ItemForm, VariationForm } from '../item-form'
import { editorWords } from '../words'
import styles from './price-and-stock.module.css'

/** Where a variation's stock stands: its place in the form, and the stocks on the server. */
export interface StockPlace {
  index: number
  live: readonly MarketVariation[]
  /** Called when the box is left, which may then follow the server again. */
  onLeft: () => void
  /** What an empty box means, where nothing else on the page says it. */
  untracked?: string
}

/** How many there are of a variation; who types a number has it tracked from then on, and without tracking it may stay empty. */
export const StockField = ({ index, live, onLeft, untracked }: StockPlace) => {
  const words = useWords(editorWords)
  const { setValue } = useFormContext<ItemForm>()
  const { busy, saved } = useFormKit()
  const [isTracked, row] = useWatch<ItemForm, ['trackStock', `variations.${number}`]>({
    name: ['trackStock', `variations.${index}`],
  }) as [boolean, VariationForm | undefined]
  // One's own save comes back as news before the page is left.
  const news = row && !busy && !saved && stockNews(row, live, words.stock)
  const track = ({ target }: FormEvent<HTMLDivElement>) => {
    const typed = target instanceof HTMLInputElement ? parseNumber(target.value) : null
    if (typed) setValue('trackStock', true, { shouldDirty: true })
  }
  return (
    <div onInput={track} onBlur={onLeft}>
      <NumberField
        name={`variations.${index}.stock`}
        required={isTracked}
        help={<span role="status">{news || (!isTracked && untracked)}</span>}
      />
    </div>
  )
}

/** What a variation costs; of less than a card can pay it says so. */
export const PriceField = ({ index }: { index: number }) => {
  const words = useWords(editorWords)
  const price = useWatch<ItemForm, `variations.${number}.price`>({ name: `variations.${index}.price` })
  const isLittle = typeof price === 'number' && price > 0 && toCents(price) < minOrderCents
  return <MoneyField name={`variations.${index}.price`} help={isLittle ? words.tooLittle : undefined} />
}

/** What an item of one variation costs and how many there are, beside its name. */
export const PriceAndStock = (place: Omit<StockPlace, 'index' | 'untracked'>) => (
  <div className={styles.both}>
    <PriceField index={0} />
    <StockField index={0} untracked={useWords(editorWords).stockUntracked} {...place} />
  </div>
)
