import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { BuyerData, ListedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DashboardBuyersPage } from './dashboard-buyers-page'

const held = (unfinished: Partial<BuyerData['unfinished']> = {}): BuyerData => ({
  ok: true,
  email: 'mona@people.test',
  orders: { count: 2, total: cents(3300), refunded: cents(0), numbers: [1002, 1001] },
  unpaid: 0,
  mails: 4,
  messages: 1,
  bookings: 0,
  alerts: 0,
  subscriptions: 0,
  unfinished: { numbers: [], payments: 0, refunds: 0, ...unfinished },
})

const aline: ListedBuyer = {
  email: 'aline@people.test',
  name: 'Aline Roy',
  phone: '(506) 555-0123',
  orders: 3,
  total: cents(12_050),
  lastOrderAt: '2026-02-03T12:00:00.000Z',
  note: 'Likes tea',
  noteId: 4,
  letters: 'subscribed',
}

const open = (data: BuyerData, listed: readonly ListedBuyer[] = []) => {
  const run = jest.fn(async (path: string) =>
    path === 'buyer-data'
      ? data
      : path === 'find-buyers'
        ? { ok: true, total: listed.length, buyers: listed }
        : { ok: true, orders: 2, mails: 4, messages: 1, archives: 0 },
  )
  renderBackOffice({
    routes: [{ path: '/dashboard/orders/buyers', element: <DashboardBuyersPage /> }],
    at: '/dashboard/orders/buyers',
    api: fakeApi(fakeLive().live, { run }),
  })
  return { run, user: userEvent.setup() }
}

const find = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/^Email of the buyer/), ' Mona@people.test ')
  await user.click(screen.getByRole('button', { name: 'Find' }))
}

test('a buyer is found by an address, and erased when it is typed again', async () => {
  const { run, user } = open(held())
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText(/is required/)).toBeInTheDocument()
  expect(run).not.toHaveBeenCalledWith('buyer-data', expect.anything())
  await find(user)
  expect(await screen.findByText('2 · $33.00')).toBeInTheDocument()
  expect(run).toHaveBeenCalledWith('buyer-data', { customerId: 1, email: 'Mona@people.test' })
  await user.click(screen.getByRole('button', { name: 'Erase…' }))
  await user.type(screen.getByLabelText(/^Email of the buyer, once more/), 'mona@people.test')
  await user.click(screen.getByRole('button', { name: 'Erase for good' }))
  const asked = { customerId: 1, email: 'mona@people.test', confirm: 'mona@people.test' }
  await waitFor(() => expect(run).toHaveBeenCalledWith('erase-buyer', asked, undefined))
  expect(
    await screen.findByText('The buyer is erased from 2 orders, 4 emails and 1 message.'),
  ).toBeInTheDocument()
  expect(screen.queryByText('2 · $33.00')).not.toBeInTheDocument()
})

test('whoever still waits for an order is not to be erased, and the page says for which', async () => {
  const { user } = open(held({ numbers: [1002] }))
  await find(user)
  expect(await screen.findByText(/They are still waiting for #1002/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Erase…' })).toBeDisabled()
})

test('buyers are listed with what they spent, and opened with the note and what is held', async () => {
  const { run, user } = open(held(), [aline])
  const table = await screen.findByRole('table', { name: 'Buyers' })
  expect(await within(table).findByText('$120.50')).toBeInTheDocument()
  expect(within(table).getByText('Gets letters')).toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'Only who gets letters' }))
  await waitFor(() =>
    expect(run).toHaveBeenCalledWith('find-buyers', expect.objectContaining({ subscribed: true })),
  )
  await user.click(within(table).getByText('Aline Roy'))
  expect(await screen.findByDisplayValue('Likes tea')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'aline@people.test' })).toHaveAttribute(
    'href',
    'mailto:aline@people.test',
  )
  expect(await screen.findByText('2 · $33.00')).toBeInTheDocument()
})

test('an account without buyers says so', async () => {
  open(held())
  expect(await screen.findByText('Nobody has ordered yet.')).toBeInTheDocument()
})
