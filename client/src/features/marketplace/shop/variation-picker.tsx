import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { available } from '@mainstreet/shared/rules/item-offer'
import { Button } from '../../../kit/ui/button'
import { useShopTexts } from '../../../kit/site/texts/shop-texts'
import { useTexts } from '../../../kit/site/texts/use-texts'
import styles from './variation-picker.module.css'

type VariationPickerProps = {
  item: MarketItem
  value: number
  onChange: (id: number) => void
}

const partsOf = (text: string) => text.split(/[,;/·\n]/).map((part) => part.trim().toLowerCase())

/** What the variations differ in, such as "Colour · Size", where the item says so. */
const optionNames = ({ options, variations }: MarketItem): string =>
  options
    .filter(({ values }) => {
      const known = partsOf(values)
      return variations.every(({ variation }) => partsOf(variation).some((part) => known.includes(part)))
    })
    .map(({ option }) => option)
    .join(' · ')

/** The variations of an item, as buttons; sold-out ones can be looked at, not bought. Without script a button asks for the one chosen. */
export const VariationPicker = ({ item, value, onChange }: VariationPickerProps) => {
  const { soldOut } = useTexts('shop')
  const texts = useShopTexts('item')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{optionNames(item) || texts.choose}</legend>
        <div className={styles.choices}>
          {item.variations.map((each) => (
            <label
              key={each.id}
              className={styles.choice}
              data-sold-out={available(item, each) === 0 || undefined}
            >
              <input
                type="radio"
                name="variation"
                value={each.id}
                className={styles.radio}
                checked={each.id === value}
                onChange={() => onChange(each.id)}
              />
              <span>{each.variation}</span>
              {available(item, each) === 0 && <span className={styles.hint}>{soldOut}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" size="small">
          {texts.show}
        </Button>
      </noscript>
    </form>
  )
}
