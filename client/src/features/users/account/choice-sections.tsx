import { asLocale } from '@mainstreet/shared/rules/language'
import { useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useSession, useSignedIn } from '../../../kit/session/session-context'
import { applyThemeChoice, readThemeChoice, type ThemeChoice } from '../../../kit/theme/theme-choice'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { toast } from '../../../kit/ui/toaster'
import { accountWords } from './account-words'

/** The language of the back office for this user. */
export const LanguageSection = () => {
  const words = useWords(accountWords)
  const { session } = useSession()
  const { user } = useSignedIn()
  const { patch } = useSave('users')
  const choose = async (chosen: string) => {
    const language = asLocale(chosen) ?? null
    await patch(user.id, { language })
      .then(() => session.changeUser({ language }))
      .catch((error: unknown) => toast.error(words.languageNotSaved, error))
  }
  const options = [
    { value: '', label: words.asBrowser },
    // Each in its own language, for who cannot read this one.
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'Français' },
  ]
  return (
    <SettingsSection id="language" {...words.language}>
      <SegmentedControl
        label={words.language.title}
        value={user.language ?? ''}
        onChange={(chosen) => void choose(chosen)}
        options={options}
      />
    </SettingsSection>
  )
}

/** Light or dark, in this browser. */
export const AppearanceSection = () => {
  const words = useWords(accountWords)
  const [choice, setChoice] = useState<ThemeChoice>(readThemeChoice)
  const choose = (next: ThemeChoice) => {
    applyThemeChoice(next)
    setChoice(next)
  }
  const options = [
    { value: 'system', label: words.asSystem },
    { value: 'light', label: words.light },
    { value: 'dark', label: words.dark },
  ] as const
  return (
    <SettingsSection id="appearance" {...words.appearance}>
      <SegmentedControl label={words.appearance.title} value={choice} onChange={choose} options={options} />
    </SettingsSection>
  )
}
