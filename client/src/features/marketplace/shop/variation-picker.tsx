import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace'
import { useId } from 'react'
import { useTexts } from '../../../kit/site/texts/use-texts'
import { available } from '@mainstreet/shared/rules/item-offer'
import styles from './variation-picker.module.css'

type VariationPickerProps = {
  item: MarketItem
  value: number
  onChange: (id: number) => void
}

/** The variations of an item, as buttons; sold-out ones can be looked at, not bought. */
export const VariationPicker = ({ item, value, onChange }: VariationPickerProps) => {
  const texts = useTexts('shop')
  const name = useId()
  if (item.variations.length < 2) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.choose}</legend>
      <div className={styles.choices}>
        {item.variations.map((each) => (
          <label
            key={each.id}
            className={styles.choice}
            data-sold-out={available(item, each) === 0 || undefined}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={each.id === value}
              onChange={() => onChange(each.id)}
            />
            <span>{each.variation}</span>
            {available(item, each) === 0 && <span className={styles.hint}>{texts.soldOut}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** How much of a variation is left, where it is worth saying. */
export const StockHint = ({ item, variation }: { item: MarketItem; variation: MarketVariation }) => {
  const texts = useTexts('shop')
  const left = available(item, variation)
  if (left === 0)
    return (
      <p className={styles.stock} data-tone="none">
        {texts.soldOut}
      </p>
    )
  const low = left <= Math.max(item.stockWarning, 1)
  return (
    <p className={styles.stock} data-tone={low ? 'low' : 'good'}>
      {low ? texts.left(left) : texts.inStock}
    </p>
  )
}
