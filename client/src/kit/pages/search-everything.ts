import { createContext } from 'react'

/** Opens the search over everything with a text; undefined where there is none. */
export const SearchEverything = createContext<((text: string) => void) | undefined>(undefined)
