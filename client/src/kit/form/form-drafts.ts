import type { AnyContract, AnyTableContract } from '@mainstreet/shared/contract'
import { createContext, use, useEffect, useId, useRef } from 'react'
import { refusesBlank } from './form-schema'
import { isSame } from './is-same'
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** What is typed in a form and not saved yet: the columns that differ from the stored row. */
export interface FormDraft {
  contract: AnyTableContract
  id: number
  columns: Readonly<Record<string, unknown>>
  /** The row as it is stored, as far as the form knows it. */
  row: Readonly<Record<string, unknown>>
}

/** Told what a form holds that is not saved, by the form's own key; null once there is nothing. */
export type TellDraft = (key: string, draft: FormDraft | null) => void

/** Whoever shows elsewhere what is typed in the forms within; null where nobody does. */
export const FormDrafts = createContext<TellDraft | null>(null)

/** An emptied box that must hold something is about to hold something else: nobody shows it empty. */
const isEmptied = ({ record }: AnyTableContract, name: string, value: unknown) => {
  const column = record.properties[name]
  return (value === null || value === '') && column !== undefined && refusesBlank(column)
}

/** Tells a draft to whoever shows drafts, and takes it back with the form. */
export const useTellDraft = () => {
  const tell = use(FormDrafts)
  const key = useId()
  useEffect(() => () => tell?.(key, null), [tell, key])
  return tell && ((draft: FormDraft | null) => tell(key, draft))
}

type DraftedForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  contract: AnyContract | undefined
  /** The stored row; a form of a new one has nothing to stand over. */
  id: number | undefined
}

/** Has what is typed in a form shown where somebody shows drafts. */
export const useFormDraft = <Values extends FieldValues>({ form, contract, id }: DraftedForm<Values>) => {
  const tell = useTellDraft()
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const isShown = tell !== null
  useEffect(() => {
    if (!isShown || !contract || !('record' in contract) || id === undefined) return
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        const typed = Object.entries(values).filter(
          ([name, value]) => !isSame(value, get(defaultValues, name)) && !isEmptied(contract, name, value),
        )
        const columns = Object.fromEntries(typed)
        latest.current?.(typed.length > 0 ? { contract, id, columns, row: { ...defaultValues } } : null)
      },
    })
  }, [isShown, form, contract, id])
}
