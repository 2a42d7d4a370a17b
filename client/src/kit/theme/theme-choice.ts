import { keepLocalText, readLocalText } from '../local-text'

/** What a user may choose for the dashboard: follow the system, or one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'mainstreet-theme'

/** The remembered choice of this browser; `system` when there is none or storage is closed. */
export const readThemeChoice = (): ThemeChoice => {
  const stored = readLocalText(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies a choice to the page and remembers it. */
export const applyThemeChoice = (choice: ThemeChoice) => {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  keepLocalText(storageKey, choice)
}
