import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DayBookings } from './day-bookings'

const table = { customerId: 1, people: 2, startsAt: '2026-12-24T22:00:00.000Z', email: 'mona@people.test' }
const tables = [
  { ...table, id: 1, name: 'Mona', status: 'accepted' },
  { ...table, id: 2, name: 'Luc', status: 'asked' },
]

const show = async (rows: Record<string, object[]>, patch = jest.fn(async () => ({}))) => {
  const find = jest.fn(async (path: string) => {
    const data = rows[path] ?? []
    return { total: data.length, limit: 100, skip: 0, data }
  })
  renderBackOffice({
    routes: [
      {
        path: '/',
        element: (
          <>
            <p>The day</p>
            <DayBookings from="2026-12-24" until="2026-12-24" reason="Christmas Eve" />
          </>
        ),
      },
    ],
    at: '/',
    timezone: 'America/Moncton',
    api: fakeApi(fakeLive().live, {
      get: async () => ({ id: 1, timezone: 'America/Moncton' }) as never,
      find: find as never,
      patch: patch as never,
    }),
  })
  await screen.findByText('The day')
  return { patch, find }
}

test('a day on which nothing lies says nothing', async () => {
  const { find } = await show({})
  await waitFor(() => expect(find.mock.calls.map(([path]) => path)).toContain('events'))
  expect(screen.queryByText('On this day')).toBeNull()
})

test('what lies on it is said, and every guest is told why with one press', async () => {
  const { patch, find } = await show({ 'table-bookings': tables, events: [{ id: 9, name: 'Jazz' }] })
  expect(await screen.findByText('1 accepted table, 1 to answer')).toBeInTheDocument()
  expect(await screen.findByText('On the calendar: Jazz')).toBeInTheDocument()
  const calls: unknown[][] = find.mock.calls
  const asked = calls.filter(([path]) => path === 'table-bookings').at(-1)
  expect(asked?.[1]).toMatchObject({
    startsAt: { $gte: '2026-12-24T04:00:00.000Z', $lt: '2026-12-25T04:00:00.000Z' },
  })
  await userEvent.click(screen.getByRole('button', { name: /Call all 2 off/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Call 2 tables off?' }))
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Christmas Eve')
  await userEvent.click(dialog.getByRole('button', { name: 'Call 2 Off' }))
  expect(await screen.findByText('2 guests are told.')).toBeInTheDocument()
  const off = { status: 'calledOff', reason: 'Christmas Eve' }
  expect(patch.mock.calls.map((call: unknown[]) => call.slice(0, 3))).toEqual([
    ['table-bookings', 1, off],
    ['table-bookings', 2, off],
  ])
})

test('a refusal is said where one has pressed, and the reason stays typed', async () => {
  const refused = jest.fn().mockRejectedValue(new ApiError('Conflict', 'It is over.', { code: 409 }))
  await show({ 'table-bookings': tables }, refused)
  await userEvent.click(await screen.findByRole('button', { name: /Call all 2 off/ }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ', sorry')
  await userEvent.click(dialog.getByRole('button', { name: 'Call 2 Off' }))
  expect(await dialog.findByText(/It is over\./)).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Christmas Eve, sorry')
})
