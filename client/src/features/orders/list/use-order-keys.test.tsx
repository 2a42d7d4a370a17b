import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardOrdersPage } from '../dashboard-orders-page'
import { buildOrder } from '../order.factory'

const orders = [1001, 1002, 1003].map((orderNumber) => buildOrder({ id: orderNumber, orderNumber }))

const open = async (isWide: boolean, at = '/dashboard/orders?tab=toShip') => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ ...noMedia, matches: isWide && query.includes('1280') }) as unknown as MediaQueryList,
    )
  const find = jest.fn(async (path: string) => {
    const data = path === 'account-orders' ? orders : []
    return { total: data.length, limit: 25, skip: 0, data }
  })
  const get = async (path: string, id: number) =>
    path === 'account' ? { id: 1, timezone: 'America/Moncton' } : orders.find((order) => order.id === id)
  const routes = [
    { path: '/dashboard/orders', element: <DashboardOrdersPage /> },
    { path: '/dashboard/orders/:id', element: <p>The whole order</p> },
  ]
  const { router } = renderBackOffice({ routes, at, api: fakeApi(fakeLive().live, { find, get }) })
  await screen.findByRole('link', { name: /#1003/ })
  return { find, user: userEvent.setup(), address: () => router.state.location }
}

const noMedia = { addEventListener() {}, removeEventListener() {} }
const row = (number: number) => screen.getByRole('link', { name: new RegExp(`#${number}`) })

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})

test('what waits is asked for in the order it is due', async () => {
  const { find } = await open(false)
  expect(find).toHaveBeenCalledWith(
    'account-orders',
    expect.objectContaining({ status: 'paid', $sort: { createdAt: 1, id: 1 } }),
    expect.anything(),
  )
})

test('all orders begin with what waits longest, and go on with the newest of the others', async () => {
  const { find } = await open(false, '/dashboard/orders')
  const $sort = { waitsSince: 1, createdAt: -1, id: -1 }
  expect(find).toHaveBeenCalledWith('account-orders', expect.objectContaining({ $sort }), expect.anything())
  // An object is like another whatever the order of its columns: here that is what is sorted by.
  const [, query] = find.mock.calls.find(([path]) => path === 'account-orders') as unknown as [string, object]
  expect(JSON.stringify(query)).toContain(JSON.stringify({ $sort }).slice(1, -1))
})

test('keys go through the orders, which open beside the list; the address says which', async () => {
  const { user, address } = await open(true)
  await user.keyboard('j')
  expect(await screen.findByRole('complementary', { name: 'Order #1001' })).toBeInTheDocument()
  await user.keyboard('jj')
  expect(await screen.findByRole('complementary', { name: 'Order #1003' })).toBeInTheDocument()
  await user.keyboard('jk')
  await screen.findByRole('complementary', { name: 'Order #1002' })
  expect(address().search).toBe('?tab=toShip&open=1002')
  expect(row(1002)).toHaveFocus()
  expect(row(1002)).toHaveAttribute('aria-current', 'true')
  await user.type(screen.getByLabelText('Tracking Number'), 'jk')
  expect(screen.getByLabelText('Tracking Number')).toHaveValue('jk')
  expect(screen.getByRole('complementary')).toHaveAccessibleName('Order #1002')
})

test('an address that names an order opens it, and Escape closes it', async () => {
  const { user, address } = await open(true, '/dashboard/orders?open=1002')
  await screen.findByRole('complementary', { name: 'Order #1002' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
  expect(address().search).toBe('')
  expect(row(1002)).toHaveFocus()
})

test('where there is no room, keys go through the rows and open the order’s page', async () => {
  const { user, address } = await open(false)
  await user.keyboard('jjk')
  expect(row(1001)).toHaveFocus()
  await user.keyboard('{ArrowDown}o')
  expect(await screen.findByText('The whole order')).toBeInTheDocument()
  expect(address().pathname).toBe('/dashboard/orders/1002')
})

test('the panel’s buttons do the same, and say their keys while there are some', async () => {
  const { user } = await open(true, '/dashboard/orders?open=1002')
  const next = await screen.findByRole('button', { name: 'The next order' })
  expect(next).toHaveAttribute('title', 'The next order (J)')
  await user.click(next)
  await screen.findByRole('complementary', { name: 'Order #1003' })
  await user.click(screen.getByRole('button', { name: 'The order before' }))
  await screen.findByRole('complementary', { name: 'Order #1002' })
  await user.click(screen.getByRole('switch', { name: 'Use letter keys in this list' }))
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close')
})

test('the letters can be switched off', async () => {
  const { user } = await open(true)
  await user.click(screen.getByRole('switch', { name: 'Use letter keys in this list' }))
  await user.keyboard('j')
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
