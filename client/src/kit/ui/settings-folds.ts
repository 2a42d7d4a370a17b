import { createContext } from 'react'

/** Which sections of a settings page are open, by their anchors, and which a search leaves. */
export interface SettingsFoldsState {
  isOpen: (id: string) => boolean
  isFound: (id: string) => boolean
  /** None while a search opens all that it finds. */
  toggle?: (id: string) => void
  /** In wide windows every section stands open as a row of the page. */
  onlyNarrow?: boolean
}

/** Provides the sections of a group with whether they are open; without it, they stand open as rows of the page. */
export const SettingsFolds = createContext<SettingsFoldsState | null>(null)
