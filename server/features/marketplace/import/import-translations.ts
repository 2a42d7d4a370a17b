import { isDeepStrictEqual } from 'node:util'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { ImportChange } from '@mainstreet/shared/contracts/marketplace/imports'
import { locales } from '@mainstreet/shared/rules/language'
import type { TranslationColumn } from '@mainstreet/shared/rules/translation-column'
import type { CatalogueCells } from '@mainstreet/shared/rules/items/catalogue-file'
import type { Translations } from '@mainstreet/shared/translations'
import { tidyTranslations } from '../../../kit/service/input/tidy-translations'

/** The translations that a row has columns for; an empty cell is one that is to go. */
export const translationsFrom = <Name extends string>(
  cells: CatalogueCells,
  columns: readonly TranslationColumn<Name>[],
  bare: (text: string) => string,
): Translations<Name> | undefined => {
  const given = columns.filter(({ column }) => cells[column] !== undefined)
  if (given.length === 0) return undefined
  const found: Translations = {}
  for (const { locale, name, column } of given)
    found[locale] = { ...found[locale], [name]: bare(cells[column] ?? '') }
  return found
}

/** What a file's translations make of a row's, and each text that differs; those without a column stay. */
export const translationChanges = <Name extends string>(
  contract: AnyTableContract,
  columns: readonly TranslationColumn<Name>[],
  { before: old = {}, given }: { before?: Translations<Name>; given?: Translations<Name> },
): { columns: { translations?: Translations<Name> }; changes: ImportChange[] } => {
  if (!given) return { columns: {}, changes: [] }
  const merged = Object.fromEntries(locales.map((locale) => [locale, { ...old[locale], ...given[locale] }]))
  const { translations = {} } = tidyTranslations(contract, { translations: merged }) as {
    translations?: Translations<Name>
  }
  if (isDeepStrictEqual(translations, old)) return { columns: {}, changes: [] }
  const changes = columns.flatMap(({ locale, name, column }) => {
    const [from = '', to = ''] = [old[locale]?.[name], translations[locale]?.[name]]
    return from === to ? [] : [{ field: column, from, to }]
  })
  return { columns: { translations }, changes }
}
