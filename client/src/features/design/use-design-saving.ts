import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSave } from '../../kit/data/data-writes'
import { readServerError } from '../../kit/form/server-errors'
import type { DesignChanges } from './design-history'

/** A picker that is dragged names dozens of colours a second; this many milliseconds pass between saves. */
const debounceMs = 250

/** How the saving goes. */
export interface DesignSaving {
  saving: boolean
  saved: boolean
  refused?: { message: string; retry: () => void }
}

type Progress = Omit<DesignSaving, 'refused'> & { refused?: string }

const withoutSent = (draft: DesignChanges, sent: DesignChanges): DesignChanges =>
  // What was changed again meanwhile is still to be saved.
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => sent[name as keyof DesignChanges] !== value),
  )

/** Saves changes of the styles one after the other; `shown` has them before they are saved, and keeps what was refused. */
export const useDesignSaving = (row: ProfileStyles) => {
  const { id } = row
  const { patch } = useSave('profile-styles')
  const [draft, setDraft] = useState<DesignChanges>({})
  const [progress, setProgress] = useState<Progress>({ saving: false, saved: false })
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef<DesignChanges>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(
    async (changes: DesignChanges) => {
      setProgress({ saving: true, saved: false })
      try {
        await patch(id, changes)
        setDraft((all) => withoutSent(all, changes))
        setProgress({ saving: false, saved: true })
      } catch (error) {
        const { message, fields } = readServerError(error)
        setProgress({ saving: false, saved: false, refused: Object.values(fields)[0] ?? message })
      }
    },
    [id, patch],
  )
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const changes = waiting.current
    waiting.current = {}
    if (Object.keys(changes).length) queue.current = queue.current.then(() => send(changes))
  }, [send])
  const save = useCallback(
    (changes: DesignChanges, { soon = false } = {}) => {
      setDraft((all) => ({ ...all, ...changes }))
      waiting.current = { ...waiting.current, ...changes }
      clearTimeout(timer.current)
      if (soon) timer.current = setTimeout(flush, debounceMs)
      else flush()
    },
    [flush],
  )
  // Whoever leaves the page has not changed their mind.
  useEffect(() => flush, [flush])
  const { saving, saved, refused } = progress
  const state: DesignSaving = {
    saving,
    saved,
    refused: refused === undefined ? undefined : { message: refused, retry: () => save(draft) },
  }
  return { shown: { ...row, ...draft }, save, flush, state }
}
