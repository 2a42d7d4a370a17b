/** The most characters of a phone number as somebody types it. */
export const maxPhoneLength = 40

const WHOLE_PHONE = /^\(\d{3}\) \d{3}-\d{4}$/

// `00` is what is dialled in the place of `+`; +1 is ours, and no area code begins with 0.
const abroad = /^[\s(]*(?:\+(?!1)|00(?!1))/

const extension = /\s*(?:x|ext\.?|extension|poste|#)\s*(\d{1,6})\s*$/i

/** What was typed so far: of North America as (xxx) xxx-xxxx, never ending in punctuation, so that backspace removes a digit; of elsewhere as it is. */
export const formatPhone = (typed: string): string => {
  if (abroad.test(typed) || /^\s*\+1?$/.test(typed))
    return typed.replace(/^[\s(]+|[^\d+ ().#a-z-]/gi, '').slice(0, maxPhoneLength)
  const behind = /(?<=\d\D*)(?:\s*)[a-z#].*$/i.exec(typed)?.[0] ?? ''
  // A pasted or filled-in +1 is the country's code: no area code begins with 1.
  const all = typed.slice(0, typed.length - behind.length).replace(/\D/g, '')
  const digits = all.replace(/^1(?=\d{10})/, '').slice(0, 10)
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return digits.length === 10 && behind ? `${number} ${behind.trimStart().slice(0, 14)}` : number
}

/** Whether a text is a complete phone number in the form (xxx) xxx-xxxx, 14 characters. */
export const isWholePhone = (text: string): boolean => WHOLE_PHONE.test(text)

const written = /^\s*(?:(?:\+|00)?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})\s*$/

// Country codes of one and two digits (ITU E.164); all others have three.
const shortCode = /^(?:7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Digits in groups of three, the last of two to four. */
const groupDigits = (digits: string): string => digits.replace(/(\d{3})(?=\d{2})/g, '$1 ').trim()

const readAbroad = (text: string): string | undefined => {
  // The national 0 in brackets is not dialled from abroad.
  const bare = text.trim().replace(/\(0\)/, '')
  if (!abroad.test(bare) || !/^[+\d\s().-]+$/.test(bare)) return undefined
  const digits = bare.replace(/\D/g, '').replace(bare.startsWith('+') ? '' : /^00/, '')
  if (digits.length < 8 || digits.length > 15 || digits.startsWith('0')) return undefined
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3)
  return `+${code} ${groupDigits(digits.slice(code.length))}`
}

/** A whole phone number however it is written: (xxx) xxx-xxxx, or +CC and digits in groups (E.164), with an extension as x12; else undefined. */
export const readPhone = (text: string): string | undefined => {
  const [behind = '', line] = extension.exec(text) ?? []
  const main = text.slice(0, text.length - behind.length)
  const [, area, exchange, last] = written.exec(main) ?? []
  const number = area === undefined ? readAbroad(main) : `(${area}) ${exchange}-${last}`
  return number && line ? `${number} x${line}` : number
}
