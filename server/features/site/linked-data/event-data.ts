import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar'
import { localTime } from '@mainstreet/shared/rules/local-time'
import { today } from '@mainstreet/shared/rules/price'
import type { LinkedData, PageAsk } from '../page-description'
import { plainText } from '../plain-text'
import { businessName, postalAddress } from './business-data'
import { linked } from './linked'

type Ask = Pick<PageAsk, 'site' | 'origin' | 'now'>

const placeOf = ({ location }: CalendarEvent, { site }: Ask): LinkedData =>
  location
    ? linked('Place', { name: location, address: location })
    : linked('Place', { name: site.company.name, address: postalAddress(site) })

/** Nobody begins at midnight: it stands for a day without a time. */
const startOf = (startsAt: string, timezone: string): string => {
  const { date, seconds } = localTime(new Date(startsAt), timezone)
  return seconds === 0 ? date : startsAt
}

const isToCome = (startsAt: string, { site, now }: Ask) => {
  const { timezone } = site.company
  return today(new Date(startsAt), timezone) >= today(now, timezone)
}

/** The dated entries of a calendar that are still to come, the next one first. */
export const eventsData = (entries: readonly CalendarEvent[], path: string, ask: Ask): LinkedData[] =>
  entries
    .flatMap((entry) => (entry.startsAt === null ? [] : [{ ...entry, startsAt: entry.startsAt }]))
    .filter(({ startsAt }) => isToCome(startsAt, ask))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id)
    .slice(0, 50)
    .map((entry) =>
      linked('Event', {
        name: entry.name,
        description: plainText(entry.description),
        startDate: startOf(entry.startsAt, ask.site.company.timezone),
        location: placeOf(entry, ask),
        url: `${ask.origin}${path}`,
        organizer: businessName(ask),
      }),
    )
