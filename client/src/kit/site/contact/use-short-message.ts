import {
  contactFaults,
  isRequiredField,
  maxContactLengths as maxLengths,
  type ContactField,
} from '@mainstreet/shared/rules/contact-rules'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { contactFailure } from './contact-failure'
import { formTexts } from './form-texts'

/** What was typed, by the names of `contact`; `reference` is the trap, and not every form asks for a phone number. */
export type ShortMessage = Record<Exclude<ContactField, 'phone'> | 'reference', string> & { phone?: string }

interface ShortMessageTexts extends Record<
  'waiting' | 'success' | 'tooMany' | 'unavailable' | 'failed',
  string
> {
  errors: Readonly<Partial<Record<ContactField, string>>>
}

const writtenIn = (form: HTMLFormElement): ShortMessage => ({
  contact: '',
  from: '',
  message: '',
  reference: '',
  ...formTexts(form),
})

/** How it stands with a message of name, address and words, and how it is sent; what was typed stays until it is. */
export const useShortMessage = (
  send: (written: ShortMessage) => Promise<unknown>,
  texts: ShortMessageTexts,
) => {
  const form = useRef<HTMLFormElement>(null)
  const [notice, setNotice] = useState<{ text: string; state: 'waiting' | 'sent' | 'failed' }>()
  const [faults, setFaults] = useState<readonly ContactField[]>([])
  const busy = notice?.state === 'waiting'
  const refuse = (wrong: readonly ContactField[]) => {
    // The error is there before the focus arrives, so that it is read out with the field.
    flushSync(() => setFaults(wrong))
    const first = form.current?.elements.namedItem(wrong[0]!)
    if (first instanceof HTMLElement) first.focus()
  }
  const fail = (error: unknown) => {
    const { wrong, text } = contactFailure(error, texts)
    setNotice(wrong.length ? undefined : { text, state: 'failed' })
    if (wrong.length) refuse(wrong)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const written = writtenIn(form.current)
    const wrong = contactFaults(written)
    if (wrong.length) return refuse(wrong)
    setFaults([])
    setNotice({ text: texts.waiting, state: 'waiting' })
    try {
      await send(written)
      setNotice({ text: texts.success, state: 'sent' })
    } catch (error) {
      fail(error)
    }
  }
  const field = (name: ContactField) => ({
    name,
    required: isRequiredField(name),
    maxLength: maxLengths[name],
    error: faults.includes(name) ? texts.errors[name] : undefined,
    onInput: () => setFaults((had) => had.filter((each) => each !== name)),
  })
  return { form, field, submit, notice, busy }
}
