import { act, screen, waitFor } from '@testing-library/react'
import { anOwner, fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { keepAlerts } from './alerts/alert-choices'
import { newArrivals, NewOrderWatch } from './new-order-watch'
import { buildOrder } from './order.factory'

const [soap] = buildOrder().lines
const lines = [{ ...soap!, image: '/media/1/soap.jpg' }, soap!, soap!]

const pageOf = (...ids: number[]) => ({
  total: ids.length,
  limit: 20,
  skip: 0,
  data: ids.map((id) => buildOrder({ id, orderNumber: 1000 + id, lines })),
})

test('orders that move up when others are done are not new', () => {
  const before = Array.from({ length: 20 }, (_, index) => 40 - index)
  const now = [...before.slice(1), 20].map((id) => buildOrder({ id }))
  expect(newArrivals(before, now)).toEqual([])
  expect(newArrivals(before, [buildOrder({ id: 41 }), ...now]).map(({ id }) => id)).toEqual([41])
})

test('a new order is announced by a message, the title and a sentence', async () => {
  const find = jest.fn().mockResolvedValueOnce(pageOf(4)).mockResolvedValue(pageOf(5, 4))
  const { live, emit } = fakeLive()
  document.title = 'Dashboard'
  renderBackOffice({
    routes: [{ path: '/', element: <NewOrderWatch /> }],
    at: '/',
    api: fakeApi(live, { find }),
  })
  await waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  expect(document.title).toBe('Dashboard')
  act(() => emit('account-orders', 'patched', buildOrder({ id: 5, orderNumber: 1005 })))
  await waitFor(() => expect(document.title).toBe('(1) Dashboard'))
  expect(screen.getByRole('status')).toHaveTextContent('New order #1005 from Marie Doucet: $20.70')
  expect(await screen.findByRole('button', { name: 'View' })).toBeInTheDocument()
  const message = screen.getByRole('button', { name: 'View' }).closest('li')!
  expect(message.querySelector('img')).toHaveAttribute('src', '/media/1/soap.jpg')
  expect(message).toHaveTextContent('+2')
})

test('an order whose shipping is undone is no new one', async () => {
  const find = jest
    .fn()
    .mockResolvedValueOnce(pageOf(8, 4))
    .mockResolvedValueOnce(pageOf(4))
    .mockResolvedValueOnce(pageOf(8, 4))
    .mockResolvedValue(pageOf(9, 8, 4))
  const { live, emit } = fakeLive()
  renderBackOffice({
    routes: [{ path: '/', element: <NewOrderWatch /> }],
    at: '/',
    api: fakeApi(live, { find }),
  })
  await waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  const change = (order: Parameters<typeof buildOrder>[0]) =>
    act(() => emit('account-orders', 'patched', buildOrder(order)))
  change({ id: 8, status: 'Complete' })
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2))
  change({ id: 8, orderNumber: 1008 })
  await waitFor(() => expect(find).toHaveBeenCalledTimes(3))
  change({ id: 9, orderNumber: 1009 })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('New order #1009'))
  expect(screen.queryByText(/New order #1008/)).toBeNull()
})

test('who wants it is told on the desktop too, once for all windows', async () => {
  keepAlerts(anOwner.id, { sound: true, desktop: true })
  const Notification = Object.assign(jest.fn(), { permission: 'granted' })
  Object.assign(window, { Notification })
  jest.spyOn(document, 'hasFocus').mockReturnValue(false)
  const find = jest.fn().mockResolvedValueOnce(pageOf(4)).mockResolvedValue(pageOf(5, 4))
  const { live, emit } = fakeLive()
  const api = fakeApi(live, { find })
  renderBackOffice({ routes: [{ path: '/', element: <NewOrderWatch /> }], at: '/', api })
  await waitFor(() => expect(find).toHaveBeenCalledTimes(1))
  expect(Notification).not.toHaveBeenCalled()
  act(() => emit('account-orders', 'patched', buildOrder({ id: 5 })))
  await waitFor(() =>
    expect(Notification).toHaveBeenCalledWith('New order #1005 from Marie Doucet: $20.70', {
      tag: 'order-5',
      icon: '/media/1/soap.jpg',
    }),
  )
})
