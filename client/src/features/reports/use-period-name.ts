import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import type { Period } from './period'
import { salesWords } from './words'

/** What periods and months are called in the user's language. */
export const usePeriodName = () => {
  const words = useWords(salesWords)
  const locale = useBackOfficeLocale()
  // Days of a period are no moments: they are the same everywhere.
  const { day } = useFormats('UTC')
  const month = (from: string) =>
    new Date(`${from.slice(0, 7)}-01T12:00:00Z`).toLocaleDateString(`${locale}-CA`, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const name = ({ kind, from, to }: Period): string => {
    const year = from.slice(0, 4)
    if (kind === 'month') return month(from)
    if (kind === 'quarter') return words.quarter(Math.ceil(Number(from.slice(5, 7)) / 3), year)
    return kind === 'year' ? year : words.span(day(from), day(to))
  }
  return { name, month }
}
