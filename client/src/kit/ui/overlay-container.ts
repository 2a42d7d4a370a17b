import { createContext } from 'react'

/** The open dialog that menus and hints must be drawn in, because everything outside of it is covered and inert. */
export const OverlayContainer = createContext<HTMLElement | null>(null)
