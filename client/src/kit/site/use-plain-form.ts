import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ApiError } from '../data/rest'

/** What is said beside each field that is wrong. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** What was typed, by the names of the controls. */
export type Written = Readonly<Record<string, string>>

/** What a form says as a whole. */
export interface FormNotice {
  state: 'waiting' | 'sent' | 'failed'
  text: string
}

interface PlainForm<Field extends string> {
  /** The names of the controls in their order: the first that is wrong has the focus. */
  fields: readonly Field[]
  check(written: Written): Faults<Field>
  send(written: Written): Promise<unknown>
  /** What of a refused form is wrong, as it is said beside the fields. */
  faultsOf(error: ApiError): Faults<Field>
  words: Readonly<
    Record<'tooMany' | 'unavailable' | 'failed', string> & Partial<Record<'waiting' | 'success', string>>
  >
  /** Milliseconds after which what the form says goes; without it, it stays. */
  passesAfter?: number
}

// A form's data has two characters for the end of a line; only one was counted while typing.
const textOf = (value: FormDataEntryValue) => String(value).replaceAll('\r\n', '\n').trim()

const writtenIn = (form: HTMLFormElement): Written =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, textOf(value)]))

/** Why a form was not sent, where none of its fields is wrong; without an answer (0) nobody has responded, rightly or wrongly. */
const failureText = ({ code }: ApiError, words: PlainForm<string>['words']) =>
  code === 429 ? words.tooMany : code === 503 || code === 0 ? words.unavailable : words.failed

const focusOn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/** What a form says and what is wrong with it, until it passes. */
const useFormState = (passesAfter: number | undefined) => {
  const [notice, setNotice] = useState<FormNotice>()
  const [faults, setFaults] = useState<Faults<string>>({})
  const isShown = notice !== undefined || Object.keys(faults).length > 0
  const isPassing = passesAfter !== undefined && isShown && notice?.state !== 'waiting'
  useEffect(() => {
    if (!isPassing) return
    const timer = setTimeout(() => {
      setNotice(undefined)
      setFaults({})
    }, passesAfter)
    return () => clearTimeout(timer)
  }, [isPassing, passesAfter, notice, faults])
  return { notice, setNotice, faults, setFaults }
}

/** A form of the public half, without the weight of a form library: what was typed stays in its controls until it is sent. */
export const usePlainForm = <Field extends string>(plain: PlainForm<Field>) => {
  const { fields, check, send, faultsOf, words, passesAfter } = plain
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { notice, setNotice, faults, setFaults } = useFormState(passesAfter)

  const refuse = (wrong: Faults<Field>): boolean => {
    const first = fields.find((each) => wrong[each])
    if (!first) return false
    // The error is there before the focus arrives, so that it is read out with the field.
    flushSync(() => setFaults(wrong))
    focusOn(form.current, first)
    return true
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const written = writtenIn(form.current)
    setNotice(undefined)
    if (refuse(check(written))) return
    setFaults({})
    setBusy(true)
    if (words.waiting) setNotice({ state: 'waiting', text: words.waiting })
    try {
      await send(written)
      setNotice(words.success ? { state: 'sent', text: words.success } : undefined)
    } catch (cause) {
      // Operations reject with ApiError.
      const error = cause as ApiError
      const isRefused = refuse(faultsOf(error))
      setNotice(isRefused ? undefined : { state: 'failed', text: failureText(error, words) })
    } finally {
      setBusy(false)
    }
  }

  /** Typing takes the error of a field away, and of others that it answers. */
  const forget = (...names: readonly Field[]) =>
    setFaults((had) => {
      const left = { ...had }
      for (const name of names) delete left[name]
      return left
    })

  return { form, faults, notice, busy, submit, forget }
}
