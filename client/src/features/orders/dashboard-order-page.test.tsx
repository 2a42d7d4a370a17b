import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fulfilmentAnchor } from '@mainstreet/shared/routes'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { OrderRefund } from '@mainstreet/shared/contracts/orders/order-refunds'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { ApiError } from '../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DashboardOrderPage } from './dashboard-order-page'
import { buildOrder, buildRefund } from './order.factory'

const open = (
  order: Order | Error,
  patch = jest.fn(),
  { at = '/dashboard/orders/5', run = jest.fn(), refunds = [] as OrderRefund[] } = {},
) => {
  const get = jest.fn(async (path: string) => {
    if (path === 'account') return { id: 1, timezone: 'America/Moncton', str_company_name: 'Harbour' }
    if (order instanceof Error) throw order
    return order
  })
  const find = jest.fn(async (path: string) => {
    const data = path === 'order-refunds' ? refunds : []
    return { total: data.length, limit: 100, skip: 0, data }
  })
  const live = fakeLive()
  renderBackOffice({
    routes: [{ path: '/dashboard/orders/:id', element: <DashboardOrderPage /> }],
    at,
    api: fakeApi(live.live, { get, patch, find, run }),
  })
  return { patch, ...live }
}

// First, because messages outlive the test that they belong to.
test('a step is taken back from its message, and the focus stays where it was', async () => {
  const order = buildOrder()
  const patch = jest.fn(async (_path, _id, data) => ({ ...order, ...data, shippedAt: order.paidAt }))
  const run = jest.fn(async () => ({ ok: true, order }))
  open(order, patch, { run })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mark Order as Shipped' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledWith('undo-order-step', { orderId: 5 }, undefined)
  await waitFor(() => expect(document.getElementById(fulfilmentAnchor)).toHaveFocus())
})

test("another account's order is said not to exist", async () => {
  open(new ApiError('NotFound', 'No record found for id 5', { code: 404 }))
  expect(await screen.findByText('There is no order with this number (5).')).toBeInTheDocument()
})

test('an address without a number asks the server nothing', async () => {
  open(buildOrder(), jest.fn(), { at: '/dashboard/orders/abc' })
  expect(await screen.findByText('There is no order with this number (abc).')).toBeInTheDocument()
})

test('a refused completion is said and keeps what was typed', async () => {
  const patch = jest
    .fn()
    .mockRejectedValue(new ApiError('Conflict', 'This order is Complete already.', { code: 409 }))
  open(buildOrder(), patch)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Tracking Number'), '1Z 999')
  await user.click(screen.getByRole('button', { name: 'Mark Order as Shipped' }))
  expect(await screen.findByText('Not saved: This order is Complete already.')).toBeInTheDocument()
  expect(screen.getByLabelText('Tracking Number')).toHaveValue('1Z 999')
})

test('shipping sends carrier, number and the e-mail that is on by default', async () => {
  const order = buildOrder()
  const patch = jest.fn(async (_path, _id, data) => ({ ...order, ...data, completedAt: order.paidAt }))
  open(order, patch)
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Carrier'), 'UPS')
  await user.type(screen.getByLabelText('Tracking Number'), ' 1Z999 ')
  expect(screen.getByRole('switch', { name: 'Send an email to the buyer' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Mark Order as Shipped' }))
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith('account-orders', 5, {
      status: 'Complete',
      sendEmail: true,
      trackingNumber: '1Z999',
      trackingCarrier: 'UPS',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark Order as Shipped' })).toBeNull())
})

test('shipping without a number and with the switch off sends neither number nor e-mail', async () => {
  const order = buildOrder()
  const patch = jest.fn(async (_path, _id, data) => ({ ...order, ...data }))
  open(order, patch)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('switch', { name: 'Send an email to the buyer' }))
  await user.click(screen.getByRole('button', { name: 'Mark Order as Shipped' }))
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith('account-orders', 5, { status: 'Complete', sendEmail: false }),
  )
})

test('an address that ends in the way to pack it begins there', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  open(buildOrder(), jest.fn(), { at: `/dashboard/orders/5#${fulfilmentAnchor}` })
  const form = await screen.findByRole('region', { name: 'Ship this order' })
  await waitFor(() => expect(form.parentElement).toHaveFocus())
  expect(scrolled).toHaveBeenCalled()
})

test('a pickup is completed without a parcel', async () => {
  const order = buildOrder({ shippingType: 'pickup', shipping: cents(0) })
  const patch = jest.fn(async (_path, _id, data) => ({ ...order, ...data }))
  open(order, patch)
  await userEvent.click(await screen.findByRole('button', { name: 'Complete Order' }))
  await waitFor(() => expect(patch).toHaveBeenCalledWith('account-orders', 5, { status: 'Complete' }))
})

test('a parcel marked as shipped reads as complete, with the day it was sent beside it for seven days', async () => {
  const now = new Date().toISOString()
  const sent = { status: 'Complete', shippedAt: now, completedAt: now } as const
  const { emit } = open(buildOrder(sent))
  expect((await screen.findAllByText('Complete'))[0]).toHaveAttribute('data-tone', 'success')
  expect(screen.getByText(/^shipped /)).toBeInTheDocument()
  expect(screen.queryByText('Not yet')).not.toBeInTheDocument()
  const then = '2026-03-03T12:00:00.000Z'
  emit('account-orders', 'patched', buildOrder({ ...sent, shippedAt: then, completedAt: then }))
  await waitFor(() => expect(screen.queryByText(/^shipped /)).not.toBeInTheDocument())
  expect(screen.getAllByText('Complete')[0]).toHaveAttribute('data-tone', 'success')
})

test('a piece whose money was given back is marked, and is no longer to be packed', async () => {
  const order = buildOrder({ refunded: cents(920) })
  const [soap] = order.lines.filter(({ quantity }) => quantity === 2)
  const back = { variationId: soap!.variationId, itemId: soap!.itemId, quantity: 1, cents: cents(800) }
  open(order, undefined, { refunds: [buildRefund(order, [{ ...back, restocked: true }])] })
  const items = await screen.findByRole('region', { name: 'Items' })
  expect(await within(items).findByText('1 piece refunded')).toBeInTheDocument()
  expect(within(items).getByText('× 1', { selector: '.onPaper' })).toBeInTheDocument()
})

test('only paid orders can be acted on', async () => {
  open(buildOrder({ status: 'Complete', completedAt: '2026-03-03T12:00:00.000Z' }))
  await screen.findByRole('heading', { name: 'Order #1001' })
  expect(screen.queryByRole('button', { name: 'Mark Order as Shipped' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Complete Order' })).not.toBeInTheDocument()
})

test('sums, taxes and address are shown', async () => {
  open(buildOrder())
  const items = await screen.findByRole('region', { name: 'Items' })
  for (const sum of ['$13.00', '$5.00', '$2.70', '$20.70', 'HST'])
    expect(within(items).getAllByText(sum).length).toBeGreaterThan(0)
  expect(screen.getByText('Shediac NB E4P 1A1')).toBeInTheDocument()
})

test('a change made elsewhere shows by itself', async () => {
  const { emit } = open(buildOrder())
  await screen.findByRole('button', { name: 'Mark Order as Shipped' })
  emit('account-orders', 'patched', buildOrder({ status: 'Complete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark Order as Shipped' })).toBeNull())
})

test('the shop’s notes are saved when they are left, apart from what the buyer wrote', async () => {
  const order = buildOrder()
  const patch = jest.fn(async (_path, _id, data) => ({ ...order, ...data }))
  open(order, patch)
  const user = userEvent.setup()
  expect(await screen.findByText(order.notes)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Your notes' }), 'Gift.')
  await user.tab()
  await waitFor(() => expect(patch).toHaveBeenCalledWith('account-orders', 5, { shopNotes: 'Gift.' }))
})

test('a tracking number is corrected after the parcel has left', async () => {
  const order = buildOrder({ status: 'Complete', shippedAt: '2026-03-03T12:00:00.000Z', trackingNumber: '1' })
  const patch = jest.fn(async (_path, _id, data) => ({ ...order, ...data }))
  open(order, patch)
  const user = userEvent.setup()
  const parcel = await screen.findByRole('region', { name: 'The parcel' })
  expect(within(parcel).getByText(/Shipped · Mar 3, 2026/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Tracking Number')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Correct the tracking' }))
  await user.type(screen.getByLabelText('Tracking Number'), '23')
  await user.click(screen.getByRole('switch', { name: 'Send the notice again' }))
  await user.click(screen.getByRole('button', { name: 'Save Tracking' }))
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith('account-orders', 5, {
      trackingNumber: '123',
      trackingCarrier: 'Canada Post',
      sendEmail: true,
    }),
  )
})

test('a refund shows what goes back, sends pieces with restock ticked, and says what failed', async () => {
  const run = jest.fn(async (path: string) => {
    if (path !== 'refund-quote') throw new ApiError('PaymentError', 'Your balance is too low.', { code: 402 })
    const sums = { amount: 748, subtotal: 650, shipping: 0, tax: 98, left: 1322 }
    return {
      ok: true,
      ...sums,
      taxLines: [{ label: 'HST', cents: 98 }],
      lines: [],
      ways: [{ way: 'card', cents: sums.amount }],
    }
  })
  open(buildOrder(), undefined, { run })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const panel = await screen.findByRole('dialog', { name: 'Refund order #1001' })
  await user.click(within(panel).getByRole('button', { name: 'One more' }))
  expect(within(panel).getByRole('switch', { name: 'Put back into stock' })).toBeChecked()
  await user.click(await within(panel).findByRole('button', { name: 'Refund $7.48' }))
  expect(run).toHaveBeenCalledWith(
    'refund-order',
    expect.objectContaining({
      orderId: 5,
      lines: [{ variationId: 11, quantity: 1, restock: true }],
      expectedAmount: 748,
    }),
    undefined,
  )
  expect(await within(panel).findByText('Your balance is too low.')).toBeInTheDocument()
  await user.click(within(panel).getByRole('button', { name: 'Choose everything' }))
  expect(within(panel).getByRole('button', { name: 'One more' })).toBeDisabled()
  await user.click(within(panel).getByRole('radio', { name: 'An amount' }))
  await user.type(within(panel).getByLabelText('Amount, tax included'), '9999')
  expect(within(panel).getAllByText('At most $20.70.')).toHaveLength(1)
})
