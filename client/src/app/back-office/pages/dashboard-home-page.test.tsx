import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { cents } from '@mainstreet/shared/rules/money/money'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { BackOfficeLocale } from '../../../kit/language/bilingual'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { noVisits } from '../../../features/visits/analytics-summary.factory'
import { DashboardHomePage } from './dashboard-home-page'
import { anOrderToPack, aToday } from '../../../features/dashboard/today.factory'

const account = {
  id: 1,
  timezone: 'America/Moncton',
  int_status_id: 1,
  str_domain: 'harbour.example',
  str_company_name: 'Harbour & Pine',
  str_contact_name: ' Nora Hatfield ',
  str_title: '',
  str_logo_image: '',
  str_header_image: '',
}

interface Opened {
  run?: jest.Mock
  overrides?: Partial<typeof account>
  locale?: 'en' | 'fr'
}

const open = (today: TodaySummary | Error, { run, overrides, locale = 'en' }: Opened = {}) => {
  const live = fakeLive()
  const ran =
    run ??
    jest.fn(async () => {
      if (today instanceof Error) throw today
      return today
    })
  renderBackOffice({
    routes: [
      {
        path: '/dashboard',
        element: (
          <BackOfficeLocale value={locale}>
            <DashboardHomePage />
          </BackOfficeLocale>
        ),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    at: '/dashboard',
    timezone: account.timezone,
    api: fakeApi(live.live, {
      get: async () => ({ ...account, ...overrides }),
      run: async (path: string, ...rest: unknown[]) =>
        path === 'profile-analytics-summary' ? noVisits : ran(path, ...rest),
    }),
  })
  return { run: ran, ...live }
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-20T13:00:00Z'), advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

test('a day that cannot be read says why and offers another try', async () => {
  open(new ApiError('TooManyRequests', 'Too much at once.', { code: 429 }))
  expect(await screen.findByText('Too much at once.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('the owner is greeted by the time and the day of the business', async () => {
  open(aToday())
  expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Nora' })).toBeVisible()
  expect(screen.getByText('Friday, March 20')).toBeInTheDocument()
  expect(document.title).toBe('Dashboard · Mainstreet')
})

test('a business without anything is told that nothing waits, and what to set up', async () => {
  open(aToday(), { overrides: { str_contact_name: '', str_domain: '' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Good morning' })).toBeInTheDocument()
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument()
  expect(screen.getByText('Nothing was sold in the last 30 days.')).toBeInTheDocument()
  const setUp = screen.getByRole('region', { name: 'Set up: 2 of 3' })
  expect(within(setUp).getAllByRole('link')).toHaveLength(1)
  expect(within(setUp).getByRole('link', { name: 'Add your hours' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/details/),
  )
  expect(screen.getByText('Your site has no address of its own yet.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Open *\(/ })).toHaveAttribute('href', '/?previewId=1')
})

test('what waits leads to where it is done', async () => {
  open(
    aToday({
      toPack: { total: 12, orders: [anOrderToPack()] },
      lowStock: { total: 1, items: [{ id: 3, title: 'Bowl', stock: 0 }] },
      drafts: 2,
      unanswered: { total: 1, from: 'Ada', since: new Date(Date.now() - 86_400_000).toISOString() },
    }),
  )
  const toPack = await screen.findByRole('region', { name: '12 orders to pack' })
  expect(within(toPack).getByText(/Tideline Mug × 2/)).toBeInTheDocument()
  expect(within(toPack).getByText('and 1 other item')).toBeInTheDocument()
  const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(targetOf('Pack order #1008')).toBe('/dashboard/orders/8#fulfilment')
  expect(targetOf('Show all: 12 orders to pack')).toBe('/dashboard/orders?status=paid')
  expect(screen.getByText('Bowl (sold out)')).toBeInTheDocument()
  expect(targetOf('Show: 1 item low in stock')).toBe('/dashboard/marketplace?need=low')
  expect(targetOf('Show: 2 drafts')).toBe('/dashboard/marketplace?need=drafts')
  expect(targetOf('Show: 1 message to answer')).toBe('/dashboard/messages?open=newest')
  expect(screen.getByText('From Ada · waiting since yesterday')).toBeInTheDocument()
})

test('tables and condolences that wait for an answer lead to where they are answered', async () => {
  const rose = { id: 4, name: 'Rose Cormier' }
  const run = jest.fn().mockResolvedValue(
    aToday({
      bookings: { total: 2, from: 'Mona' },
      condolences: { total: 1, funerals: [rose] },
    }),
  )
  const { emit } = open(aToday(), { run })
  const target = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await target('Show: 2 table bookings to answer')).toBe('/dashboard/bookings')
  expect(screen.getByText('The soonest is from Mona')).toBeInTheDocument()
  expect(await target('Show: 1 condolence to answer')).toBe('/dashboard/funerals/4')
  expect(screen.getByText('For Rose Cormier')).toBeInTheDocument()
  run.mockResolvedValue(
    aToday({ condolences: { total: 2, funerals: [rose, { id: 5, name: 'Hal Steeves' }] } }),
  )
  act(() => {
    emit('table-bookings', 'patched', { id: 1 })
    emit('condolences', 'created', { id: 2 })
  })
  expect(await target('Show: 2 condolences to answer')).toBe('/dashboard/funerals')
  expect(screen.getByText('For Rose Cormier, Hal Steeves')).toBeInTheDocument()
  expect(screen.queryByText(/table booking/)).toBeNull()
})

test('sales say how they compare, for eyes and for ears', async () => {
  const days = [13, 14, 15, 16, 17, 18, 19, 20].map((day) => ({
    day: `2026-03-${day}`,
    cents: cents(day === 19 ? 25_000 : day * 100),
  }))
  open(
    aToday({
      sales: {
        today: { cents: cents(0), beforeCents: cents(1000) },
        week: { cents: cents(34_000), beforeCents: cents(30_357) },
        month: { cents: cents(120_400), beforeCents: cents(0) },
        days,
        testCents: cents(500),
      },
    }),
  )
  await screen.findByText('$1,204.00')
  const sales = screen.getByRole('region', { name: 'Sales' })
  const figures = within(sales)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
  expect(figures).toEqual([
    '$0.00 ▼ 100%100% less than before',
    '$13.00 last Friday',
    '$340.00 ▲ 12%12% more than before',
    '$1,204.00',
  ])
  expect(within(sales).getByRole('img')).toHaveAccessibleName(
    'Sales of the last 30 days, day by day: most on March 19, $250.00',
  )
  expect(within(sales).getByText('Not counted: $5.00 of test orders in the 30 days.')).toBeInTheDocument()
})

test('while it loads every card stands in its place', () => {
  open(aToday(), { run: jest.fn(() => new Promise(() => {})) })
  for (const name of ['To do', 'Sales', 'Your site', 'Visits'])
    expect(screen.getByRole('region', { name })).toBeInTheDocument()
})

test('a business that does not sell on its site sees no sales', async () => {
  open(aToday({ sells: false }))
  await screen.findByText('Nothing waits for you.')
  expect(screen.queryByRole('region', { name: 'Sales' })).toBeNull()
})

test('what changes elsewhere is asked for again, what does not matter is not', async () => {
  const run = jest.fn().mockResolvedValue(aToday())
  const { emit } = open(aToday(), { run })
  await screen.findByText('Nothing waits for you.')
  expect(screen.getByText('Nothing was sold in the last 30 days.')).toBeInTheDocument()
  expect(run).toHaveBeenCalledTimes(1)
  run.mockResolvedValue(
    aToday({
      toPack: { total: 1, orders: [anOrderToPack({ otherLines: 0 })] },
      setUp: [{ step: 'logo', done: true }],
    }),
  )
  act(() => {
    emit('profile-gallery', 'created', { id: 1 })
    emit('account-orders', 'created', { id: 8 })
    emit('account-orders', 'patched', { id: 8 })
  })
  expect(await screen.findByRole('link', { name: 'Pack order #1008' })).toBeInTheDocument()
  expect(screen.queryByText(/^Set up/)).toBeNull()
  expect(run).toHaveBeenCalledTimes(2)
  act(() => emit('profile-gallery', 'created', { id: 2 }))
  act(() => jest.advanceTimersByTime(1000))
  expect(run).toHaveBeenCalledTimes(2)
})

test('a new day is another day’s summary', async () => {
  const { run } = open(aToday())
  await screen.findByText('Friday, March 20')
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  jest.setSystemTime(new Date('2026-03-21T03:00:05Z'))
  act(() => jest.advanceTimersByTime(21_000))
  expect(await screen.findByText('Saturday, March 21')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Good evening, Nora' })).toBeInTheDocument()
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
})

describe('the site', () => {
  test('is opened at its own address, and shared', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    open(aToday())
    expect(await screen.findByText('harbour.example')).toBeInTheDocument()
    expect(screen.getByText('Published')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Open *\(/ })).toHaveAttribute('href', 'https://harbour.example')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const panel = screen.getByRole('dialog', { name: 'Share your site' })
    // Nothing answers here, so the panel says why there is no card.
    expect(await within(panel).findByRole('alert')).toHaveTextContent('There is no card')
  })

  test('that is not published is opened as a preview and says so', async () => {
    open(aToday(), { overrides: { int_status_id: 2 } })
    expect(await screen.findByText('Not published yet')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Open *\(/ })).toHaveAttribute('href', '/?previewId=1')
  })
})

test('it is all there in French', async () => {
  open(aToday({ toPack: { total: 1, orders: [anOrderToPack()] } }), { locale: 'fr' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour, Nora' })).toBeInTheDocument()
  expect(screen.getByText('vendredi 20 mars')).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: '1 commande à préparer' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Configuration\u00a0: 2 sur 3' })).toBeInTheDocument()
})
