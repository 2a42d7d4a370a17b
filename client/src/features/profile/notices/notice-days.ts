import type { Notice } from '@mainstreet/shared/contracts/site/notices'
import type { Locale } from '@mainstreet/shared/rules/language'
import { placeInPeriod } from '@mainstreet/shared/rules/site/notice-rules'
import type { noticeWords } from './notice-words'

const dayInWords = (day: string, locale: Locale) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(`${locale}-CA`, { timeZone: 'UTC', dateStyle: 'medium' })

type Days = Pick<Notice, 'visibleFrom' | 'visibleUntil'>
type Reader = { locale: Locale; words: (typeof noticeWords)['en']; today?: string }

/** The days of a notice in words, and whether they are to come or over; undefined where it has none. */
export const daysInWords = ({ visibleFrom, visibleUntil }: Days, { locale, words, today }: Reader) => {
  if (visibleFrom === null && visibleUntil === null) return undefined
  const from = visibleFrom && dayInWords(visibleFrom, locale)
  const until = visibleUntil && dayInWords(visibleUntil, locale)
  const place = today ? placeInPeriod({ visibleFrom, visibleUntil }, today) : 'within'
  if (place === 'after' && until) return { place, text: words.over(until) }
  if (from && until) return { place, text: words.fromUntil(from, until) }
  return { place, text: from ? words.from(from) : words.until(until!) }
}
