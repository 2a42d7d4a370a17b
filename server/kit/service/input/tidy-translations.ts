import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Translations } from '@mainstreet/shared/translations'
import { sanitiseRichText } from '../../text/rich-text'
import type { AnyColumns } from '../table-rules'

/** Columns as they may be stored: translations with clean HTML, and none that is empty. */
export const tidyTranslations = <Columns extends AnyColumns>(
  { record }: AnyTableContract,
  columns: Columns,
): Columns => {
  const { translations } = columns
  if (!translations) return columns
  const isRich = (name: string) => record.properties[name]?.contentMediaType === 'text/html'
  const tidy = Object.entries(translations as Translations).flatMap(([locale, texts]) => {
    const filled = Object.entries(texts)
      .map(([name, text = '']) => [name, isRich(name) ? sanitiseRichText(text) : text.trim()] as const)
      .filter(([, text]) => text !== '')
    return filled.length ? [[locale, Object.fromEntries(filled)]] : []
  })
  return { ...columns, translations: Object.fromEntries(tidy) }
}
