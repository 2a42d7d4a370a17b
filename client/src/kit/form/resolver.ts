import { ruleProblems } from '@mainstreet/shared/column-rules'
import type { AnyContract, AnyTableContract } from '@mainstreet/shared/contract'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { TSchema } from '@sinclair/typebox'
import { useMemo } from 'react'
import { get, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import { useBackOfficeLocale, useWords } from '../language/bilingual'
import type { FieldCheck } from './form-context'
import { formWords } from './form-words'
import { saidInLanguage } from '../refusals/refusal-in-language'
import { asSentence } from './server-errors'
import { schemaErrors, toFieldErrors } from './schema-errors'

/** What the contract's rules say of the values, in the language of the page. */
const ruleMessages = ({ rules }: AnyTableContract, values: FieldValues, locale: Locale) =>
  Object.fromEntries(
    Object.entries(ruleProblems(rules, values)).map(([name, { message, refusal }]) => [
      name,
      asSentence(saidInLanguage(message, refusal, locale)),
    ]),
  )

/** Checks a form's values by its contract's schema and rules, and by its fields' own. */
export const useResolver = <Values extends FieldValues>(
  { schema, contract }: { schema?: TSchema; contract?: AnyContract },
  checks: Map<string, FieldCheck>,
): Resolver<Values> => {
  const words = useWords(formWords)
  const locale = useBackOfficeLocale()
  return useMemo(
    () => (values) => {
      const own: Record<string, string> = {}
      for (const [name, check] of checks) {
        const message = check(get(values, name), words)
        if (message) own[name] = message
      }
      const ruled = contract?.kind === 'table' ? ruleMessages(contract, values, locale) : {}
      const messages = { ...ruled, ...(schema ? schemaErrors(schema, values, words) : {}), ...own }
      if (Object.keys(messages).length === 0) return { values, errors: {} }
      // The names come from the form, as react-hook-form nests them.
      return { values: {}, errors: toFieldErrors(messages) as FieldErrors<Values> }
    },
    [schema, contract, checks, words, locale],
  )
}
