import type { TSchema } from '@sinclair/typebox'
import { useMemo } from 'react'
import { get, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import { useWords } from '../language/bilingual'
import type { FieldCheck } from './form-context'
import { formWords } from './form-words'
import { schemaErrors, toFieldErrors } from './schema-errors'

/** Checks a form's values by its schema and by its fields' own rules. */
export const useResolver = <Values extends FieldValues>(
  schema: TSchema | undefined,
  checks: Map<string, FieldCheck>,
): Resolver<Values> => {
  const words = useWords(formWords)
  return useMemo(
    () => (values) => {
      const own: Record<string, string> = {}
      for (const [name, check] of checks) {
        const message = check(get(values, name), words)
        if (message) own[name] = message
      }
      const messages = { ...(schema ? schemaErrors(schema, values, words) : {}), ...own }
      if (Object.keys(messages).length === 0) return { values, errors: {} }
      // The names come from the form, as react-hook-form nests them.
      return { values: {}, errors: toFieldErrors(messages) as FieldErrors<Values> }
    },
    [schema, checks, words],
  )
}
