const remembered = new Map<string, string>()

/** A text that this tab keeps while it is open, over reloads too; where storage is closed, as long as the page. */
export const readSessionText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return remembered.get(key) ?? null
  }
}

/** Keeps a text for this tab; null forgets it. */
export const keepSessionText = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text === null) remembered.delete(key)
    else remembered.set(key, text)
  }
}
