import {
  contactFaults,
  contactFields,
  isRequiredField,
  maxContactLengths as maxLengths,
  type ContactField,
} from '@mainstreet/shared/rules/contact-rules'
import { usePlainForm, type Written } from '../use-plain-form'
import { contactFaultWords, refusedFieldWords, type ContactFormWords } from './contact-fault-words'

/** What was typed, by the names of `contact`; `reference` is the trap, and not every form asks for a phone number. */
export type ShortMessage = Record<Exclude<ContactField, 'phone'> | 'reference', string> & { phone?: string }

const messageOf = (written: Written): ShortMessage => ({
  contact: '',
  from: '',
  message: '',
  reference: '',
  ...written,
})

/** How it stands with a message of name, address and words, and how it is sent. */
export const useShortMessage = (
  send: (written: ShortMessage) => Promise<unknown>,
  words: ContactFormWords,
) => {
  const { faults, forget, ...form } = usePlainForm<ContactField>({
    fields: contactFields,
    check: (written) => contactFaultWords(contactFaults(messageOf(written)), words),
    send: (written) => send(messageOf(written)),
    faultsOf: (error) => refusedFieldWords(error, words),
    words,
  })
  const field = (name: ContactField) => ({
    name,
    required: isRequiredField(name),
    maxLength: maxLengths[name],
    error: faults[name],
    onInput: () => forget(name),
  })
  return { ...form, field }
}
