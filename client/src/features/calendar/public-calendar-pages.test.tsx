import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar/calendar'
import { screen, waitFor, within } from '@testing-library/react'
import { renderSite } from '../../test/render-site'
import { buildSite } from '../site/site.factory'
import { buildEntry, buildFuneralEntry } from './calendar-entry.factory'
import { PublicCalendarPage } from './public-calendar-page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const site = buildSite({ roles: [{ Rolename: 'Events' }, { Rolename: 'Funeral' }] })

const showEvents = (
  rows: CalendarEvent[],
  options: { broken?: boolean; path?: string; route?: string } = {},
) => renderSite(<PublicCalendarPage />, { service: 'events', rows, site, path: '/events', ...options })

const namesUnder = async (title: string) => {
  const part = await screen.findByRole('region', { name: title })
  return within(part)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

beforeEach(() => localStorage.clear())

test('a calendar that cannot be read says so and offers another try', async () => {
  showEvents([], { broken: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('empty calendars say so', async () => {
  const { unmount } = showEvents([])
  expect(await screen.findByText('No events are planned at the moment.')).toBeInTheDocument()
  unmount()
  renderSite(<PublicCalendarPage />, { service: 'funerals', rows: [], site, path: '/funerals' })
  expect(await screen.findByText('There are no services to announce at the moment.')).toBeInTheDocument()
})

test('a business that holds no services has no such page', async () => {
  renderSite(<PublicCalendarPage />, { service: 'funerals', path: '/funerals' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
})

test('an event shows its name, date, place and text, and leads to its own page', async () => {
  showEvents([buildEntry({ location: 'The old mill', startsAt: '2026-09-05T13:00:00.000Z' })])
  expect(await screen.findByRole('heading', { name: 'Open house' })).toBeInTheDocument()
  expect(screen.getByText('Saturday, September 5, 2026, 10:00 AM')).toBeInTheDocument()
  expect(screen.getByText('The old mill')).toBeInTheDocument()
  expect(await screen.findByText('Coffee at ten.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open house' })).toHaveAttribute('href', '/events/1')
})

test('what is next stands first, the undated last, and what is over apart, latest first', async () => {
  showEvents([
    buildEntry({ id: 1, name: 'Undated' }),
    buildEntry({ id: 2, name: 'Later', startsAt: inDays(9) }),
    buildEntry({ id: 3, name: 'Sooner', startsAt: inDays(2) }),
    buildEntry({ id: 4, name: 'Long ago', startsAt: inDays(-90) }),
    buildEntry({ id: 5, name: 'Lately', startsAt: inDays(-3) }),
  ])
  expect(await namesUnder('Upcoming')).toEqual(['Sooner', 'Later', 'Undated'])
  const past = screen.getByText('Past (2)').closest('details')!
  expect(past.open).toBe(false)
  expect([...past.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Lately',
    'Long ago',
  ])
})

test('a service appears and goes as it happens', async () => {
  const service = buildFuneralEntry({ name: 'In memory of Ada Comeau', startsAt: inDays(1) })
  const { happen } = renderSite(<PublicCalendarPage />, {
    service: 'funerals',
    rows: [],
    site,
    path: '/funerals',
  })
  await screen.findByText('There are no services to announce at the moment.')
  await happen('created', service)
  expect(await screen.findByRole('heading', { name: service.name })).toBeInTheDocument()
  await happen('removed', service)
  expect(await screen.findByText('There are no services to announce at the moment.')).toBeInTheDocument()
})

test('French dates and times are French', async () => {
  showEvents([buildEntry({ startsAt: '2026-09-05T13:30:00.000Z' })], { path: '/events?lang=fr' })
  expect(await screen.findByText('samedi 5 septembre 2026, 10 h 30')).toBeInTheDocument()
})

test('an entry’s own page has its times, its link, and the way into one’s calendar', async () => {
  const entry = buildFuneralEntry({
    id: 7,
    name: 'Ada Comeau',
    bornOn: '1931-02-03',
    diedOn: '2026-09-01',
    startsAt: '2093-09-12T17:00:00.000Z',
    endsAt: '2093-09-12T18:30:00.000Z',
    visitationAt: '2093-09-11T21:00:00.000Z',
    visitationPlace: 'Frenette’s',
    link: 'https://live.example/ada',
    cancelled: true,
  })
  const at = { route: '/funerals/:id', path: '/funerals/7' }
  renderSite(<PublicCalendarPage />, { service: 'funerals', rows: [entry], site, ...at })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Comeau' })).toBeInTheDocument()
  expect(screen.getByText('1931 – 2026')).toBeInTheDocument()
  const held = (title: string) => screen.getByRole('heading', { name: title }).parentElement
  expect(held('Service')).toHaveTextContent(/Saturday, September 12, 2093\s*2:00 PM –\u2060\s3:30 PM/)
  expect(held('Visitation')).toHaveTextContent(/Friday, September 11, 2093\s*6:00 PM/)
  expect(screen.getByRole('link', { name: /^Directions Frenette’s/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=Frenette%E2%80%99s%2C%20Moncton%2C%20NB',
  )
  expect(screen.getByText('Cancelled')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/funerals/7.ics')
  expect(screen.getByRole('link', { name: /^Watch the livestream/ })).toHaveAttribute('href', entry.link)
})

test('what is over offers no way there, and still takes words for the family', async () => {
  const entry = buildFuneralEntry({
    name: 'Ada Comeau',
    location: 'St. Anne chapel',
    startsAt: inDays(-2),
    visitationAt: inDays(1),
    visitationPlace: 'Frenette’s',
    link: 'https://live.example/ada',
  })
  const at = { route: '/funerals/:id', path: '/funerals/1' }
  const { happen } = renderSite(<PublicCalendarPage />, { service: 'funerals', rows: [entry], site, ...at })
  expect(await screen.findByRole('link', { name: /^Directions Frenette’s/ })).toBeInTheDocument()
  expect(screen.getByText('St. Anne chapel')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Directions St. Anne|^Watch/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeInTheDocument()
  await happen('patched', { ...entry, visitationAt: inDays(-3) })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull())
  expect(screen.queryByRole('link', { name: /^Directions Frenette’s/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Write a condolence' })).toBeInTheDocument()
})

test('an event that is over leads on, but into no calendar', async () => {
  const entry = buildEntry({ startsAt: inDays(-2), link: 'https://example.com/more' })
  showEvents([entry], { path: '/events/1', route: '/events/:id' })
  expect(await screen.findByRole('link', { name: 'Learn more' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
})

test('flowers are offered while the home’s shop sells some', async () => {
  const at = { route: '/funerals/:id', path: '/funerals/1' }
  const entry = buildFuneralEntry({ flowersCategoryId: 4, hasFlowers: true })
  const { happen } = renderSite(<PublicCalendarPage />, { service: 'funerals', rows: [entry], site, ...at })
  expect(await screen.findByRole('link', { name: 'Send flowers' })).toHaveAttribute(
    'href',
    '/marketplace/c/4',
  )
  await happen('patched', { ...entry, hasFlowers: false })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Send flowers' })).toBeNull())
})

describe('a table on the day of an event', () => {
  const restaurant = (bookings = true) => ({
    ...site,
    roles: [...site.roles, { Rolename: 'Restaurant' as const }],
    options: { ...site.options, bookings },
  })
  const open = (event: Partial<CalendarEvent>, at = restaurant()) =>
    renderSite(<PublicCalendarPage />, {
      ...{ service: 'events', rows: [buildEntry(event)], site: at },
      ...{ path: '/events/1', route: '/events/:id' },
    })

  test('is asked for from its page, with the day chosen', async () => {
    const startsAt = inDays(3)
    open({ startsAt })
    const { timezone } = site.company
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(startsAt))
    expect(await screen.findByRole('link', { name: 'Book a table' })).toHaveAttribute(
      'href',
      `/restaurant/book?day=${day}`,
    )
  })

  test.each([
    ['over', { startsAt: inDays(-3) }, restaurant()],
    ['too far ahead', { startsAt: inDays(40) }, restaurant()],
    ['called off', { startsAt: inDays(3), cancelled: true }, restaurant()],
    ['of a business without tables', { startsAt: inDays(3) }, restaurant(false)],
  ])('is not offered for one that is %s', async (_which, event, at) => {
    open(event, at)
    await screen.findByRole('heading', { level: 1, name: 'Open house' })
    expect(screen.queryByRole('link', { name: 'Book a table' })).not.toBeInTheDocument()
  })
})
