import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import { colourNames } from '@mainstreet/shared/theme/presets'

/** What the design page changes of the styles. */
export type DesignChanges = Partial<Omit<ProfileStyles, 'id' | 'customerId'>>

/** One step: the columns it changed, before and after. */
interface Step {
  before: DesignChanges
  after: DesignChanges
  /** Of one drag in a picker, or of one colour being typed: it goes on until it ends. */
  gesture?: string
}

/** The changes of a session, the last at the end, and those that were undone. */
export interface DesignHistory {
  done: readonly Step[]
  undone: readonly Step[]
}

/** Nothing changed yet. */
export const noHistory: DesignHistory = { done: [], undone: [] }

/** The columns of the styles that some changes name. */
const pickStyles = (styles: DesignChanges, names: DesignChanges): DesignChanges =>
  Object.fromEntries(Object.keys(names).map((name) => [name, styles[name as keyof DesignChanges]]))

/** The history with a change of the shown styles; what belongs to the gesture of the last step is one step with it. */
export const addChange = (
  history: DesignHistory,
  { shown, changes, gesture }: { shown: DesignChanges; changes: DesignChanges; gesture?: string },
): DesignHistory => {
  const last = history.done.at(-1)
  if (gesture && last?.gesture === gesture)
    return { done: [...history.done.slice(0, -1), { ...last, after: changes }], undone: [] }
  return {
    done: [...history.done, { before: pickStyles(shown, changes), after: changes, gesture }],
    undone: [],
  }
}

/** The history after the last gesture has ended: the next one is a step of its own. */
export const finishGesture = ({ done, undone }: DesignHistory): DesignHistory => ({
  done: done.map(({ before, after }) => ({ before, after })),
  undone,
})

/** Takes the last step back; undefined where there is none. */
export const undoChange = ({ done, undone }: DesignHistory) => {
  const step = done.at(-1)
  if (!step) return undefined
  return { changes: step.before, history: { done: done.slice(0, -1), undone: [...undone, step] } }
}

/** Does the last step again that was taken back; undefined where there is none. */
export const redoChange = ({ done, undone }: DesignHistory) => {
  const step = undone.at(-1)
  if (!step) return undefined
  return { changes: step.after, history: { done: [...done, step], undone: undone.slice(0, -1) } }
}

/** The columns that leaving everything to the preset changes; the owner's CSS stays. */
export const presetAgain = (shown: DesignChanges): DesignChanges =>
  Object.fromEntries(
    [...colourNames, 'fontType' as const].filter((name) => shown[name]).map((name) => [name, '']),
  )
