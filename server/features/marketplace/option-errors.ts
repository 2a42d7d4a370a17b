import type { MarketOption } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { areValuesOf } from '@mainstreet/shared/rules/items/item-options'

/** What is wrong with an option's translated values, by field: each stands for the original in its place. */
export const optionErrors = (
  { values, translations = {} }: Pick<MarketOption, 'values' | 'translations'>,
  at = '',
): Record<string, Refusal> =>
  Object.fromEntries(
    Object.entries(translations)
      .filter(([, texts]) => texts.values?.trim() && !areValuesOf(texts.values, values))
      .map(([locale]) => [`${at}translations.${locale}.values`, refusal('values-differ')]),
  )
