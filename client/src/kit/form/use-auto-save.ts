import { asLocale, locales } from '@mainstreet/shared/rules/language'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Row, TablePath, Write } from '@mainstreet/shared/services'
import type { Translations } from '@mainstreet/shared/translations'
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
  /** Why, whether it may be saved all the same, and another try where the same value may be taken then. */
  refused?: { message: string; isUnclear?: boolean; retry?: () => void }
}

type Progress = Record<string, 'saving' | 'saved' | undefined>
interface Refusal {
  message: string
  /** Whether the same value may be taken later: what the form refuses it always refuses. */
  mayPass: boolean
  isUnclear?: boolean
}

/** Why each refused column is refused. */
type Refused = Readonly<Record<string, Refusal>>

type AutoSaveOptions<P extends TablePath> = {
  form: UseFormReturn<FieldValues>
  contract: AnyTableContract & { path: P }
  row: Row<P>
  save?: (data: Write<P>) => Promise<unknown>
}

const isSame = (some: unknown, other: unknown) =>
  some === other || JSON.stringify(some ?? null) === JSON.stringify(other ?? null)

/** The fields that are saved by themselves: the columns, and each text of the translations. */
const fieldsOf = ({ writable, translatable }: AnyTableContract): string[] => [
  ...writable.filter((name) => name !== 'translations'),
  ...locales.flatMap((locale) => translatable.map((name) => `translations.${locale}.${name}`)),
]

const valueAt = (values: unknown, name: string): unknown =>
  get(values, name) ?? (name.includes('.') ? '' : undefined)

/** A body that changes one field; a text of the translations goes with those that are stored. */
const bodyOf = (name: string, value: unknown, stored: { translations?: Translations } | undefined) => {
  const [column = '', locale, text] = name.split('.')
  if (!locale || !text) return { [column]: value }
  const translations = stored?.translations ?? {}
  const texts = translations[asLocale(locale)!]
  return { translations: { ...translations, [locale]: { ...texts, [text]: value } } }
}

/** Takes a value as the stored one; also of a column whose field is not on the page now, which the form would pass over. */
const settleField = (form: UseFormReturn<FieldValues>, name: string, defaultValue: unknown) => {
  form.register(name)
  form.resetField(name, { defaultValue })
}

const withoutName = (all: Refused, name: string): Refused => {
  const { [name]: gone, ...others } = all
  return gone === undefined ? all : others
}

/** Shows what changed elsewhere in fields where nothing else was typed. */
const useFollowRow = ({ form, contract, row }: AutoSaveOptions<TablePath>) => {
  useEffect(() => {
    for (const name of fieldsOf(contract)) {
      const stored = valueAt(row, name)
      const shown = valueAt(form.formState.defaultValues, name)
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
    const accept = (name: string) => setRefused((all) => withoutName(all, name))
    const move = (name: string, to: Progress[string]) => setProgress((all) => ({ ...all, [name]: to }))
    return {
      accept,
      saving: (name: string) => move(name, 'saving'),
      saved: (name: string) => {
        accept(name)
        move(name, 'saved')
      },
      refuse: (name: string, refusal: Refusal) => {
        move(name, undefined)
        setRefused((all) => ({ ...all, [name]: refusal }))
      },
    }
  }, [])
  return { progress, refused, calls }
}

type ProgressCalls = ReturnType<typeof useProgress>['calls']

/** Sends one column and answers whether it is as it was typed; a refused value stays typed, with its reason. */
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
    async (name: string): Promise<boolean> => {
      const { form, row, save } = latest.current
      const value: unknown = form.getValues(name)
      if (isSame(value, get(form.formState.defaultValues, name))) return true
      calls.saving(name)
      // The name is that of a column of the contract, or of a text in one.
      const data = bodyOf(name, value, form.formState.defaultValues) as Write<P>
      try {
        const answer: unknown = await (save?.(data) ?? patch(row.id, data))
        const isNewer = !isSame(form.getValues(name), value)
        // As the server stored it: trimmed, or masked.
        if (!isNewer) settleField(form, name, get(answer, name, value))
        form.clearErrors(name)
        calls.saved(name)
        return !isNewer
      } catch (error) {
        const { message, fields, isUnclear } = readServerError(error)
        const reason = fields[name] ?? message
        if (!here.current) toast.error(isUnclear ? words.maybeSaved : words.notSaved, reason)
        else {
          // Nothing is wrong with the value then; the section says what to check.
          if (!isUnclear) form.setError(name, { type: 'server', message: reason })
          calls.refuse(name, { message: reason, mayPass: true, isUnclear })
        }
        return false
      }
    },
    [calls, patch, words],
  )
}

/** Commits a column; a value that is under way already is not sent twice. */
const useSharedWhilePending = (
  form: UseFormReturn<FieldValues>,
  commit: (name: string) => Promise<boolean>,
): typeof commit => {
  const pending = useRef(new Map<string, { value: unknown; done: Promise<boolean> }>())
  return useCallback(
    (name) => {
      const value: unknown = form.getValues(name)
      const same = pending.current.get(name)
      if (same && isSame(same.value, value)) return same.done
      const done = commit(name).finally(() => {
        if (pending.current.get(name)?.done === done) pending.current.delete(name)
      })
      pending.current.set(name, { value, done })
      return done
    },
    [form, commit],
  )
}

/** Saves single columns of a row, one after the other, when they are committed. */
export const useAutoSave = <P extends TablePath>(options: AutoSaveOptions<P>) => {
  const { form, contract } = options
  const { progress, refused, calls } = useProgress()
  const send = useSend(options, calls)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // The effect takes what all services share.
  useFollowRow(options)

  const check = useCallback(
    async (name: string): Promise<boolean> => {
      if (isSame(form.getValues(name), get(form.formState.defaultValues, name))) {
        form.clearErrors(name)
        calls.accept(name)
        return true
      }
      if (!(await form.trigger(name))) {
        calls.refuse(name, { message: form.getFieldState(name).error?.message ?? '', mayPass: false })
        return false
      }
      const sent = queue.current.then(() => send(name))
      queue.current = sent
      return sent
    },
    [form, calls, send],
  )
  const commit = useSharedWhilePending(form, check)
  const commitAll = useCallback(async () => {
    // What is as it is stored needs no sending, and loses the refusal that it may have had.
    const answers = await Promise.all(fieldsOf(contract).map(commit))
    return answers.every(Boolean)
  }, [contract, commit])

  const autoSave = useMemo(
    () => ({ commit: (name: string) => void commit(name), progress }),
    [commit, progress],
  )
  const states = Object.values(progress)
  const saving = states.includes('saving')
  const saved = !saving && states.includes('saved')
  const state = useMemo(() => {
    const [first] = Object.values(refused)
    const passing = Object.keys(refused).filter((name) => refused[name]?.mayPass)
    const retry = passing.length > 0 ? () => passing.forEach((name) => void commit(name)) : undefined
    return { saving, saved, refused: first && { message: first.message, isUnclear: first.isUnclear, retry } }
  }, [saving, saved, refused, commit])
  return { autoSave, state, commitAll }
}
