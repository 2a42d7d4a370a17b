/** A text that this browser keeps; null where there is none, or storage is closed. */
export const readLocalText = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in this browser; where storage is closed or full, nothing is kept. */
export const keepLocalText = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A private window may refuse: what was chosen lasts as long as the page.
  }
}
