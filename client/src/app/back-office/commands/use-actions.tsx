import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Locale } from '@mainstreet/shared/rules/language'
import { ExternalLink, Languages, LogOut, Monitor, Moon, Plus, Sun } from 'lucide-react'
import { useNewItem } from '../../../features/marketplace/editor/use-new-item'
import { useSave } from '../../../kit/data/data-writes'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useCustomerId, useSession, useSignedIn } from '../../../kit/session/session-context'
import { useMay } from '../../../kit/session/use-may'
import { applyThemeChoice } from '../../../kit/theme/theme-choice'
import type { Command } from '../../../kit/ui/command-dialog'
import { toast } from '../../../kit/ui/toaster'
import { commandWords } from './command-words'

const useChooseLanguage = () => {
  const words = useWords(commandWords)
  const { session } = useSession()
  const { user } = useSignedIn()
  const { patch } = useSave('users')
  return (language: Locale) =>
    void patch(user.id, { language })
      .then(() => session.changeUser({ language }))
      .catch((error: unknown) => toast.error(words.languageNotSaved, error))
}

/** What can be done from anywhere in the dashboard. */
export const useActions = (): Command[] => {
  const words = useWords(commandWords)
  const { session } = useSession()
  const customerId = useCustomerId()
  const { begin } = useNewItem()
  const chooseLanguage = useChooseLanguage()
  const other = useBackOfficeLocale() === 'en' ? 'fr' : 'en'
  const mayCreate = useMay(marketItemContract, 'create')
  const newItem: Command = {
    id: 'new-item',
    label: words.newItem,
    icon: <Plus />,
    onSelect: () => void begin({ categoryId: null, list: '' }),
  }
  return [
    ...(mayCreate ? [newItem] : []),
    {
      id: 'preview',
      label: words.preview,
      icon: <ExternalLink />,
      onSelect: () => void window.open(`/?previewId=${customerId}`, '_blank', 'noopener'),
    },
    {
      id: 'language',
      // Whoever looks for a language reads it, and may not read the one in view.
      label: other === 'fr' ? 'Langue\u00a0: français' : 'Language: English',
      icon: <Languages />,
      onSelect: () => chooseLanguage(other),
    },
    { id: 'light', label: words.light, icon: <Sun />, onSelect: () => applyThemeChoice('light') },
    { id: 'dark', label: words.dark, icon: <Moon />, onSelect: () => applyThemeChoice('dark') },
    { id: 'system', label: words.system, icon: <Monitor />, onSelect: () => applyThemeChoice('system') },
    {
      id: 'sign-out',
      label: words.signOut,
      icon: <LogOut />,
      onSelect: () =>
        void session.signOut().catch((error: unknown) => toast.error(words.stillSignedIn, error)),
    },
  ]
}
