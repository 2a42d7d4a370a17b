import type { ContactField } from '@mainstreet/shared/rules/contact-rules'
import type { Faults } from '../use-plain-form'

/** What a form that writes to the business says. */
export interface ContactFormTexts extends Record<
  'waiting' | 'success' | 'tooMany' | 'unavailable' | 'failed',
  string
> {
  errors: Readonly<Partial<Record<ContactField, string>>>
}

/** What is said beside the fields of a message that are wrong. */
export const contactFaultTexts = (
  wrong: readonly ContactField[],
  { errors, failed }: ContactFormTexts,
): Faults<ContactField> => Object.fromEntries(wrong.map((name) => [name, errors[name] ?? failed]))
