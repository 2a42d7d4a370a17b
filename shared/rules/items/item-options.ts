import { locales, type Locale } from '../language'

/** What the variations of an item differ in, such as its colour, with the values there are. */
export interface ItemOption {
  option: string
  values: readonly string[]
}

/** How values are told apart, whatever stands between them and however they are written. */
const plainValue = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,;/·\n]+/g, ' ')
    .trim()

/** The values that a text lists, by lines, else by semicolons, else by commas; each once. */
export const valuesOf = (text: string): string[] => {
  const separator = ['\n', ';'].find((each) => text.includes(each)) ?? ','
  const seen = new Set<string>()
  return text
    .split(separator)
    .map((value) => value.trim())
    .filter((value) => value && !seen.has(plainValue(value)) && seen.add(plainValue(value)))
}

/** Values as a text that `valuesOf` reads. */
export const valuesText = (values: readonly string[]): string => {
  const has = (sign: string) => values.some((value) => value.includes(sign))
  const separator = has(';') ? '\n' : has(',') ? ';' : ','
  const end = values.length === 1 && separator !== ',' ? separator : ''
  return values.join(separator === '\n' ? separator : `${separator} `) + end
}

/** Every combination of values, those of the first option changing last. */
export const combinationsOf = (options: readonly ItemOption[]): string[][] =>
  options.reduce<string[][]>(
    (combinations, { values }) =>
      combinations.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  )

/** The label of a variation that is a combination of values. */
export const combinationLabel = (values: readonly string[]): string => values.join(', ')

/** Whether two texts name the same value or combination. */
export const isSameValue = (one: string, other: string): boolean => plainValue(one) === plainValue(other)

const chosenFrom = (rest: string, [first, ...others]: readonly ItemOption[]): string[] | undefined => {
  if (!first) return rest === '' ? [] : undefined
  for (const value of first.values) {
    const named = plainValue(value)
    if (rest !== named && !rest.startsWith(`${named} `)) continue
    const after = chosenFrom(rest.slice(named.length).trim(), others)
    if (after) return [value, ...after]
  }
  return undefined
}

/** The values that a variation's label names, one for each option; undefined where it names none of their combinations. */
export const choiceOf = (label: string, options: readonly ItemOption[]): string[] | undefined =>
  chosenFrom(plainValue(label), options)

/** The options that labels speak of, each naming one of the values; others are choices beside the variations. */
export const optionsIn = <Option extends ItemOption>(
  labels: readonly string[],
  options: readonly Option[],
): Option[] =>
  options.filter(({ values }) =>
    labels.every((label) =>
      values.some((value) => ` ${plainValue(label)} `.includes(` ${plainValue(value)} `)),
    ),
  )

type Translated<Text extends string> = Partial<Record<Locale, Partial<Record<Text, string>>>>

interface OptionTexts {
  option: string
  values: string
  translations?: Translated<'option' | 'values'>
}

interface VariationTexts {
  variation: string
  translations?: Translated<'variation'>
}

/** Whether a translated list names as many values as the original: each is the one in the same place. */
export const areValuesOf = (translated: string, original: string): boolean =>
  valuesOf(translated).length === valuesOf(original).length

const translatedValues = ({ values, translations }: OptionTexts, locale: Locale) => {
  const translated = translations?.[locale]?.values
  return translated && areValuesOf(translated, values) ? valuesOf(translated) : undefined
}

/** A list that no longer fits its original names nothing. */
const withFittingValues = <Option extends OptionTexts>(option: Option): Option => {
  const kept = Object.entries(option.translations ?? {}).map(([locale, texts]) => {
    const { values, ...others } = texts
    return [locale, values && areValuesOf(values, option.values) ? texts : others] as const
  })
  return { ...option, translations: Object.fromEntries(kept) }
}

/** The label of a variation in another language by the values that it is made of; one without a translation stays as it is, and undefined stands where none has any. */
export const translatedLabel = (
  label: string,
  options: readonly OptionTexts[],
  locale: Locale,
): string | undefined => {
  const read = options.map((each) => ({
    option: each.option,
    values: valuesOf(each.values),
    translated: translatedValues(each, locale),
  }))
  // Values in other options than these are no part of the label.
  const named = read.filter((option) => optionsIn([label], [option]).length > 0)
  const chosen = choiceOf(label, named)
  if (!chosen?.length || named.every(({ translated }) => !translated)) return undefined
  return combinationLabel(
    chosen.map((value, place) => {
      const { values, translated } = named[place]!
      return translated?.[values.indexOf(value)] ?? value
    }),
  )
}

const withLabels = <Variation extends VariationTexts>(
  row: Variation,
  options: readonly OptionTexts[],
): Variation => {
  const translations: Translated<'variation'> = { ...row.translations }
  for (const locale of locales) {
    const variation = translatedLabel(row.variation, options, locale)
    if (variation) translations[locale] = { variation }
  }
  return { ...row, translations }
}

/** An item whose variations are called in another language what their options' values are; one that is made of none keeps its own translation. */
export const withOptionTexts = <Item extends object>(item: Item): Item => {
  const { options, variations } = item as {
    options?: readonly OptionTexts[]
    variations?: readonly VariationTexts[]
  }
  if (!options) return item
  return {
    ...item,
    options: options.map(withFittingValues),
    ...(variations && { variations: variations.map((row) => withLabels(row, options)) }),
  }
}
