import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { createEmitter } from '../emitter'

/** What of a form would be lost with its page. */
export type FormChanges = {
  changed: boolean
  /** Leaving waits for a save that is under way. */
  saving?: boolean
  /** Lets a save leave the page. */
  allow?: RefObject<boolean>
  /** Saves what was typed, of a form that does so by itself; answers whether nothing is left to lose. */
  save?: () => Promise<boolean>
}

const forms = new Map<symbol, FormChanges>()
const changes = createEmitter()

/** Whether some form of the page is being saved, or has changes to lose; `typed` are those that a form would save by itself. */
const stateOfForms = (): 'saving' | 'changed' | 'typed' | 'saved' => {
  const all = [...forms.values()].filter(({ allow }) => !allow?.current)
  if (all.some(({ saving }) => saving)) return 'saving'
  const changed = all.filter((form) => form.changed)
  if (changed.some(({ save }) => !save)) return 'changed'
  return changed.length > 0 ? 'typed' : 'saved'
}

/** Makes a form's changes known. `asks` is true for one of them: a router holds back leaving for one part only. */
export const useUnsavedChanges = ({ changed, saving, allow, save }: FormChanges): { asks: boolean } => {
  const [key] = useState(() => Symbol('form'))
  useEffect(() => {
    forms.set(key, { changed, saving, allow, save })
    changes.emit()
  }, [key, changed, saving, allow, save])
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

/** Has every form that saves by itself save what was typed; answers whether they could. */
export const saveTyped = async (): Promise<boolean> => {
  const answers = await Promise.all([...forms.values()].map(({ save }) => save?.() ?? true))
  return answers.every(Boolean)
}
