import type { MarketItem, MarketVariation } from '../contracts/marketplace/marketplace'
import type { Translations } from '../translations'
import { locales } from './language'
import type { Locale } from './money/money'

type Translated<Row extends { translations?: Translations }> =
  NonNullable<Row['translations']> extends Translations<infer Name> ? Name : never

/** A translation in a catalogue file: which text, in which language, in which column (`title_fr`). */
export interface TranslationColumn<Name extends string = string> {
  name: Name
  locale: Locale
  column: string
}

const columnsOf =
  <Name extends string>(names: readonly Name[]) =>
  (languages: readonly Locale[] = locales): TranslationColumn<Name>[] =>
    languages.flatMap((locale) => names.map((name) => ({ name, locale, column: `${name}_${locale}` })))

/** The columns of a catalogue file that hold translations of an item's texts into some languages. */
export const translationColumns = columnsOf<Translated<MarketItem>>(['title', 'subTitle', 'description'])

/** The columns of a catalogue file that hold translations of what a variation is called. */
export const variationTranslationColumns = columnsOf<Translated<MarketVariation>>(['variation'])
