import { contactFields, type ContactField } from '@mainstreet/shared/rules/contact-rules'
import type { ApiError } from '../../data/rest'
import type { Faults } from '../use-plain-form'

/** What a form that writes to the business says. */
export interface ContactFormWords extends Record<
  'waiting' | 'success' | 'tooMany' | 'unavailable' | 'failed',
  string
> {
  errors: Readonly<Partial<Record<ContactField, string>>>
}

/** What is said beside the fields of a message that are wrong. */
export const contactFaultWords = (
  wrong: readonly ContactField[],
  { errors, failed }: ContactFormWords,
): Faults<ContactField> => Object.fromEntries(wrong.map((name) => [name, errors[name] ?? failed]))

/** What is said beside the fields of a message that the server refused. */
export const refusedFieldWords = ({ errors }: ApiError, words: ContactFormWords): Faults<ContactField> =>
  contactFaultWords(
    contactFields.filter((name) => errors?.[name]),
    words,
  )
