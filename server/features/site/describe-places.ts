import { routes } from '@mainstreet/shared/routes'
import { hasRole } from '@mainstreet/shared/has-role'
import { eventsData } from './linked-data/event-data'
import { menuData } from './linked-data/menu-data'
import { titled, type Describe } from './page-facts'
import { allRows, readPage } from './read-rows'

/** The menu of a restaurant. */
export const describeMenu: Describe = async (asked) => {
  const { site, words, reads } = asked
  const { name, address } = site.company
  const { total, data } = await readPage(reads, 'restaurant', allRows)
  if (total === 0 && !hasRole(site, 'Restaurant')) return { notFound: words.notFound }
  return {
    title: titled(words.menu, asked),
    description: words.about.menu(name, address.city),
    breadcrumbs: [
      { name: words.home, path: routes.home },
      { name: words.menu, path: routes.menu },
    ],
    linked: total ? [menuData(data, asked)] : [],
    hidden: total === 0,
  }
}

const calendars = {
  events: { path: routes.events, role: 'Events' },
  funerals: { path: routes.funerals, role: 'Funeral' },
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
      title: titled(words[kind], asked),
      description: words.about[kind](name, address.city),
      breadcrumbs: [
        { name: words.home, path: routes.home },
        { name: words[kind], path },
      ],
      linked: eventsData(data, path, asked),
      hidden: total === 0,
    }
  }

/** What the business holds. */
export const describeEvents = describeCalendar('events')

/** The services of a funeral home. */
export const describeFunerals = describeCalendar('funerals')
