import { isDeepStrictEqual } from 'node:util'
import type { ImportChange } from '@mainstreet/shared/contracts/marketplace/imports'
import { marketItemContract, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { locales } from '@mainstreet/shared/rules/language'
import { translationColumns } from '@mainstreet/shared/rules/translation-column'
import type { CatalogueCells } from '@mainstreet/shared/rules/items/catalogue-file'
import { tidyTranslations } from '../../../kit/service/input/tidy-translations'

type Translations = NonNullable<MarketItem['translations']>

const texts = translationColumns()

/** The translations that a row has columns for; an empty cell is one that is to go. */
export const translationsFrom = (
  cells: CatalogueCells,
  bare: (text: string) => string,
): Translations | undefined => {
  const given = texts.filter(({ column }) => cells[column] !== undefined)
  if (given.length === 0) return undefined
  const found: Translations = {}
  for (const { locale, name, column } of given)
    found[locale] = { ...found[locale], [name]: bare(cells[column] ?? '') }
  return found
}

/** What a file's translations make of an item's, and each text that differs; those without a column stay. */
export const translationChanges = (
  before: MarketItem | undefined,
  given: Translations | undefined,
): { columns: { translations?: Translations }; changes: ImportChange[] } => {
  if (!given) return { columns: {}, changes: [] }
  const old: Translations = before?.translations ?? {}
  const merged = Object.fromEntries(
    locales.map((locale) => [locale, { ...old[locale], ...given[locale] }]),
  ) as Translations
  const { translations = {} } = tidyTranslations(marketItemContract, { translations: merged }) as {
    translations?: Translations
  }
  if (isDeepStrictEqual(translations, old)) return { columns: {}, changes: [] }
  const changes = texts.flatMap(({ locale, name, column }) => {
    const [from = '', to = ''] = [old[locale]?.[name], translations[locale]?.[name]]
    return from === to ? [] : [{ field: column, from, to }]
  })
  return { columns: { translations }, changes }
}
