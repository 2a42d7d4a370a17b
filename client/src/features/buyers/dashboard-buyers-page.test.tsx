import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { BuyerData } from '@mainstreet/shared/contracts/orders/buyers'
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
  unfinished: { numbers: [], payments: 0, refunds: 0, ...unfinished },
})

const open = (data: BuyerData) => {
  const run = jest.fn(async (path: string) =>
    path === 'buyer-data' ? data : { ok: true, orders: 2, mails: 4, messages: 1, archives: 0 },
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
  expect(run).not.toHaveBeenCalled()
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
