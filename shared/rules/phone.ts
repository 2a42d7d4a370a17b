const WHOLE_PHONE = /^\(\d{3}\) \d{3}-\d{4}$/

/** What was typed so far as (xxx) xxx-xxxx: digits only, at most ten; never ends in punctuation, so that backspace always removes a digit. */
export const formatPhone = (typed: string): string => {
  // A pasted or filled-in +1 is the country's code: no area code begins with 1.
  const digits = typed
    .replace(/[^0-9]/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10)
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Whether a text is a complete phone number in the form (xxx) xxx-xxxx, 14 characters. */
export const isWholePhone = (text: string): boolean => WHOLE_PHONE.test(text)

const written = /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})\s*$/

/** A whole phone number however it is written, with or without the country's +1, as (xxx) xxx-xxxx; undefined for anything else. */
export const readPhone = (text: string): string | undefined => {
  const [, area, exchange, line] = written.exec(text) ?? []
  return area === undefined ? undefined : `(${area}) ${exchange}-${line}`
}
