import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import { BackOfficeLanguage } from '../../kit/language/back-office-language'
import type { LineChartProps } from '../../kit/chart/line-chart'
import { ApiError } from '../../kit/data/rest'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { VisitsSection } from './visits-section'

let charts: LineChartProps[]

// jsdom draws nothing.
jest.mock('../../kit/chart/line-canvas', () => ({
  LineCanvas: (props: LineChartProps) => {
    charts.push(props)
    return null
  },
}))

beforeEach(() => {
  charts = []
})

const monthsOfYear = Array.from({ length: 12 }, (_, index) => {
  const date = new Date(Date.UTC(2025, 11 + index, 1))
  return { month: date.toISOString().slice(0, 7), views: index * 100 }
})

const buildSummary = (overrides: Partial<AnalyticsSummary> = {}): AnalyticsSummary => ({
  ok: true,
  views: 1204,
  visits: 402,
  users: 311,
  before: { views: 1115, visits: 410, users: 311 },
  days: [
    { day: '2026-11-21', views: 50 },
    { day: '2026-11-22', views: 12 },
  ],
  months: monthsOfYear,
  pages: [
    { url: '/', views: 600, title: null },
    { url: '/events', views: 90, title: null },
    { url: '/marketplace/7', views: 80, title: 'Tideline Mug' },
  ],
  items: [{ id: 7, title: 'Tideline Mug', views: 80 }],
  referrers: [{ host: 'www.google.com', views: 70 }],
  ...overrides,
})

const none = { views: 0, visits: 0, users: 0 }

const show = (run: jest.Mock, language: 'en' | 'fr' = 'en') => {
  const socket = fakeLive()
  const get = async () => ({ id: 1, str_domain: 'corner.example' })
  const user = { ...anOwner, language }
  const page = (
    <BackOfficeLanguage>
      <VisitsSection />
    </BackOfficeLanguage>
  )
  renderBackOffice({
    routes: [{ path: '/', element: page }],
    at: '/',
    api: fakeApi(socket.live, { run, get }),
    session: fakeSession({ status: 'signed-in', user, customerId: 1 }),
  })
  return socket
}

const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling

test('says what went wrong, and tries again', async () => {
  const run = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('TooManyRequests', 'Too much at once.', { code: 429 }))
  run.mockResolvedValue(buildSummary())
  show(run)
  expect(await screen.findByText('Too much at once.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /again/i }))
  expect(await figure('Views')).toHaveTextContent('1,204')
})

test('shows the last 30 days with the change against the days before', async () => {
  const run = jest.fn().mockResolvedValue(buildSummary())
  show(run)
  expect(await figure('Views')).toHaveTextContent('1,204 ▲ 8%8% more than before')
  expect(await figure('Visits')).toHaveTextContent('402 ▼ 2%2% less than before')
  expect(await figure('Unique users')).toHaveTextContent('311 as before')
  expect(screen.getByText('Compared with the 2 days before')).toBeInTheDocument()
  expect(run).toHaveBeenCalledWith('profile-analytics-summary', { customerId: 1 })
  expect(screen.getByRole('button', { name: 'Last 30 Days' })).toHaveAttribute('aria-pressed', 'true')
  const table = screen.getByRole('table', { name: 'Views per day' })
  expect(within(table).getByRole('row', { name: /November 22/ })).toHaveTextContent('12')
  await waitFor(() => expect(charts.at(-1)).toMatchObject({ isLastOpen: true }))
})

test('compares with nothing where there was nothing', async () => {
  show(jest.fn().mockResolvedValue(buildSummary({ before: none })))
  expect((await figure('Views'))?.textContent?.trim()).toBe('1,204')
})

test('lists pages, items that lead to their editor, and where visitors came from', async () => {
  show(jest.fn().mockResolvedValue(buildSummary()))
  const pages = await screen.findByRole('region', { name: 'Best pages' })
  expect(
    within(pages)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home page600', 'Events90', 'Tideline Mug80'])
  expect(screen.getByRole('link', { name: 'Tideline Mug' })).toHaveAttribute(
    'href',
    '/dashboard/marketplace/7',
  )
  expect(screen.getByRole('region', { name: 'Where from' })).toHaveTextContent('www.google.com70')
})

test('looks at a month, by the list or the chooser, and back', async () => {
  const run = jest.fn().mockResolvedValue(buildSummary({ days: [{ day: '2026-09-01', views: 3 }] }))
  show(run)
  await userEvent.click(await screen.findByRole('button', { name: /September 2026/ }))
  expect(run).toHaveBeenLastCalledWith('profile-analytics-summary', { customerId: 1, month: '2026-09' })
  expect(screen.getByRole('button', { name: /September 2026/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByLabelText('Month')).toHaveValue('2026-09')
  await waitFor(() => expect(charts.at(-1)).toMatchObject({ isLastOpen: false }))
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'December 2025')
  expect(run).toHaveBeenLastCalledWith('profile-analytics-summary', { customerId: 1, month: '2025-12' })
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 Days' }))
  await waitFor(() => expect(screen.getByLabelText('Month')).toHaveValue(''))
})

test('follows along when the summary has changed', async () => {
  const run = jest.fn().mockResolvedValueOnce(buildSummary())
  run.mockResolvedValue(buildSummary({ views: 1205 }))
  const { emit } = show(run)
  expect(await figure('Views')).toHaveTextContent('1,204')
  emit('profile-analytics-summary', 'patched', { id: 1, customerId: 1 })
  await waitFor(async () => expect(await figure('Views')).toHaveTextContent('1,205'))
})

test('a site nobody has visited is told what to do next', async () => {
  const months = monthsOfYear.map(({ month }) => ({ month, views: 0 }))
  show(jest.fn().mockResolvedValue(buildSummary({ ...none, months })))
  expect(await screen.findByText('No visits yet')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Open the site' })).toHaveAttribute(
    'href',
    'https://corner.example',
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText('The address has been copied.')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('https://corner.example')
  expect(screen.queryByRole('button', { name: 'Last 30 Days' })).toBeNull()
})

test('speaks French', async () => {
  show(jest.fn().mockResolvedValue(buildSummary()), 'fr')
  expect(await figure('Visiteurs uniques')).toHaveTextContent('311 comme avant')
  expect(screen.getByRole('button', { name: /novembre 2026/ })).toBeInTheDocument()
  expect(await figure('Pages vues')).toHaveTextContent(/1\s204/)
})
