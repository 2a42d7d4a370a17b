import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import type { Condolence } from '@mainstreet/shared/contracts/calendar/condolences'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { buildEntry, buildFuneralEntry } from '../calendar-entry.factory'
import { DashboardEventsPage, DashboardFuneralsPage } from './calendar-entries-page'
import { DashboardEventPage, DashboardFuneralPage } from './calendar-entry-page'

const timezone = 'America/Moncton'

const open = (at: string, rows: CalendarEntry[] = [], condolences: Condolence[] = []) => {
  const { live, emit } = fakeLive()
  const isPast = ({ startsAt }: CalendarEntry) => startsAt !== null && Date.parse(startsAt) < Date.now()
  const find = async (path: string, query: object) => {
    if (path === 'condolences' || path === 'market-categories')
      return { total: 1, limit: 100, skip: 0, data: path === 'condolences' ? condolences : [] }
    const part = rows.filter((row) => isPast(row) === 'startsAt' in query)
    return { total: part.length, limit: 25, skip: 0, data: part }
  }
  const get = async (path: string, id: number) =>
    path === 'account' ? { id: 1, timezone } : (rows.find((row) => row.id === id) ?? buildEntry({ id }))
  const create = jest.fn(async (_path: string, data: object) => ({ ...buildEntry(), ...data, id: 9 }))
  const patch = jest.fn(async (path: string, id: number, data: object) => ({
    ...(path === 'condolences' ? condolences : rows)[0],
    id,
    ...data,
  }))
  const { router } = renderBackOffice({
    routes: [
      { path: '/dashboard/events', element: <DashboardEventsPage /> },
      { path: '/dashboard/funerals', element: <DashboardFuneralsPage /> },
      { path: '/dashboard/events/:id', element: <DashboardEventPage /> },
      { path: '/dashboard/funerals/:id', element: <DashboardFuneralPage /> },
    ],
    at,
    api: fakeApi(live, { find, get, create, patch }),
  })
  return { user: userEvent.setup(), router, create, patch, emit }
}

test('events are listed, what is next first, with what is cancelled marked', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  open('/dashboard/events', [
    buildEntry({ id: 2, name: 'Sooner', startsAt: inDays(2) }),
    buildEntry({ id: 1, name: 'Later', startsAt: inDays(9), cancelled: true }),
    buildEntry({ id: 3, name: 'Over', startsAt: inDays(-9) }),
  ])
  const links = await screen.findAllByRole('link', { name: /^Edit / })
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sooner', 'Later', 'Over'])
  expect(screen.getByText('Cancelled')).toBeInTheDocument()
})

test('a new event has its moment on the business’s clock, and opens where it takes its picture', async () => {
  const { user, router, create } = open('/dashboard/events/new')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Open house')
  await user.type(screen.getByLabelText('Begins'), '2026-12-05')
  await user.clear(screen.getByLabelText('Begins: time'))
  await user.type(screen.getByLabelText('Begins: time'), '18:30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.lastCall?.[1]).toMatchObject({
    customerId: 1,
    name: 'Open house',
    startsAt: '2026-12-05T22:30:00.000Z',
    endsAt: null,
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/events/9'))
})

test('an end before the beginning is refused before anything is sent', async () => {
  const row = buildEntry({ id: 7, startsAt: '2026-12-05T18:00:00Z', endsAt: '2026-12-05T16:00:00Z' })
  const { user, patch } = open('/dashboard/events/7', [row])
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Must be after the beginning/i)).toBeInTheDocument()
  expect(patch).not.toHaveBeenCalled()
})

test('what somebody else saved meanwhile is told, and loaded on request', async () => {
  const row = buildEntry({ id: 7, name: 'Open house' })
  const { user, emit } = open('/dashboard/events/7', [row])
  const name = () => screen.findByRole('textbox', { name: /^Name/ })
  await user.type(await name(), ' and cake')
  emit('events', 'patched', { ...row, name: 'Open day' })
  expect(await screen.findByText(/^Different now: Name/)).toBeInTheDocument()
  expect(await name()).toHaveValue('Open house and cake')
  await user.click(screen.getByRole('button', { name: 'Show the newer version' }))
  expect(await name()).toHaveValue('Open day')
})

test('a funeral has the days of a life, a visitation and a livestream', async () => {
  const { user, patch } = open('/dashboard/funerals/1', [buildFuneralEntry({ name: 'Ada Comeau' })])
  expect(await screen.findByRole('textbox', { name: /^Name of the Deceased/ })).toHaveValue('Ada Comeau')
  await user.type(screen.getByLabelText('Died'), '2026-09-01')
  await user.type(screen.getByLabelText('Visitation from'), '2026-09-11')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patch).toHaveBeenCalled())
  expect(patch.mock.lastCall?.[2]).toMatchObject({
    diedOn: '2026-09-01',
    visitationAt: '2026-09-11T13:00:00.000Z',
  })
})

test('a funeral has another visitation, and asks about one that is after the service', async () => {
  const entry = buildFuneralEntry({ startsAt: '2026-09-10T13:00:00.000Z' })
  const { user, patch } = open('/dashboard/funerals/1', [entry])
  await user.click(await screen.findByRole('button', { name: 'Another visitation' }))
  expect(screen.queryByText(/is required/)).toBeNull()
  const second = within(screen.getByRole('region', { name: 'Visitation 2' }))
  await user.type(second.getByLabelText(/^Visitation from(\s?\*)?$/), '2026-09-09')
  await user.type(second.getByLabelText('Place of the Visitation'), 'Parish hall')
  await user.type(screen.getAllByLabelText(/^Visitation from(\s?\*)?$/)[0]!, '2026-09-11')
  expect(screen.getByText('The visitation is after the service. Is that right?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patch).toHaveBeenCalled())
  expect(patch.mock.lastCall?.[2]).toMatchObject({
    moreVisitations: [{ startsAt: '2026-09-09T13:00:00.000Z', endsAt: null, place: 'Parish hall' }],
  })
})

describe('condolences', () => {
  const condolence: Condolence = {
    id: 5,
    customerId: 1,
    funeralId: 1,
    name: 'Aline Robichaud',
    email: 'aline@example.test',
    message: 'She taught me to read.',
    status: 'waiting',
    reported: false,
    createdAt: '2026-09-02T12:00:00.000Z',
  }
  const funeral = buildFuneralEntry({ name: 'Ada Comeau' })

  test('that wait are counted beside their funeral', async () => {
    open('/dashboard/funerals', [funeral], [condolence])
    expect(await screen.findByText('1 condolence to answer')).toBeInTheDocument()
  })

  test('are approved, refused, or kept after a report, where they stand', async () => {
    const { user, patch } = open('/dashboard/funerals/1', [funeral], [{ ...condolence, reported: true }])
    expect(await screen.findByText('1 to answer')).toBeInTheDocument()
    expect(screen.getByText('Reported')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Approve the condolence from Aline Robichaud' }))
    expect(patch).toHaveBeenLastCalledWith('condolences', 5, { status: 'shown', reported: false })
    await user.click(screen.getByRole('button', { name: 'Take down the condolence from Aline Robichaud' }))
    expect(patch).toHaveBeenLastCalledWith('condolences', 5, { status: 'refused', reported: false })
  })
})
