import { localTime, weekdays } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter, openingsFrom } from '@mainstreet/shared/rules/time/openings'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PublicHomePage } from './public-home-page'
import { renderSite } from '../../test/render-site'
import { buildSite } from './site.factory'

// Far enough from everybody else that its day is often another.
const timezone = 'Pacific/Kiritimati'
const dayThere = () => localTime(new Date(), timezone).day
const dateThere = () => localTime(new Date(), timezone).date

/** A date of this site, closed. */
const closedOn = (date: string, note = ''): Site['specialHours'][number] => ({
  date,
  isOpen: false,
  open: '09:00:00',
  close: '17:00:00',
  note,
})

/** A site whose days all close at another time, so that none is merged. */
const openAllWeek = (overrides: Partial<Site> = {}): Site => {
  const site = buildSite(overrides)
  const hours = weekdays.map((day, index) => ({
    id: index + 1,
    customerId: 1,
    day,
    open: '09:00:00',
    close: `1${index}:30:00`,
    isOpen: true,
    byAppointment: false,
    more: [],
  }))
  const openings = openingsFrom(new Date(), { hours, special: site.specialHours, timezone })
  return { ...site, hours, openings, company: { ...site.company, timezone } }
}

const hidden = (site: Site, name: string) => ({
  ...site,
  blocks: site.blocks.map((each) => (each.block === name ? { ...each, show: false } : each)),
})

const footer = () => screen.findByRole('contentinfo')
const footerHours = async () => within(within(await footer()).getByRole('region', { name: 'Hours' }))
const badge = () => screen.findByRole('link', { name: /^Opens? .*See our hours$/ })

describe('the opening badge', () => {
  test('is not there for a business that keeps its hours to itself', async () => {
    const site = openAllWeek()
    renderSite(<PublicHomePage />, { site: { ...site, options: { ...site.options, showHours: false } } })
    expect(within(await footer()).queryByRole('region', { name: 'Hours' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /See our hours/ })).not.toBeInTheDocument()
  })

  test('leads to the hours of the contact block, and without one to those at the end of the page', async () => {
    const { unmount } = renderSite(<PublicHomePage />, { site: openAllWeek() })
    await screen.findByRole('heading', { level: 2, name: 'The contact' })
    expect(await badge()).toHaveAttribute('href', '#hours')
    expect(document.getElementById('hours')).toHaveTextContent(/Hours.*Mon/)
    unmount()
    renderSite(<PublicHomePage />, { site: hidden(openAllWeek(), 'contact') })
    expect(await badge()).toHaveAttribute('href', '#site-hours')
    await footer()
    expect(document.getElementById('site-hours')).toHaveTextContent(/Hours.*Mon/)
  })
})

test('today is marked in the list of hours, by the day where the business is', async () => {
  renderSite(<PublicHomePage />, { site: openAllWeek() })
  await screen.findByRole('heading', { level: 2, name: 'The contact' })
  await footer()
  const rows = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date')
  // The contact block says them; the end of the same page does not say them again.
  expect(rows.map((row) => row.textContent.slice(0, 3))).toEqual([dayThere().slice(0, 3)])
})

describe('dates with hours of their own', () => {
  test('stand below the week, with why; of today, it is today’s line and what the badge goes by', async () => {
    const specialHours = [closedOn(dateThere(), 'Stocktaking'), closedOn(dateAfter(dateThere(), 3))]
    renderSite(<PublicHomePage />, { site: hidden(openAllWeek({ specialHours }), 'contact') })
    const end = await footerHours()
    const [today, later] = end.getAllByRole('row').slice(-2)
    expect(today).toHaveTextContent(/Stocktaking *Closed$/)
    expect(today).toHaveAttribute('aria-current', 'date')
    expect(later).toHaveTextContent(/Closed$/)
    expect(end.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'))).toEqual([today])
    expect(await badge()).toHaveTextContent(/^Opens \w{3} 9:00 AM/)
  })

  test('are gone once they are over, and a holiday says the date of the next opening', async () => {
    const days = Array.from({ length: 21 }, (_day, index) => dateAfter(dateThere(), index - 1))
    renderSite(<PublicHomePage />, {
      site: hidden(openAllWeek({ specialHours: days.map((date) => closedOn(date)) }), 'contact'),
    })
    const end = await footerHours()
    expect(end.getAllByRole('row')).toHaveLength(7 + 1)
    expect(end.getAllByRole('row').at(-1)).toHaveAttribute('aria-current', 'date')
    expect(await badge()).toHaveTextContent(/^Opens \w{3}, \w+ \d+ 9:00 AM/)
  })
})

describe('the end of the page', () => {
  test('of a business that has told nothing has neither hours, links, ways nor payments', async () => {
    const site = buildSite()
    const company = {
      ...site.company,
      address: { street: '', city: '', province: '', postalCode: '', country: 'Canada' },
    }
    renderSite(<PublicHomePage />, { site: { ...site, company, store: { ...site.store, open: false } } })
    const end = within(await footer())
    for (const name of ['Hours', 'On this site'])
      expect(end.queryByRole('region', { name })).not.toBeInTheDocument()
    expect(end.queryByRole('link', { name: /Get directions/ })).not.toBeInTheDocument()
    expect(end.queryByText('We accept')).not.toBeInTheDocument()
  })

  test('has the hours, the links, how to come, and what an open shop takes', async () => {
    const links = [{ id: 1, customerId: 1, text: 'Our shop', link: '/marketplace', order: 1 }]
    renderSite(<PublicHomePage />, { site: hidden(openAllWeek({ links }), 'contact') })
    const end = within(await footer())
    for (const name of ['Hours', 'On this site', 'Contact'])
      expect(end.getByRole('region', { name })).toBeInTheDocument()
    expect(end.getByRole('link', { name: 'Our shop' })).toHaveAttribute('href', '/marketplace')
    const way = end.getByRole('link', { name: /^Get directions/ })
    expect(new URL(way.getAttribute('href')!).searchParams.get('destination')).toBe(
      'Corner Shop, 1 Main Street, Moncton, NB E1C 1A1',
    )
    expect(end.getByRole('link', { name: '(506) 555-0100' })).toHaveAttribute('href', 'tel:+15065550100')
    expect(end.getByText(/^We accept/)).toHaveTextContent('We accept Visa')
    expect(end.getByRole('link', { name: 'Français' })).toHaveAttribute('hreflang', 'fr')
  })

  test('reads French', async () => {
    renderSite(<PublicHomePage />, { site: hidden(openAllWeek(), 'contact'), path: '/?lang=fr' })
    const end = within(await footer())
    for (const name of ['Heures d’ouverture', 'Nous joindre'])
      expect(await end.findByRole('region', { name })).toBeInTheDocument()
    expect(end.getAllByRole('link', { name: /^Itinéraire/ })).not.toHaveLength(0)
    expect(end.getByText(/^Nous acceptons/)).toBeInTheDocument()
  })
})

describe('the top of the page', () => {
  test('has the other language, named and marked in that language', async () => {
    renderSite(<p>A page</p>, { path: '/?page=2' })
    const top = within(await screen.findByRole('banner'))
    const link = top.getByRole('link', { name: 'Français', hidden: true })
    expect(link).toHaveAttribute('href', '/?page=2&lang=fr')
    expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual(['fr', 'fr'])
  })

  test('has a menu, links or not, with today’s hours, a call, the way and the language', async () => {
    renderSite(<PublicHomePage />, { site: openAllWeek() })
    await userEvent.click(await screen.findByRole('button', { name: 'Menu', hidden: true }))
    const menu = within(await screen.findByRole('dialog', { name: 'Corner Shop' }))
    const today = menu.getByRole('link', { name: /^Today 9:00\u00a0AM - .*See our hours$/ })
    expect(today).toHaveAttribute('href', '#hours')
    expect(menu.getByText(/^(Open|Closed)/)).toBeInTheDocument()
    expect(menu.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+15065550100')
    expect(menu.getByRole('link', { name: /^Get directions/ })).toHaveAttribute('target', '_blank')
    expect(menu.getByRole('link', { name: 'Français' })).toBeInTheDocument()
  })
})

describe('time off', () => {
  const off = (overrides: Partial<NonNullable<Site['timeOff']>> = {}): Site['timeOff'] => ({
    ...{ id: 1, customerId: 1, startsOn: dateThere(), endsOn: dateAfter(dateThere(), 3) },
    ...{ reason: 'Fishing', closed: true, orders: 'stopped', tables: false, translations: {} },
    ...overrides,
  })

  test.each([
    ['on', off(), /^Closed until \w{3}, \w+ \d+ · Fishing$/],
    ['coming', off({ startsOn: dateAfter(dateThere(), 2) }), /^Closed from .+ to .+ · Fishing$/],
    ['open', off({ closed: false, reason: '' }), /^From \w{3}, .+ to \w{3}, [^·]+$/],
  ])('that is %s stands in a bar above the page, in place of a notice', async (_when, timeOff, said) => {
    const [notice] = buildSite().notices
    const site = openAllWeek({ timeOff, notices: notice ? [{ ...notice, announced: true }] : [] })
    renderSite(<PublicHomePage />, { site })
    const bar = await screen.findByRole('complementary')
    expect(bar).toHaveTextContent(said)
  })
})
