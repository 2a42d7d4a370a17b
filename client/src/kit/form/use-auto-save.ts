import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Row, TablePath, Write } from '@mainstreet/shared/services'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useSave } from '../data/data-writes'
import { useWords } from '../language/bilingual'
import { toast } from '../ui/toaster'
import { formWords } from './form-words'
import { readServerError } from './server-errors'

/** How the saving of a form goes: whether something is under way or was saved, and what was refused. */
export type SaveState = {
  saving: boolean
  saved: boolean
  refused?: { message: string; retry: () => void }
}

type Progress = Record<string, 'saving' | 'saved' | undefined>
/** Why each refused column is refused. */
type Refused = Readonly<Record<string, string>>

type AutoSaveOptions<P extends TablePath> = {
  form: UseFormReturn<FieldValues>
  contract: AnyTableContract & { path: P }
  row: Row<P>
  save?: (data: Write<P>) => Promise<unknown>
}

const isSame = (some: unknown, other: unknown) =>
  some === other || JSON.stringify(some ?? null) === JSON.stringify(other ?? null)

/** Takes a value as the stored one; also of a column whose field is not on the page now, which the form would pass over. */
const settleField = (form: UseFormReturn<FieldValues>, name: string, defaultValue: unknown) => {
  form.register(name)
  form.resetField(name, { defaultValue })
}

const without = (all: Refused, name: string): Refused => {
  const { [name]: gone, ...others } = all
  return gone === undefined ? all : others
}

/** Shows what changed elsewhere in fields where nothing else was typed. */
const useFollowRow = ({ form, contract, row }: AutoSaveOptions<TablePath>) => {
  useEffect(() => {
    for (const name of contract.writable) {
      const stored: unknown = get(row, name)
      const shown: unknown = get(form.formState.defaultValues, name)
      if (isSame(stored, shown)) continue
      const typed: unknown = form.getValues(name)
      settleField(form, name, stored)
      if (!isSame(typed, shown)) form.setValue(name, typed, { shouldDirty: true })
    }
  }, [form, contract, row])
}

/** How each field's saving goes, and what was refused. */
const useProgress = () => {
  const [progress, setProgress] = useState<Progress>({})
  const [refused, setRefused] = useState<Refused>({})
  const calls = useMemo(() => {
    const accept = (name: string) => setRefused((all) => without(all, name))
    const move = (name: string, to: Progress[string]) => setProgress((all) => ({ ...all, [name]: to }))
    return {
      accept,
      saving: (name: string) => move(name, 'saving'),
      saved: (name: string) => {
        accept(name)
        move(name, 'saved')
      },
      refuse: (name: string, message: string) => {
        move(name, undefined)
        setRefused((all) => ({ ...all, [name]: message }))
      },
    }
  }, [])
  return { progress, refused, calls }
}

type ProgressCalls = ReturnType<typeof useProgress>['calls']

/** Sends one column; a refused value stays typed, with its reason. */
const useSend = <P extends TablePath>(options: AutoSaveOptions<P>, calls: ProgressCalls) => {
  const words = useWords(formWords)
  const { patch } = useSave(options.contract.path)
  const here = useRef(true)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  return useCallback(
    async (name: string) => {
      const { form, row, save } = latest.current
      const value: unknown = form.getValues(name)
      if (isSame(value, get(form.formState.defaultValues, name))) return
      calls.saving(name)
      // The name is a column of the contract.
      const data = { [name]: value } as Write<P>
      try {
        const answer: unknown = await (save?.(data) ?? patch(row.id, data))
        const isNewer = !isSame(form.getValues(name), value)
        // As the server stored it: trimmed, or masked.
        if (!isNewer) settleField(form, name, get(answer, name, value))
        form.clearErrors(name)
        calls.saved(name)
      } catch (error) {
        const { message, fields } = readServerError(error)
        const reason = fields[name] ?? message
        if (!here.current) return void toast.error(words.notSaved, reason)
        form.setError(name, { type: 'server', message: reason })
        calls.refuse(name, reason)
      }
    },
    [calls, patch, words],
  )
}

/** Saves single columns of a row, one after the other, when they are committed. */
export const useAutoSave = <P extends TablePath>(options: AutoSaveOptions<P>) => {
  const { form } = options
  const { progress, refused, calls } = useProgress()
  const send = useSend(options, calls)
  const queue = useRef<Promise<void>>(Promise.resolve())
  // The effect takes what all services share.
  useFollowRow(options as unknown as AutoSaveOptions<TablePath>)

  const commit = useCallback(
    async (name: string) => {
      if (isSame(form.getValues(name), get(form.formState.defaultValues, name))) {
        form.clearErrors(name)
        return calls.accept(name)
      }
      if (!(await form.trigger(name)))
        return calls.refuse(name, form.getFieldState(name).error?.message ?? '')
      queue.current = queue.current.then(() => send(name))
      await queue.current
    },
    [form, calls, send],
  )

  const autoSave = useMemo(
    () => ({ commit: (name: string) => void commit(name), progress }),
    [commit, progress],
  )
  const states = Object.values(progress)
  const saving = states.includes('saving')
  const saved = !saving && states.includes('saved')
  const state = useMemo(() => {
    const [message] = Object.values(refused)
    const retry = () => Object.keys(refused).forEach((name) => void commit(name))
    return { saving, saved, refused: message === undefined ? undefined : { message, retry } }
  }, [saving, saved, refused, commit])
  return { autoSave, state }
}
