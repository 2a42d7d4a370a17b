import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { pathTo, type routes } from '@mainstreet/shared/routes'
import { daysOf, isAllDay } from '@mainstreet/shared/rules/time/calendar'
import { today } from '@mainstreet/shared/rules/money/price'
import type { LinkedData, PageAsk } from '../description/page-description'
import { plainText } from '../../../kit/text/plain-text'
import { businessName, postalAddress } from './business-data'
import { linked, pictureUrls } from './linked'

type Ask = Pick<PageAsk, 'site' | 'origin' | 'now'>
type Pattern = typeof routes.event | typeof routes.funeral

const placeOf = ({ location }: CalendarEntry, { site }: Ask): LinkedData =>
  location
    ? linked('Place', { name: location, address: location })
    : linked('Place', { name: site.company.name, address: postalAddress(site) })

const timesOf = (entry: CalendarEntry, timezone: string) => {
  const days = daysOf(entry, timezone)!
  if (isAllDay(entry, timezone))
    return { startDate: days.first, endDate: entry.endsAt ? days.last : undefined }
  return { startDate: entry.startsAt!, endDate: entry.endsAt ?? undefined }
}

/** An entry of a calendar; nothing where it has no date, which schema.org insists on. */
export const eventData = (entry: CalendarEntry, pattern: Pattern, ask: Ask): LinkedData[] => {
  if (entry.startsAt === null) return []
  return [
    linked('Event', {
      name: entry.name,
      description: plainText(entry.description),
      ...timesOf(entry, ask.site.company.timezone),
      eventStatus: `https://schema.org/Event${entry.cancelled ? 'Cancelled' : 'Scheduled'}`,
      image: pictureUrls(ask.origin, [entry.image])[0],
      location: placeOf(entry, ask),
      url: `${ask.origin}${pathTo(pattern, entry.id)}`,
      organizer: businessName(ask),
    }),
  ]
}

const isToCome = (entry: CalendarEntry, { site, now }: Ask) => {
  const { timezone } = site.company
  const days = daysOf(entry, timezone)
  return days !== undefined && days.last >= today(now, timezone)
}

/** The dated entries of a calendar that are still to come, the next one first. */
export const eventsData = (entries: readonly CalendarEntry[], pattern: Pattern, ask: Ask): LinkedData[] =>
  entries
    .filter((entry) => isToCome(entry, ask))
    .sort((a, b) => Date.parse(a.startsAt!) - Date.parse(b.startsAt!) || a.id - b.id)
    .slice(0, 50)
    .flatMap((entry) => eventData(entry, pattern, ask))
