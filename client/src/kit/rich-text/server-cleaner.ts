import { createContext } from 'react'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What cleans rich text while a page is made on the server; where nothing is given, markup is shown as text. */
export const ServerCleaner = createContext<(html: string) => string>(escapeHtml)
