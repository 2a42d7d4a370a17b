import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import { choiceOf, optionsIn, valuesOf, type ItemOption } from '@mainstreet/shared/rules/items/item-options'
import { Button } from '../../../kit/ui/button'
import { useShopTexts } from '../../../kit/site/texts/shop-texts'
import { useTexts } from '../../../kit/site/texts/use-texts'
import styles from './variation-picker.module.css'

type VariationPickerProps = {
  item: MarketItem
  value: number
  onChange: (id: number) => void
}

type Choice = { label: string; variation: MarketVariation; isSoldOut: boolean }

type ChoicesProps = { legend: string; choices: readonly Choice[] } & Pick<
  VariationPickerProps,
  'value' | 'onChange'
>

/** Choices as buttons; without script a button asks for the variation that was chosen. */
const Choices = ({ legend, choices, value, onChange }: ChoicesProps) => {
  const { soldOut } = useTexts('shop')
  const { show } = useShopTexts('item')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.choices}>
          {choices.map(({ label, variation, isSoldOut }) => (
            <label key={label} className={styles.choice} data-sold-out={isSoldOut || undefined}>
              <input
                type="radio"
                name="variation"
                value={variation.id}
                className={styles.radio}
                checked={variation.id === value}
                onChange={() => onChange(variation.id)}
              />
              <span>{label}</span>
              {isSoldOut && <span className={styles.hint}>{soldOut}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" size="small">
          {show}
        </Button>
      </noscript>
    </form>
  )
}

type Combination = { variation: MarketVariation; values: string[] }

/** The variations as combinations of the item's options; undefined where one of them is none. */
const combinationsIn = ({ variations }: MarketItem, options: readonly ItemOption[]) => {
  const found: Combination[] = []
  for (const variation of variations) {
    const values = choiceOf(variation.variation, options)
    if (!values?.length) return undefined
    found.push({ variation, values })
  }
  return found
}

/** The values of an option, given those chosen before it; each leads to the nearest variation that can be bought. */
const choicesAt = (
  place: number,
  item: MarketItem,
  {
    all,
    chosen,
    values,
  }: {
    all: readonly Combination[]
    chosen: Combination
    values: readonly string[]
  },
): Choice[] =>
  values.flatMap((label) => {
    const fitting = all.filter(
      (each) =>
        each.values[place] === label &&
        each.values.slice(0, place).every((value, at) => value === chosen.values[at]),
    )
    const buyable = fitting.filter(({ variation }) => available(item, variation) > 0)
    const isNear = (each: Combination) =>
      each.values.slice(place + 1).every((value, at) => value === chosen.values[place + 1 + at])
    const next = fitting.find((each) => each === chosen) ?? buyable.find(isNear) ?? buyable[0] ?? fitting[0]
    return next ? [{ label, variation: next.variation, isSoldOut: buyable.length === 0 }] : []
  })

/** The variations of an item, by its options where it has them; sold-out ones can be looked at, not bought. */
export const VariationPicker = ({ item, value, onChange }: VariationPickerProps) => {
  const { choose } = useShopTexts('item')
  const labels = item.variations.map(({ variation }) => variation)
  const options = optionsIn(
    labels,
    item.options.map(({ option, values }) => ({ option, values: valuesOf(values) })),
  )
  const all = combinationsIn(item, options)
  const chosen = all?.find(({ variation }) => variation.id === value)
  if (!all || !chosen) {
    const choices = item.variations.map((variation) => ({
      label: variation.variation,
      variation,
      isSoldOut: available(item, variation) === 0,
    }))
    return <Choices legend={choose} {...{ choices, value, onChange }} />
  }
  return options.map(({ option, values }, place) => (
    <Choices
      key={option}
      legend={option}
      choices={choicesAt(place, item, { all, chosen, values })}
      {...{ value, onChange }}
    />
  ))
}
