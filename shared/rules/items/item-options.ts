/** What the variations of an item differ in, such as its colour, with the values there are. */
export interface ItemOption {
  option: string
  values: readonly string[]
}

/** How values are told apart, whatever stands between them and however they are written. */
const plain = (text: string) =>
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
    .filter((value) => value && !seen.has(plain(value)) && seen.add(plain(value)))
}

/** Values as a text that `valuesOf` reads. */
export const valuesText = (values: readonly string[]): string =>
  values.join(values.some((value) => value.includes(',')) ? '; ' : ', ')

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
export const isSameValue = (one: string, other: string): boolean => plain(one) === plain(other)

const chosenFrom = (rest: string, [first, ...others]: readonly ItemOption[]): string[] | undefined => {
  if (!first) return rest === '' ? [] : undefined
  for (const value of first.values) {
    const named = plain(value)
    if (rest !== named && !rest.startsWith(`${named} `)) continue
    const after = chosenFrom(rest.slice(named.length).trim(), others)
    if (after) return [value, ...after]
  }
  return undefined
}

/** The values that a variation's label names, one for each option; undefined where it names none of their combinations. */
export const choiceOf = (label: string, options: readonly ItemOption[]): string[] | undefined =>
  chosenFrom(plain(label), options)

/** The options that labels speak of, each naming one of the values; others are choices beside the variations. */
export const optionsIn = <Option extends ItemOption>(
  labels: readonly string[],
  options: readonly Option[],
): Option[] =>
  options.filter(({ values }) =>
    labels.every((label) => values.some((value) => ` ${plain(label)} `.includes(` ${plain(value)} `))),
  )
