import type { CodedRefusal } from '@mainstreet/shared/refusals/fill-text'
import type { CodedError } from '../service/errors'

/** A refusal of a field, or of the whole where that is empty, in English and by its code. */
export interface RefusedField {
  field: string
  message: string
  refusal?: CodedRefusal
}

/** What a refusal says of each field that it names, else of the whole. */
export const refusedFields = ({ message, errors = {}, data }: CodedError): RefusedField[] => {
  const named = Object.entries(errors).map(([field, text]) => {
    return { field, message: text, refusal: data?.refusals?.[field] }
  })
  return named.length ? named : [{ field: '', message, refusal: data?.refusal }]
}
