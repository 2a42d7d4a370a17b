import type { CalendarEvent } from '@mainstreet/shared/contracts/calendar'
import { screen, within } from '@testing-library/react'
import { renderSite } from '../../test/render-site'
import { buildSite } from '../site/site.factory'
import { PublicEventsPage } from './public-events-page'
import { PublicFuneralsPage } from './public-funerals-page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const buildEntry = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 1,
  int_id: 1,
  int_customer_id: 1,
  customerId: 1,
  name: 'Open house',
  description: '<p>Coffee at ten.</p>',
  location: '',
  startsAt: null,
  ...overrides,
})

const site = buildSite({ roles: [{ Rolename: 'Events' }, { Rolename: 'Funeral' }] })

const showEvents = (rows: CalendarEvent[], options: { broken?: boolean; path?: string } = {}) =>
  renderSite(<PublicEventsPage />, { service: 'events', rows, site, ...options })

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
  renderSite(<PublicFuneralsPage />, { service: 'funerals', rows: [], site })
  expect(await screen.findByText('There are no services to announce at the moment.')).toBeInTheDocument()
})

test('a business that holds no services has no such page', async () => {
  renderSite(<PublicFuneralsPage />, { service: 'funerals' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
})

test('only the name, the date and the place of an event are shown', async () => {
  showEvents([buildEntry({ location: 'The old mill', startsAt: '2026-09-05T13:00:00.000Z' })])
  expect(await screen.findByRole('heading', { name: 'Open house' })).toBeInTheDocument()
  expect(screen.getByText('Saturday, September 5, 2026 · 10:00 AM')).toBeInTheDocument()
  expect(screen.getByText('The old mill')).toBeInTheDocument()
  expect(screen.queryByText('Coffee at ten.')).not.toBeInTheDocument()
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
  expect(await namesUnder('Past')).toEqual(['Lately', 'Long ago'])
})

test('a service appears and goes as it happens', async () => {
  const service = buildEntry({ name: 'In memory of Ada Comeau', startsAt: inDays(1) })
  const { happen } = renderSite(<PublicFuneralsPage />, { service: 'funerals', rows: [], site })
  await screen.findByText('There are no services to announce at the moment.')
  await happen('created', service)
  expect(await screen.findByRole('heading', { name: service.name })).toBeInTheDocument()
  await happen('removed', service)
  expect(await screen.findByText('There are no services to announce at the moment.')).toBeInTheDocument()
})

test('French dates and times are French', async () => {
  showEvents([buildEntry({ startsAt: '2026-09-05T13:30:00.000Z' })], { path: '/events?lang=fr' })
  expect(await screen.findByText('samedi 5 septembre 2026 · 10 h 30')).toBeInTheDocument()
})
