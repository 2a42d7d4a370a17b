import { labelOf } from '@mainstreet/shared/columns'
import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { importWords } from './words'

/** What a field of a file of cars is called in the user's language. */
export const useFieldName = () => {
  const locale = useBackOfficeLocale()
  const { photosField: photos, unitField: unit } = useWords(importWords)
  const own = new Map(Object.entries({ photos, unit }))
  return (field: string) =>
    own.get(field) ?? labelOf(automotiveContract.record.properties[field as 'make'])?.[locale] ?? field
}
