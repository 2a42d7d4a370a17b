import { shortDateText, timeText } from '@mainstreet/shared/rules/time/hours'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { openingAt, type Opening } from '@mainstreet/shared/rules/time/openings'
import type { SiteWords } from '../words/en'

/** Whether a business is open, in words. */
export interface OpenState {
  open: boolean
  text: string
}

interface Asked {
  openings: readonly Opening[]
  timezone: string
  now: Date
  /** While it is closed somebody answers the phone. */
  answersAnytime?: boolean
}

const weekMs = 604_800_000

/** Whether a business is open and until when; undefined where it has no hours. */
export const openStateOf = (
  { openings, timezone, now, answersAnytime }: Asked,
  words: Pick<SiteWords, 'hours' | 'site'>,
): OpenState | undefined => {
  if (!openings.length) return undefined
  const { site, hours } = words
  const { open = false, opens, closes } = openingAt(openings, now) ?? {}
  if (!open && answersAnytime) return { open, text: site.anytime }
  const turn = open ? closes : opens
  if (!turn) return { open, text: open ? site.open : site.closed }
  const { date, day, seconds } = localTime(new Date(turn), timezone)
  const time = timeText(seconds, hours)
  if (open) return { open, text: site.openUntil(time) }
  const today = localTime(now, timezone).date
  if (date === today) return { open, text: site.opensToday(time) }
  const isThisWeek = Date.parse(date) - Date.parse(today) < weekMs
  return { open, text: site.opens(isThisWeek ? hours.days[day] : shortDateText(date, hours), time) }
}
