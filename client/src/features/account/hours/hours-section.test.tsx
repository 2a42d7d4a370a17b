import { defaultHours } from '@mainstreet/shared/rules/time/hours'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardDetailsPage } from '../dashboard-details-page'
import { account, box, christmas, retype, showDetails, today, week } from '../details.factory'

const setTime = (label: RegExp, value: string) => {
  const element = screen.getByLabelText(label)
  fireEvent.focus(element)
  fireEvent.change(element, { target: { value } })
  fireEvent.blur(element)
}
const status = () => within(screen.getByRole('region', { name: 'Business Hours' })).getAllByRole('status')[0]

describe('the hours of the week', () => {
  test('an account without any is given seven days', async () => {
    const created: unknown[] = []
    const { live } = fakeLive()
    const find = async (path: string) => {
      const isMade = path === 'profile-hours' && created.length === 7
      return { data: isMade ? week() : [], total: 0, limit: 500, skip: 0 }
    }
    const create = async (_path: string, data: object) => {
      created.push(data)
      return { id: created.length, ...data }
    }
    const get = async () => account
    renderBackOffice({
      routes: [{ path: '/', element: <DashboardDetailsPage /> }],
      at: '/',
      api: fakeApi(live, { find, create, get }),
    })
    expect(await screen.findByRole('group', { name: 'Sunday' })).toBeInTheDocument()
    expect(created).toEqual(defaultHours().map(({ day }) => ({ day })))
  })

  test('a choice is saved when it is made, and visitors read it', async () => {
    const { patch } = await showDetails()
    const choose = (choice: string) =>
      userEvent.click(
        within(screen.getByRole('group', { name: 'Monday' })).getByRole('radio', { name: choice }),
      )
    expect(screen.queryByLabelText(/^Monday, opens/)).not.toBeInTheDocument()
    await choose('Open')
    expect(await screen.findByRole('row', { name: /Mon 9:00\sAM - 5:00\sPM/ })).toBeInTheDocument()
    await choose('By appointment')
    expect(await screen.findByRole('row', { name: /Mon By Appointment/ })).toBeInTheDocument()
    await choose('Closed')
    expect(await screen.findByRole('row', { name: /Mon-Sun Closed/ })).toBeInTheDocument()
    expect(patch.mock.calls.map(([, , data]) => data)).toEqual([
      { isOpen: true },
      { byAppointment: true },
      { isOpen: false },
      { byAppointment: false },
    ])
  })

  test('times go past midnight, and all day only from midnight to midnight', async () => {
    const { patch } = await showDetails({
      hours: week().map((row) => ({ ...row, isOpen: row.day === 'Friday' })),
    })
    setTime(/^Friday, closes/, '02:00')
    expect(await screen.findByText('Until 2:00 AM the next day')).toBeInTheDocument()
    await waitFor(() => expect(patch).toHaveBeenCalledTimes(1))
    setTime(/^Friday, opens/, '02:00')
    const words = 'Opening and closing are the same time. For 24 hours, set both to midnight.'
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(patch).toHaveBeenCalledTimes(1)
    // The other time is what makes it right: then both are saved.
    setTime(/^Friday, closes/, '11:30')
    await waitFor(() => expect(patch).toHaveBeenCalledTimes(3))
    await waitFor(() => expect(status()).toHaveTextContent('Business Hours saved'))
    expect(patch.mock.calls.map(([, , data]) => data)).toEqual([
      { close: '02:00:00' },
      { close: '11:30:00' },
      { open: '02:00:00' },
    ])
    setTime(/^Friday, opens/, '')
    expect(await screen.findByText('Friday, opens is required.')).toBeInTheDocument()
  })

  test('are copied to all days, and back again', async () => {
    const { patch } = await showDetails({
      hours: week().map((row) => ({ ...row, isOpen: row.day === 'Tuesday' })),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Copy Tuesday to all days' }))
    expect(await screen.findByRole('row', { name: /Mon-Sun 9:00\sAM - 5:00\sPM/ })).toBeInTheDocument()
    expect(patch).toHaveBeenCalledTimes(6)
    expect(patch.mock.calls[0]![2]).toEqual({
      open: '09:00:00',
      close: '17:00:00',
      isOpen: true,
      byAppointment: false,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('row', { name: /Wed-Sun Closed/ })).toBeInTheDocument()
  })

  test('follow another window', async () => {
    const { emit } = await showDetails()
    const [monday] = week()
    act(() => emit('profile-hours', 'patched', { ...monday!, isOpen: true, open: '08:00:00' }))
    expect(await screen.findByLabelText(/^Monday, opens/)).toHaveValue('08:00')
    expect(screen.getByRole('row', { name: /Mon 8:00\sAM - 5:00\sPM/ })).toBeInTheDocument()
  })
})

describe('other days', () => {
  const addButton = () => screen.getByRole('button', { name: 'Add a day' })
  const add = async (date: string) => {
    await userEvent.click(addButton())
    expect(screen.getByLabelText(/^Date/)).toHaveFocus()
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: date } })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  }

  test.each([
    [-1, 'This date is over.'],
    [3, 'This date has hours already.'],
    [800, 'This date is more than two years ahead.'],
  ])('a date %d days from now is refused', async (days, words) => {
    const { create } = await showDetails({ special: [christmas()] })
    await add(dateAfter(today, days))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(create).not.toHaveBeenCalled()
  })

  test('a day is added, closed unless it says when', async () => {
    const { create } = await showDetails()
    const date = dateAfter(today, 10)
    await add(date)
    await waitFor(() =>
      expect(create.mock.calls).toEqual([
        ['profile-special-hours', { date, isOpen: false, open: '09:00:00', close: '17:00:00', note: '' }],
      ]),
    )
    await waitFor(() => expect(addButton()).toHaveFocus())
  })

  test('what the server refuses says why and stays', async () => {
    const { create } = await showDetails()
    create.mockRejectedValueOnce(
      new ApiError('Conflict', 'date is already taken.', { code: 409, errors: { date: 'is already taken' } }),
    )
    await add(dateAfter(today, 10))
    expect(await screen.findByText('Is already taken.')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Date/)).toHaveValue(dateAfter(today, 10))
  })

  test('one that is over is gone; one to come is changed, read as by visitors, and removed with a way back', async () => {
    const { patch, remove } = await showDetails({
      special: [christmas({ id: 49, date: dateAfter(today, -1), note: 'Over' }), christmas()],
    })
    expect(screen.queryByDisplayValue('Over')).not.toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Christmas Eve 9:00\sAM - 1:00\sPM/ })).toBeInTheDocument()
    const group = screen.getByRole('group', { name: /^Hours on/ })
    await userEvent.click(within(group).getByRole('radio', { name: 'Closed' }))
    expect(await screen.findByRole('row', { name: /Christmas Eve Closed/ })).toBeInTheDocument()
    await retype(box('Note'), 'Snow')
    expect(patch.mock.calls).toEqual([
      ['profile-special-hours', 50, { isOpen: false }],
      ['profile-special-hours', 50, { note: 'Snow' }],
    ])
    await userEvent.click(screen.getByRole('button', { name: /^Remove \w{3}, / }))
    expect(screen.queryByRole('button', { name: /^Remove \w{3}, / })).not.toBeInTheDocument()
    // Messages of other tests may still be there.
    const message = (await screen.findByText(/has the hours of the week again/)).closest('li')!
    await userEvent.click(within(message).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: /^Remove \w{3}, / })).toBeInTheDocument()
    expect(remove).not.toHaveBeenCalled()
  })
})

describe('a day that opens twice', () => {
  const midday = { isOpen: true, open: '11:00:00', close: '14:00:00' }

  test('is given another time, which visitors read and may not lie over the first', async () => {
    const hours = week().map((row) => (row.day === 'Monday' ? { ...row, ...midday } : row))
    const { create } = await showDetails({ hours })
    await userEvent.click(screen.getByRole('button', { name: 'Another time on Monday' }))
    expect(create).toHaveBeenCalledWith('profile-more-hours', {
      day: 'Monday',
      open: '17:00:00',
      close: '21:00:00',
    })
    expect(screen.queryByRole('button', { name: 'Another time on Sunday' })).not.toBeInTheDocument()
  })

  test('has each of its times changed and removed, and copied to the other days', async () => {
    const more = [
      { id: 60, customerId: 1, hoursId: 1, day: 'Monday' as const, open: '17:00:00', close: '21:00:00' },
    ]
    const hours = week().map((row) => (row.day === 'Monday' ? { ...row, ...midday, more } : row))
    const { patch, create, remove } = await showDetails({ hours })
    expect(
      screen.getByRole('row', { name: /Mon 11:00\sAM - 2:00\sPM, 5:00\sPM - 9:00\sPM/ }),
    ).toBeInTheDocument()
    setTime(/^Monday, opening 2, closes/, '22:00')
    await waitFor(() => expect(patch).toHaveBeenCalledWith('profile-more-hours', 60, { close: '22:00:00' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy Monday to all days' }))
    await waitFor(() => expect(create).toHaveBeenCalledTimes(6))
    expect(create).toHaveBeenCalledWith('profile-more-hours', {
      day: 'Sunday',
      open: '17:00:00',
      close: '21:00:00',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Monday, opening 2' }))
    expect(remove).toHaveBeenCalledWith('profile-more-hours', 60)
  })
})

test('on a phone a day is a line that says its hours, and opens to its fields', async () => {
  const real = window.matchMedia
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...real(query), matches: query === '(max-width: 599px)' }))
  await showDetails()
  const choice = screen.getByRole('group', { name: 'Monday' })
  const details = choice.closest('details')!
  const monday = details.querySelector('summary')!
  expect(monday).toHaveTextContent('MondayClosed')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(monday)
  expect(details).toHaveAttribute('open')
  await userEvent.click(within(choice).getByRole('radio', { name: 'Open' }))
  await waitFor(() => expect(monday).toHaveTextContent(/9:00\sAM - 5:00\sPM/))
  jest.restoreAllMocks()
})
