import { useWords } from '../../kit/language/bilingual'
import { SettingsSection } from '../../kit/ui/settings-section'
import { ChangeLog } from './change-log'
import { changeWords } from './words'

/** What was changed of the owner's own account, by whom. */
export const ChangesSection = () => {
  const words = useWords(changeWords)
  return (
    <SettingsSection id="changes" title={words.title} about={words.about}>
      <ChangeLog />
    </SettingsSection>
  )
}
