/** Puts a text into the clipboard; rejects where there is none: only pages over TLS and those of this machine have one. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
