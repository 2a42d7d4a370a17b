import { pathTo, routes } from '@mainstreet/shared/routes'
import { hasRole } from '@mainstreet/shared/has-role'
import { plainText } from '../../../kit/text/plain-text'
import { eventData, eventsData } from '../linked-data/event-data'
import { absoluteUrl } from '../linked-data/linked'
import { menuData } from '../linked-data/menu-data'
import { allRows, readPage, readRow } from '../read-rows'
import { rowId } from '../row-id'
import { withSiteName, type Describe } from './page-facts'

/** The menu of a restaurant. */
export const describeMenu: Describe = async (asked) => {
  const { site, words, reads } = asked
  const { name, address } = site.company
  const { total, data } = await readPage(reads, 'restaurant', allRows)
  if (total === 0 && !hasRole(site, 'Restaurant')) return { notFound: words.notFound }
  return {
    title: withSiteName(words.menu, asked),
    description: words.about.menu(name, address.city),
    breadcrumbs: [
      { name: words.home, path: routes.home },
      { name: words.menu, path: routes.menu },
    ],
    linked: total ? [menuData(data, asked)] : [],
    hidden: total === 0,
  }
}

/** Where a table is booked. */
export const describeBook: Describe = async (asked) => {
  const { site, words } = asked
  if (!site.options.bookings || !hasRole(site, 'Restaurant')) return { notFound: words.notFound }
  const { name, address } = site.company
  return {
    title: withSiteName(words.book, asked),
    description: words.about.book(name, address.city),
    breadcrumbs: [
      { name: words.home, path: routes.home },
      { name: words.menu, path: routes.menu },
      { name: words.book, path: routes.book },
    ],
  }
}

const calendars = {
  events: { path: routes.events, entry: routes.event, role: 'Events' },
  funerals: { path: routes.funerals, entry: routes.funeral, role: 'Funeral' },
} as const

const describeCalendar =
  (kind: keyof typeof calendars): Describe =>
  async (asked) => {
    const { site, words, reads } = asked
    const { path, role } = calendars[kind]
    const { name, address } = site.company
    const { total, data } = await readPage(reads, kind, allRows)
    if (total === 0 && !hasRole(site, role)) return { notFound: words.notFound }
    return {
      title: withSiteName(words[kind], asked),
      description: words.about[kind](name, address.city),
      breadcrumbs: [
        { name: words.home, path: routes.home },
        { name: words[kind], path },
      ],
      linked: eventsData(data, calendars[kind].entry, asked),
      hidden: total === 0,
    }
  }

/** What the business holds. */
export const describeEvents = describeCalendar('events')

/** The services of a funeral home. */
export const describeFunerals = describeCalendar('funerals')

const describeEntry =
  (kind: keyof typeof calendars): Describe =>
  async (asked) => {
    const { site, words, reads, origin, parts } = asked
    const { path, entry: pattern } = calendars[kind]
    const id = rowId(parts[0])
    const entry = id === undefined ? undefined : await readRow(reads, kind, id)
    if (!entry) return { notFound: words.notFound }
    const url = entry.image && absoluteUrl(origin, entry.image)
    return {
      title: withSiteName(entry.name, asked),
      description: plainText(entry.description) || words.about[kind](site.company.name, entry.location),
      breadcrumbs: [
        { name: words.home, path: routes.home },
        { name: words[kind], path },
        { name: entry.name, path: pathTo(pattern, entry.id) },
      ],
      image: url ? { url, alt: entry.name } : undefined,
      linked: eventData(entry, pattern, asked),
    }
  }

export const describeEvent = describeEntry('events')

export const describeFuneral = describeEntry('funerals')
