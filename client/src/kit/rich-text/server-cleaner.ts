const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Cleans rich text while pages are made on the server, which sets `clean` before it renders; until then markup is shown as text. */
export const serverCleaner = { clean: (html: string): string => escapeHtml(html) }
