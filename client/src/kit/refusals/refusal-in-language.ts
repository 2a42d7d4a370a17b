import { fillText, type CodedRefusal } from '@mainstreet/shared/refusals/fill-text'
import { cents, formatMoney } from '@mainstreet/shared/rules/money/money'
import { ApiError } from '../data/rest'
import { frenchProblems } from './french-problems'
import { frenchRefusals } from './french-refusals'

type Texts = Readonly<Partial<Record<string, string>>>

const french: Texts = { ...frenchRefusals, ...frenchProblems }

const frenchStatuses: Texts = {
  pending: 'en attente',
  failed: 'échouée',
  paid: 'payée',
  shipped: 'expédiée',
  Complete: 'terminée',
  refunded: 'remboursée',
  cancelled: 'annulée',
}

const inFrench = (value: string | number, kind?: string): string => {
  if (kind === 'money') return formatMoney(cents(Number(value)), 'fr')
  if (kind === 'count') return value.toLocaleString('fr-CA')
  const words = kind === 'status' ? frenchStatuses : kind === 'refusal' ? french : {}
  return words[value] ?? String(value)
}

/** What the server said with a code, in a language; what has no code, or one that is unknown here, keeps the server's English. */
export const saidInLanguage = (
  english: string,
  refusal: CodedRefusal | null | undefined,
  language: string,
): string => {
  const text = language.startsWith('fr') && refusal ? french[refusal.code] : undefined
  return text && refusal ? fillText(text, refusal, inFrench) : english
}

/** A refusal in the language of the page. */
export const refusalInLanguage = (
  error: ApiError,
  language: string = document.documentElement.lang,
): ApiError => {
  if (!language.startsWith('fr')) return error
  const { name, message, code, data } = error
  const { refusal, refusals = {} } = data as {
    refusal?: CodedRefusal
    refusals?: Record<string, CodedRefusal>
  }
  const told = Object.entries(error.errors).map(([field, problem]) => [
    field,
    saidInLanguage(problem, refusals[field], language),
  ])
  const errors = Object.fromEntries(told) as Record<string, string>
  return new ApiError(name, saidInLanguage(message, refusal, language), { code, errors, data })
}
