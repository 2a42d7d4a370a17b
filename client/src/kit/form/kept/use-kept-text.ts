import type { AnyContract } from '@mainstreet/shared/contract'
import { secretColumnsOf } from '@mainstreet/shared/columns'
import { use, useEffect, useState } from 'react'
import { get, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { SessionContext } from '../../session/session-context'
import type { Session } from '../../session/session'
import { isSame } from '../is-same'
import { forgetKept, keepTyped, readKept } from './kept-text'

type KeptForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  contract: AnyContract | undefined
  rowId: number | undefined
  label: string | undefined
  /** Whether its text is worth keeping: a form that asks before it is left. */
  isKept: boolean
}

/** Passwords and keys are typed again; files have no text. */
const keepableNames = (contract: AnyContract | undefined) => {
  const secrets = contract && secretColumnsOf(contract.kind === 'table' ? contract.record : contract.input)
  const isFile = (value: unknown): boolean =>
    value instanceof Blob || (Array.isArray(value) && value.some(isFile))
  return (name: string, value: unknown) =>
    !secrets?.includes(name) && !/password/i.test(name) && !isFile(value)
}

/** Whose text it is, and of which form; undefined where nobody is signed in, or nothing is worth keeping. */
const keyOf = (
  session: Session | null,
  { contract, rowId, label, isKept }: Omit<KeptForm<FieldValues>, 'form'>,
): string | undefined => {
  const state = session?.state()
  if (!isKept || state?.status !== 'signed-in') return undefined
  return [
    state.user.id,
    state.customerId,
    window.location.pathname,
    contract?.path,
    rowId ?? 'new',
    label,
  ].join(' ')
}

/** Keeps in this browser what a form holds whose session ends, and gives it back to the next one of the same person. */
export const useKeptText = <Values extends FieldValues>(kept: KeptForm<Values>) => {
  const { form, contract } = kept
  const session = use(SessionContext)
  // It stays what it was while the session ends around it.
  const [key] = useState(() => keyOf(session, kept))
  const [typed] = useState(() => Object.entries((key && readKept(key)) ?? {}))
  const [isBack, setBack] = useState(() =>
    typed.some(([each, value]) => !isSame(value, form.getValues(each as Path<Values>))),
  )

  useEffect(() => {
    if (!key || !session) return
    const isKeepable = keepableNames(contract)
    let changed: [string, unknown][] = []
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        changed = Object.entries(values).filter(
          ([each, value]) => isKeepable(each, value) && !isSame(value, get(defaultValues, each)),
        )
        if (changed.length === 0) setBack(false)
      },
    })
    for (const [each, value] of typed)
      form.setValue(each as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    // It is in the form again, which is the one that holds it from here on.
    forgetKept(key)
    return () => {
      stop()
      // Whoever leaves the page, or signs out, was asked; whose session has ended was not.
      const state = session.state()
      if (state.status === 'signed-out' && state.why === 'ended') keepTyped(key, Object.fromEntries(changed))
    }
  }, [key, session, form, contract, typed])

  return { isBack, throwAway: () => form.reset() }
}
