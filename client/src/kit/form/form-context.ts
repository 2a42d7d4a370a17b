import type { TSchema } from '@sinclair/typebox'
import { createContext, use, useEffect, useRef } from 'react'
import type { FormWords } from './form-words'

/** A rule of one field beside the schema's; returns what is wrong, or nothing. */
export type FieldCheck = (value: unknown, words: FormWords) => string | undefined

/** What a form that saves by itself does with its fields. */
export type AutoSave = {
  /** Called when a field is left, or a choice is made. */
  commit: (name: string) => void
  progress: Readonly<Record<string, 'saving' | 'saved' | undefined>>
}

/** What a form provides to its fields: its schema, which of its columns the user may write, those that are drawn with their own rules, and how the last save went. */
export type FormKit = {
  schema?: TSchema
  offers: (name: string) => boolean
  checks: Map<string, FieldCheck>
  busy: boolean
  saved: boolean
  /** What the form is called, and what it saves. */
  label?: string
  autoSave?: AutoSave
}

/** The form around a field. */
export const FormContext = createContext<FormKit | null>(null)

/** The form around a part; throws outside of one. */
export const useFormKit = () => {
  const kit = use(FormContext)
  if (!kit) throw new Error('A field must stand inside a <Form>.')
  return kit
}

/** Makes a field known to its form, with its own rule, for as long as it is rendered: it shows what is wrong with it. */
export const useFieldCheck = (name: string, check: FieldCheck) => {
  const { checks } = useFormKit()
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    checks.set(name, (value, words) => latest.current(value, words))
    return () => {
      checks.delete(name)
    }
  }, [checks, name])
}
