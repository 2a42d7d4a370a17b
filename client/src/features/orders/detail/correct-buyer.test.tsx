import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { buildOrder } from '../order.factory'
import { CorrectBuyer } from './correct-buyer'

const open = (order: Order, run = jest.fn()) => {
  renderBackOffice({
    routes: [{ path: '/dashboard/orders/5', element: <CorrectBuyer order={order} /> }],
    at: '/dashboard/orders/5',
    api: fakeApi(fakeLive().live, { run }),
  })
  return userEvent.setup()
}
const press = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  return screen.findByRole('dialog')
}

test('an order that has left is not corrected any longer', async () => {
  renderBackOffice({
    routes: [
      {
        path: '/dashboard/orders/5',
        element: (
          <>
            <p>The order</p>
            <CorrectBuyer order={buildOrder({ status: 'shipped' })} />
          </>
        ),
      },
    ],
    at: '/dashboard/orders/5',
    api: fakeApi(fakeLive().live, {}),
  })
  await screen.findByText('The order')
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
})

test('what the server refuses stands beside its field, and what was typed stays', async () => {
  const refused = new ApiError('BadRequest', 'Bad.', { code: 400, errors: { city: 'is required' } })
  const user = open(buildOrder(), jest.fn().mockRejectedValue(refused))
  const dialog = within(await press(user))
  await user.clear(dialog.getByLabelText(/^Email/))
  await user.type(dialog.getByLabelText(/^Email/), 'right@people.test')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/is required/i)).toBeInTheDocument()
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('right@people.test')
})

test('the buyer as they are now is sent, and the tax of another province is said', async () => {
  const order = buildOrder()
  const run = jest.fn().mockResolvedValue({ ok: true, order, taxThere: 50 })
  const user = open(order, run)
  const dialog = within(await press(user))
  await user.clear(dialog.getByLabelText('Phone'))
  await user.type(dialog.getByLabelText('Phone'), '+33 6 12 34 56 78')
  await user.click(dialog.getByRole('switch'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/in this province it would have been \$0\.50/)).toBeInTheDocument()
  expect(run).toHaveBeenCalledWith(
    'correct-order',
    expect.objectContaining({ orderId: order.id, email: order.email, sendEmail: true }),
    undefined,
  )
  expect(run.mock.calls[0][1].phone.replace(/\s/g, '')).toBe('+33612345678')
})

test('an order by hand without an address can be corrected without one', async () => {
  const order = buildOrder({ email: '', shippingType: 'pickup' })
  const run = jest.fn().mockResolvedValue({ ok: true, order, taxThere: null })
  const user = open(order, run)
  const dialog = within(await press(user))
  await user.type(dialog.getByLabelText(/^Name/), 'x')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order #1001 is corrected.')).toBeInTheDocument()
  expect(run.mock.calls[0][1]).toMatchObject({ name: `${order.name}x` })
})
