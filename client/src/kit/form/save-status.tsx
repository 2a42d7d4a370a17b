import { useState } from 'react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { formWords } from './form-words'
import styles from './auto-save-section.module.css'
import type { SaveState } from './use-auto-save'
import { Text } from '../ui/text'

type SaveStatusProps = {
  state: SaveState | undefined
  /** What is saved, such as the title of the section. */
  thing: string
  /** Says why something was refused, where no field does. */
  why?: boolean
}

/** How a section's saving goes, in words; what may pass later can be tried again. */
export const SaveStatus = ({ state, thing, why }: SaveStatusProps) => {
  const words = useWords(formWords)
  const { refused, saving, saved } = state ?? {}
  return (
    <div role="status" className={styles.status}>
      {refused ? (
        <>
          <Text tone="danger">
            {refused.isUnclear ? refused.message : why ? words.refused(refused.message) : words.refusedField}
          </Text>
          {refused.retry && (
            <Button size="small" variant="quiet" onClick={refused.retry}>
              {words.retry}
            </Button>
          )}
        </>
      ) : (
        (saving && words.savingField) || (saved && words.savedThing(thing))
      )}
    </div>
  )
}

const joinStates = (states: readonly SaveState[]): SaveState => ({
  saving: states.some(({ saving }) => saving),
  saved: states.some(({ saved }) => saved),
  refused: states.find(({ refused }) => refused)?.refused,
})

/** The saving of several forms as one: `report(key)` is the `onState` of the form with that key, `forgetting(key)` is called when it is gone. */
export const useJoinedSaveState = () => {
  const [states, setStates] = useState<Readonly<Record<string, SaveState>>>({})
  const [calls] = useState(() => {
    const known = new Map<string, { report: (state: SaveState) => void; forget: () => void }>()
    return (key: string) => {
      const made = known.get(key) ?? {
        report: (state: SaveState) => setStates((all) => ({ ...all, [key]: state })),
        forget: () => setStates(({ [key]: _gone, ...others }) => others),
      }
      known.set(key, made)
      return made
    }
  })
  return {
    state: joinStates(Object.values(states)),
    report: (key: string) => calls(key).report,
    forgetting: (key: string) => calls(key).forget,
  }
}
