import {
  Type,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from '@sinclair/typebox'
import { labelled } from './columns'
import { locales, type Locale } from './rules/language'

/** The texts of a row in another language than its account's: language -> column -> text. */
export type Translations<Column extends string = string> = Partial<
  Record<Locale, Partial<Record<Column, string>>>
>

/** A record's properties, with a column for the translations of some of them where there are any. */
export type WithTranslations<Props extends TProperties, Column extends string> = [Column] extends [never]
  ? Props
  : Props & { translations: TOptional<TUnsafe<Translations<Column>>> }

// What has no translation is left out, so that no text has to be filled in.
const optionalText = ({ pattern: _filled, ...column }: TSchema): TSchema => column

const translationsOf = (record: TProperties, columns: readonly string[]): TObject => {
  const closed = { additionalProperties: false }
  // A contract names columns of its own record.
  const named = columns.map((name) => [name, optionalText(record[name]!)] as const)
  const texts = Type.Partial(Type.Object(Object.fromEntries<TSchema>(named)), closed)
  return Type.Partial(Type.Object(Object.fromEntries(locales.map((locale) => [locale, texts]))), closed)
}

/** A record with a column for the translations of some of its columns, each as long as its original may be. */
export function translatedRecord<Props extends TProperties, Column extends string>(
  record: Props,
  columns: readonly Column[],
): TObject<WithTranslations<Props, Column>>
export function translatedRecord(record: TProperties, columns: readonly string[]): TObject {
  if (columns.length === 0) return Type.Object(record)
  const label = { en: 'Translation', fr: 'Traduction' }
  const translations = labelled(label, translationsOf(record, columns))
  return Type.Object({ ...record, translations: Type.Optional(translations) })
}

/** The languages of an account's texts: its own, and whether visitors get them in the other one too. */
export interface TextLanguages {
  language: Locale
  bilingual: boolean
}

/** How texts are asked for: in which language, of an account with which. */
export interface AskedLanguage extends TextLanguages {
  asked: Locale
}

type Texts = Readonly<Record<string, string | undefined>>

interface Row {
  readonly [column: string]: unknown
}

interface Translatable {
  translatable: readonly string[]
  /** Columns of other rows, and the column that holds the translations of those. */
  translatedBy: Readonly<Record<string, string>>
  /** Rows inside of the row, which have texts of their own. */
  embeds?: Readonly<Record<string, Translatable>>
  withTexts?: <R extends object>(row: R) => R
}

/** The columns of a row that hold translations, which who has named a language does not get. */
export const textHolders = ({
  translatable,
  translatedBy,
}: Pick<Translatable, 'translatable' | 'translatedBy'>): string[] => [
  ...(translatable.length ? ['translations'] : []),
  ...Object.values(translatedBy),
]

const textsIn = (translations: unknown, locale: Locale): Texts =>
  (translations as Translations | null | undefined)?.[locale] ?? {}

const embeddedInLanguage = (
  { embeds = {}, withTexts }: Translatable,
  row: Row,
  asked: AskedLanguage,
): Row => {
  const lists = Object.entries(embeds).filter(([name]) => Array.isArray(row[name]))
  if (lists.length === 0) return row
  const whole: Row = withTexts?.(row) ?? row
  const shown = lists.map(
    ([name, child]) =>
      [name, (whole[name] as readonly Row[]).map((each) => inLanguage(child, each, asked))] as const,
  )
  return { ...row, ...Object.fromEntries(shown) }
}

/** A row with its texts in the language asked for; `lang` says of those that are in another one which that is. */
export const inLanguage = <R extends Row>(contract: Translatable, row: R, wanted: AskedLanguage): R => {
  const { translatable, translatedBy } = contract
  const { asked, language, bilingual } = wanted
  const others = Object.entries(translatedBy)
  if (translatable.length + others.length === 0) return row
  const shown: Record<string, unknown> = { ...embeddedInLanguage(contract, row, wanted) }
  const holders = [...translatable.map((name) => [name, 'translations'] as const), ...others]
  const lang: Record<string, Locale> = {}
  for (const [name, holder] of holders) {
    const original = row[name]
    if (asked === language || !(name in row)) continue
    const text = bilingual ? textsIn(row[holder], asked)[name] : undefined
    if (text) shown[name] = text
    else if (original) lang[name] = language
  }
  for (const holder of textHolders(contract)) delete shown[holder]
  if (Object.keys(lang).length) shown.lang = lang
  // The same columns, but for the translations, which nobody needs who has named a language.
  return shown as R
}
