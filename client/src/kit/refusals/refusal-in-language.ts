import { ApiError } from '../data/rest'
import { frenchRemarks } from './french-remarks'
import { frenchParts, frenchProblems, frenchRefusals } from './french-refusals'

type Table = Readonly<Record<string, string>>

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const shapesOf = (table: Table) =>
  Object.entries(table).map(([english, french]) => ({
    shape: new RegExp(`^${english.split('{}').map(literally).join('(.+?)')}$`),
    french,
  }))

const refusals = shapesOf(frenchRefusals)
const problems = shapesOf(frenchProblems)
const remarks = shapesOf(frenchRemarks)

const amount = /^\$([\d,]+)\.(\d\d)$/

const partOf = (text: string): string => {
  const [, dollars, rest] = amount.exec(text) ?? []
  if (dollars) return `${dollars.replaceAll(',', '\u00a0')},${rest}\u00a0$`
  return frenchParts[text] ?? text
}

const lookUp = (shapes: typeof refusals, text: string): string | undefined => {
  for (const { shape, french } of shapes) {
    const found = shape.exec(text)
    if (found) return french.replace(/\{(\d)\}/g, (_, index) => partOf(found[Number(index) + 1] ?? ''))
  }
  return undefined
}

const messageIn = ({ message, errors }: ApiError): string => {
  const whole = lookUp(refusals, message)
  if (whole) return whole
  // Most refusals of a field are its name and what is wrong with it.
  const field = Object.keys(errors).find((name) => message === `${name} ${errors[name]}`)
  return (field !== undefined && lookUp(problems, errors[field]!)) || message
}

/** A refusal in the language of the page; what nobody has foreseen keeps the server's English. */
export const refusalInLanguage = (
  error: ApiError,
  language: string = document.documentElement.lang,
): ApiError => {
  if (!language.startsWith('fr')) return error
  const { name, code, data } = error
  const told = Object.entries(error.errors).map(([field, problem]) => [
    field,
    lookUp(problems, problem) ?? problem,
  ])
  return new ApiError(name, messageIn(error), { code, errors: Object.fromEntries(told), data })
}

/** What an import says of its file, or of a row or cell of it, in a language. */
export const remarkInLanguage = (text: string, language: string): string => {
  if (!language.startsWith('fr')) return text
  const [, ofFile] = /^The file (.+)\.$/.exec(text) ?? []
  if (ofFile) return lookUp(problems, ofFile) ?? text
  return lookUp(remarks, text) ?? lookUp(problems, text) ?? lookUp(refusals, text) ?? text
}
