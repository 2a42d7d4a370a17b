import {
  marketItemContract,
  marketVariationContract,
  type MarketItem,
  type MarketVariation,
} from '../contracts/marketplace/marketplace'
import type { Translations } from '../translations'
import { locales, type Locale } from './language'

type Translated<Row extends { translations?: Translations }> =
  NonNullable<Row['translations']> extends Translations<infer Name> ? Name : never

/** A translation in a catalogue file: which text, in which language, in which column (`title_fr`). */
export interface TranslationColumn<Name extends string = string> {
  name: Name
  locale: Locale
  column: string
}

const columnsOf =
  <Row extends { translations?: Translations }>({ translatable }: { translatable: readonly string[] }) =>
  (languages: readonly Locale[] = locales): TranslationColumn<Translated<Row>>[] =>
    languages.flatMap((locale) =>
      // A row has translations of just these.
      (translatable as readonly Translated<Row>[]).map((name) => ({
        name,
        locale,
        column: `${name}_${locale}`,
      })),
    )

/** The columns of a catalogue file that hold translations of an item's texts into some languages. */
export const translationColumns = columnsOf<MarketItem>(marketItemContract)

/** The columns of a catalogue file that hold translations of what a variation is called. */
export const variationTranslationColumns = columnsOf<MarketVariation>(marketVariationContract)
