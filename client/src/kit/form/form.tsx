import type { AnyContract } from '@mainstreet/shared/contract'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { useWords } from '../language/bilingual'
import { useKitWords } from '../ui/kit-words'
import { toast } from '../ui/toaster'
import { FormContext, type FieldCheck } from './form-context'
import { useFormDraft } from './form-drafts'
import { useRoles } from '../session/use-may'
import { formSchema, offersField } from './form-schema'
import { formWords } from './form-words'
import styles from './form.module.css'
import { SubmitPaused } from './submit-paused'
import { useResolver } from './resolver'
import { KeptNotice } from './kept/kept-notice'
import { useKeptText } from './kept/use-kept-text'
import { readServerError } from './server-errors'
import { UnsavedGuard } from './unsaved-guard'

type FormProps<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>
  /** Sends the values; what it throws is shown beside the fields it names and everything typed stays; NotYet is not shown. */
  onSubmit: (values: Values, form: UseFormReturn<Values>) => unknown
  /** Called when the values are saved and the form counts as unchanged; the place to leave the page. */
  onSaved?: (values: Values) => void
  children: ReactNode | ((form: UseFormReturn<Values>) => ReactNode)
  /** Whose body the form fills in: its fields take label, limits and rules from there. */
  contract?: AnyContract
  label?: string
  /** The stored row that the form changes, where it is one of the contract's. */
  rowId?: number
  /** Asks before changed values are left; on by default. */
  guard?: boolean
}

const useSubmit = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  props: FormProps<Values>,
  drawn: ReadonlyMap<string, FieldCheck>,
) => {
  const words = useWords(formWords)
  const { labelled } = useKitWords()
  const busy = useRef(false)
  const here = useRef(true)
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const refuse = (error: unknown) => {
    const { message, fields, isUnclear } = readServerError(error)
    // The page was left before the answer came: the form can no longer show it.
    if (!here.current) return void toast.error(isUnclear ? words.maybeSaved : words.notSaved, message)
    const rendered = Object.entries(fields).filter(([name]) => drawn.has(name))
    const elsewhere = Object.entries(fields).filter(([name]) => !drawn.has(name))
    // A rendered field of that name exists.
    const names = rendered.map(([name]) => name as Path<Values>)
    rendered.forEach(([, text], index) => form.setError(names[index]!, { type: 'server', message: text }))
    // A part of the form that is folded opens when its error is rendered.
    const [first] = names
    if (first) setTimeout(() => form.setFocus(first))
    // What a field says already is not said twice.
    if (!elsewhere.length && rendered.some(([, text]) => text === message)) return
    const others = elsewhere.filter(([, text]) => text !== message)
    const summary = [message, ...others.map(([name, text]) => labelled(name, text))].join(' ')
    form.setError('root.server', { type: isUnclear ? 'unclear' : 'server', message: summary })
  }
  const save = async (values: Values) => {
    busy.current = true
    setSaved(false)
    try {
      await props.onSubmit(values, form)
      setSaved(true)
      // A generic type does not show that complete values are also default values.
      form.reset(values, { keepValues: true })
      props.onSaved?.(values)
    } catch (error) {
      if (!(error instanceof SubmitPaused)) refuse(error)
    } finally {
      busy.current = false
    }
  }
  return { save, busy, saved }
}

/** A form whose labels and rules come from a contract, and from its fields; keeps what was typed, shows what failed, guards unsaved changes. */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { contract, defaultValues, children, label, rowId, guard = true } = props
  const [checks] = useState(() => new Map<string, FieldCheck>())
  const schema = useMemo(() => contract && formSchema(contract), [contract])
  const resolver = useResolver<Values>({ schema, contract }, checks)
  const form = useForm<Values>({ defaultValues, resolver, mode: 'onTouched' })
  const { isDirty, isSubmitting } = form.formState
  const { save, busy, saved } = useSubmit(form, props, checks)
  useFormDraft({ form, contract, id: rowId })
  const kept = useKeptText({ form, contract, rowId, label, isKept: guard })
  const roles = useRoles()
  const offers = useCallback((name: string) => offersField(contract, roles, name), [contract, roles])
  const kit = useMemo(
    () => ({ schema, offers, checks, busy: isSubmitting, saved, label }),
    [schema, offers, checks, isSubmitting, saved, label],
  )
  return (
    <FormContext value={kit}>
      <FormProvider {...form}>
        <form
          noValidate
          className={styles.form}
          aria-label={label}
          onSubmit={(event) => {
            // A form in a dialog is a child of the page's form for React: its events must not submit that one.
            event.stopPropagation()
            form.clearErrors('root')
            void form.handleSubmit(save)(event)
          }}
        >
          {kept.isBack && <KeptNotice onThrowAway={kept.throwAway} />}
          {typeof children === 'function' ? children(form) : children}
          {guard && <UnsavedGuard changed={isDirty} allow={busy} />}
        </form>
      </FormProvider>
    </FormContext>
  )
}
