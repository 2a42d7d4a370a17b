import { Redo2, Undo2 } from 'lucide-react'
import { SaveStatus } from '../../kit/form/save-status'
import { UnsavedGuard } from '../../kit/form/unsaved-guard'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { IconButton } from '../../kit/ui/icon-button'
import styles from './design-bar.module.css'
import type { Design } from './use-design'
import { designWords } from './words'

/** Takes the session's changes back and says how the saving goes. */
export const DesignBar = ({ design: { undo, redo, reset, state } }: { design: Design }) => {
  const words = useWords(designWords)
  return (
    <div className={styles.bar} role="group" aria-label={words.history}>
      <IconButton label={words.undo} icon={<Undo2 />} disabled={!undo} onClick={undo} />
      <IconButton label={words.redo} icon={<Redo2 />} disabled={!redo} onClick={redo} />
      <Button size="small" variant="quiet" disabled={!reset} onClick={reset} title={words.resetAllHint}>
        {words.resetAll}
      </Button>
      <div className={styles.status}>
        <SaveStatus state={state} thing={words.title} why />
      </div>
      <UnsavedGuard changed={state.refused !== undefined} saving={state.saving} />
    </div>
  )
}
