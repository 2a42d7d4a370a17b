import { useCallback } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import type { FieldCheck } from '../../../kit/form/form-context'
import { listWords } from './words'
import { useCategories } from './use-categories'

const plainName = (name: unknown) => String(name).trim().toLowerCase()

/** Refuses a name that another category has, before the server does. */
export const useNameCheck = (own?: number): FieldCheck => {
  const words = useWords(listWords)
  const categories = useCategories()
  return useCallback(
    (name) =>
      categories?.some(({ id, category }) => id !== own && plainName(category) === plainName(name))
        ? words.sameCategory(String(name).trim())
        : undefined,
    [categories, own, words],
  )
}
