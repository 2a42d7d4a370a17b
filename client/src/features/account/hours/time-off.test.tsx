import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showDetails, today } from '../details.factory'

const christmas = {
  ...{ id: 70, customerId: 1, startsOn: dateAfter(today, 3), endsOn: dateAfter(today, 12) },
  ...{ reason: 'Christmas break', closed: true, orders: 'later' as const, tables: false, translations: {} },
}

test('is added with two days and a press, and what ends before it begins is refused where it is typed', async () => {
  const { create } = await showDetails()
  await userEvent.click(screen.getByRole('button', { name: 'Add time off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add time off' }))
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  type('From', christmas.startsOn)
  type('Until', today)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^Must be after the beginning/)).toBeInTheDocument()
  expect(create).not.toHaveBeenCalled()
  type('Until', christmas.endsOn)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith(
      'profile-time-off',
      expect.objectContaining({ startsOn: christmas.startsOn, endsOn: christmas.endsOn, closed: true }),
    ),
  )
})

test('tells the buyers of the orders that wait, where that is wished, once it is saved', async () => {
  const { create, run } = await showDetails({ waiting: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Add time off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add time off' }))
  fireEvent.change(dialog.getByLabelText(/^From/), { target: { value: christmas.startsOn } })
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: christmas.endsOn } })
  expect(await dialog.findByText('3 orders wait to be sent or handed over.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('switch', { name: 'Tell the 3 buyers' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(run).toHaveBeenCalledWith('tell-buyers', { timeOffId: 90 }, undefined))
  expect(create).toHaveBeenCalledWith('profile-time-off', expect.not.objectContaining({ tell: true }))
  expect(await screen.findByText('3 buyers are told.')).toBeInTheDocument()
})

test('is listed with what stops, changed and removed', async () => {
  const { patch } = await showDetails({ off: [christmas] })
  const part = within(screen.getByRole('region', { name: 'Time off' }))
  expect(part.getByText(/^Christmas break · Closed/)).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Christmas break Closed$/ })).toBeInTheDocument()
  await userEvent.click(part.getByRole('button', { name: /^Change / }))
  await userEvent.click(await screen.findByRole('switch', { name: /^Hours read/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith('profile-time-off', 70, expect.objectContaining({ closed: false })),
  )
  await userEvent.click(part.getByRole('button', { name: /^Remove / }))
  expect(part.queryByText(/^Christmas break/)).not.toBeInTheDocument()
})
