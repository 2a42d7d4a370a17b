const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Lines of plain text as the paragraphs of a description. */
export const htmlOfLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/[&<>"]/g, (sign) => escapes[sign]!)}</p>`)
    .join('')

/** Whether a description is paragraphs alone, so that a plain box loses nothing of it. */
export const isPlain = (html: string): boolean => !/<(?!\/?p>|br\s*\/?>)/i.test(html)

/** A description as lines of text. */
export const linesOfHtml = (html: string): string => {
  const body = new DOMParser().parseFromString(html.replace(/<\/p>|<br\s*\/?>/gi, '\n'), 'text/html').body
  return (body.textContent ?? '').trim()
}
