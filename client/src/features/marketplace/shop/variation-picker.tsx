import type {
  MarketImage,
  MarketItem,
  MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Locale } from '@mainstreet/shared/rules/language'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import { choiceOf, optionsIn, valuesOf, type ItemOption } from '@mainstreet/shared/rules/items/item-options'
import { Button } from '../../../kit/ui/button'
import { Picture } from '../../../kit/ui/picture'
import { webpOf } from '../../../kit/ui/webp-of'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import styles from './variation-picker.module.css'

type VariationPickerProps = {
  item: MarketItem
  value: number
  onChange: (id: number) => void
}

type Choice = { label: string; lang?: Locale; variation: MarketVariation; isSoldOut: boolean }

type ChoicesProps = VariationPickerProps & { legend: string; lang?: Locale; choices: readonly Choice[] }

/** A picture for each choice, where each has one that no other has: a colour's name alone would only be a guess. */
const swatchesOf = ({ images }: MarketItem, choices: readonly Choice[]): readonly MarketImage[] => {
  const own = choices.flatMap(({ variation: { imageId } }) => images.find(({ id }) => id === imageId) ?? [])
  return new Set(own).size === choices.length ? own : []
}

/** Choices as buttons; without script a button asks for the variation that was chosen. */
const Choices = ({ item, legend, lang, choices, value, onChange }: ChoicesProps) => {
  const { soldOut } = useSiteWords('shop')
  const { show } = useShopWords('item')
  const swatches = swatchesOf(item, choices)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className={styles.legend} lang={lang}>
          {legend}
        </legend>
        <div className={styles.choices}>
          {choices.map(({ label, lang: spoken, variation, isSoldOut }, at) => (
            <label key={label} className={styles.choice} data-sold-out={isSoldOut || undefined}>
              <input
                type="radio"
                name="variation"
                value={variation.id}
                className={styles.radio}
                checked={variation.id === value}
                onChange={() => onChange(variation.id)}
              />
              {swatches[at] && (
                <span className={styles.swatch}>
                  <Picture src={swatches[at].url} webp={webpOf(swatches[at].url)} alt="" />
                </span>
              )}
              <span lang={spoken}>{label}</span>
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
  const { choose } = useShopWords('item')
  const labels = item.variations.map(({ variation }) => variation)
  const options = optionsIn(
    labels,
    item.options.map(({ option, values, lang }) => ({ option, values: valuesOf(values), lang })),
  )
  const all = combinationsIn(item, options)
  const chosen = all?.find(({ variation }) => variation.id === value)
  if (!all || !chosen) {
    const choices = item.variations.map((variation) => ({
      label: variation.variation,
      lang: variation.lang?.variation,
      variation,
      isSoldOut: available(item, variation) === 0,
    }))
    return <Choices legend={choose} {...{ item, choices, value, onChange }} />
  }
  return options.map(({ option, values, lang }, place) => (
    <Choices
      key={option}
      legend={option}
      lang={lang?.option}
      choices={choicesAt(place, item, { all, chosen, values }).map((choice) => ({
        ...choice,
        lang: lang?.values,
      }))}
      {...{ item, value, onChange }}
    />
  ))
}
