import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import { useState } from 'react'
import {
  addChange,
  finishGesture,
  noHistory,
  presetAgain,
  redoChange,
  undoChange,
  type DesignChanges,
} from './design-history'
import { useDesignSaving, type DesignSaving } from './use-design-saving'

/** The look of a site as it is being changed. */
export interface Design {
  /** The styles as they are shown: stored, with what is still to be saved. */
  shown: ProfileStyles
  /** Changes columns; changes of one gesture, such as a drag in a picker, are one step until it ends. */
  change: (changes: DesignChanges, gesture?: string) => void
  endGesture: () => void
  /** Undefined where there is nothing to do. */
  undo?: () => void
  redo?: () => void
  reset?: () => void
  state: DesignSaving
}

/** Changes the styles of an account and saves them by itself; the session's changes can be undone. */
export const useDesign = (row: ProfileStyles): Design => {
  const { shown, save, flush, state } = useDesignSaving(row)
  const [history, setHistory] = useState(noHistory)
  const change = (changes: DesignChanges, gesture?: string) => {
    setHistory((before) => addChange(before, { shown, changes, gesture }))
    save(changes, { soon: gesture !== undefined })
  }
  const endGesture = () => {
    setHistory(finishGesture)
    flush()
  }
  const go = (step: ReturnType<typeof undoChange>) =>
    step &&
    (() => {
      setHistory(step.history)
      save(step.changes)
    })
  const again = presetAgain(shown)
  return {
    shown,
    change,
    endGesture,
    undo: go(undoChange(history)),
    redo: go(redoChange(history)),
    reset: Object.keys(again).length ? () => change(again) : undefined,
    state,
  }
}
