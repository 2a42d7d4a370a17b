import type { TablePath } from '@mainstreet/shared/services'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { SettingsSection } from '../ui/settings-section'
import styles from './auto-save-section.module.css'
import { AutoSaveForm } from './auto-save-form'
import { formWords } from './form-words'
import type { SaveState } from './use-auto-save'

const SaveStatus = ({ state }: { state: SaveState | undefined }) => {
  const words = useWords(formWords)
  const { refused, saving, saved } = state ?? {}
  return (
    <div role="status" className={styles.status}>
      {refused ? (
        <>
          <span className={styles.refused}>{words.refused(refused.message)}</span>
          <Button size="small" variant="quiet" onClick={refused.retry}>
            {words.retry}
          </Button>
        </>
      ) : (
        (saving && words.savingField) || (saved && words.saved)
      )}
    </div>
  )
}

type AutoSaveSectionProps<P extends TablePath> = Omit<
  ComponentProps<typeof AutoSaveForm<P>>,
  'label' | 'onState'
> & { id: string; title: string; about?: ReactNode }

/** A row of a settings page whose fields save by themselves; its heading says how the saving goes. */
export const AutoSaveSection = <P extends TablePath>({
  id,
  title,
  about,
  ...form
}: AutoSaveSectionProps<P>) => {
  const [state, setState] = useState<SaveState>()
  return (
    <SettingsSection {...{ id, title, about }} status={<SaveStatus state={state} />}>
      <AutoSaveForm<P> {...form} label={title} onState={setState} />
    </SettingsSection>
  )
}
