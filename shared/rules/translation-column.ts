import type { MarketItem } from '../contracts/marketplace/marketplace'
import { locales } from './language'
import type { Locale } from './money/money'

type Translated = keyof NonNullable<NonNullable<MarketItem['translations']>[Locale]>

/** The texts of an item that a catalogue file has translations of. */
const texts = ['title', 'subTitle', 'description'] as const satisfies readonly Translated[]

/** A translation in a catalogue file: which text, in which language, in which column (`title_fr`). */
export interface TranslationColumn {
  name: Translated
  locale: Locale
  column: string
}

/** The columns of a catalogue file that hold translations into some languages. */
export const translationColumns = (languages: readonly Locale[] = locales): TranslationColumn[] =>
  languages.flatMap((locale) => texts.map((name) => ({ name, locale, column: `${name}_${locale}` })))
