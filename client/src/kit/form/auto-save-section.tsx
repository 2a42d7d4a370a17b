import type { TablePath } from '@mainstreet/shared/services'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { SettingsSection } from '../ui/settings-section'
import { AutoSaveForm } from './auto-save-form'
import { SaveStatus } from './save-status'
import type { SaveState } from './use-auto-save'

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
    <SettingsSection {...{ id, title, about }} status={<SaveStatus state={state} thing={title} />}>
      <AutoSaveForm<P> {...form} label={title} onState={setState} />
    </SettingsSection>
  )
}
