import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { createEmitter } from '../emitter'

/** What of a form would be lost with its page. */
export type FormChanges = {
  changed: boolean
  /** Leaving waits for a save that is under way. */
  saving?: boolean
  /** Lets a save leave the page. */
  allow?: RefObject<boolean>
}

const forms = new Map<symbol, FormChanges>()
const changes = createEmitter()

/** Whether some form of the page is being saved, or has changes to lose. */
const stateOfForms = (): 'saving' | 'changed' | 'saved' => {
  const all = [...forms.values()].filter(({ allow }) => !allow?.current)
  if (all.some(({ saving }) => saving)) return 'saving'
  return all.some(({ changed }) => changed) ? 'changed' : 'saved'
}

/** Makes a form's changes known. `asks` is true for one of them: a router holds back leaving for one part only. */
export const useUnsavedChanges = ({ changed, saving, allow }: FormChanges): { asks: boolean } => {
  const [key] = useState(() => Symbol('form'))
  useEffect(() => {
    forms.set(key, { changed, saving, allow })
    changes.emit()
  }, [key, changed, saving, allow])
  useEffect(
    () => () => {
      forms.delete(key)
      changes.emit()
    },
    [key],
  )
  const first = useSyncExternalStore(changes.subscribe, () => forms.keys().next().value)
  return { asks: first === key }
}

/** The state of all forms of the page, for the one that asks. */
export const useFormsState = () => useSyncExternalStore(changes.subscribe, stateOfForms)

/** Whether leaving the page now would lose something, or end a save. */
export const isHoldingBack = (): boolean => stateOfForms() !== 'saved'
