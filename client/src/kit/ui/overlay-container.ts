import { createContext } from 'react'

/** The open dialog that menus and hints must be rendered in, because everything outside of it is covered and inert. */
export const OverlayContainer = createContext<HTMLElement | null>(null)
