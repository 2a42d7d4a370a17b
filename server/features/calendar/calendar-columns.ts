import { isDeepStrictEqual } from 'node:util'
import type { eventContract, funeralContract } from '@mainstreet/shared/contracts/calendar/calendar'
import { linkRefusals } from '@mainstreet/shared/rules/site/link-rules'
import { isWebLink, safeLink } from '@mainstreet/shared/rules/site/safe-link'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'
import { cleanDescription } from '../../kit/text/rich-text'
import { refuseInput } from '../../kit/service/refuse-input'

type Context = WriteContext<typeof eventContract> | WriteContext<typeof funeralContract>
/** What both have; the rest is written as it is. */
type Columns = Omit<StoredOf<typeof eventContract>, 'takesGuests' | 'coming'>

const linkOf = (link: string): string => {
  if (!link.trim()) return ''
  if (!isWebLink(link)) throw refuseInput('link', linkRefusals.link)
  return safeLink(link)!
}

/** What people who have an entry in their calendar have to know. */
const told = [
  'name',
  'location',
  'startsAt',
  'endsAt',
  'allDay',
  'cancelled',
  'visitationAt',
  'visitationUntil',
  'visitationPlace',
  'moreVisitations',
]

const hasChanged = (data: object, before: object, names: readonly string[]) =>
  names.some((name) => {
    const value: unknown = Reflect.get(data, name)
    return value !== undefined && !isDeepStrictEqual(value, Reflect.get(before, name))
  })

/** The columns of an entry as they may be stored, with what calendars follow it by. */
export const calendarColumns = ({ data, before }: Context): Columns => {
  return {
    ...cleanDescription(data),
    ...(data.link !== undefined && { link: linkOf(data.link) }),
    ...(data.withoutPicture && { image: '' }),
    ...(before && hasChanged(data, before, told) && { sequence: before.sequence + 1 }),
  }
}
