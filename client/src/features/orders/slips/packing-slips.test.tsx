import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { OrderRefund } from '@mainstreet/shared/contracts/orders/order-refunds'
import { cents } from '@mainstreet/shared/rules/money/money'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../../kit/language/bilingual'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardOrdersPage } from '../dashboard-orders-page'
import { buildOrder, buildRefund } from '../order.factory'
import { PackingSlipsPage } from './packing-slips-page'

const three = [7, 6, 5].map((id) => buildOrder({ id, orderNumber: 1000 + id }))

const show = (
  at: string,
  locale: 'en' | 'fr' = 'en',
  { orders = three, refunds = [] as OrderRefund[] } = {},
) => {
  const find = jest.fn(async (path: string, { id }: { id?: { $in: number[] } }) => {
    if (path === 'order-refunds') return { total: refunds.length, limit: 500, skip: 0, data: refunds }
    const data = id ? orders.filter((order) => id.$in.includes(order.id)).reverse() : orders
    return { total: data.length, limit: 100, skip: 0, data }
  })
  const get = async (path: string) =>
    path === 'account'
      ? {
          id: 1,
          timezone: 'America/Moncton',
          str_company_name: 'Harbour & Sons',
          str_logo_image: '/logo.png',
        }
      : { id: 1, storeName: '', storeLogo: '' }
  const inLanguage = (page: ReactNode) => <BackOfficeLocale value={locale}>{page}</BackOfficeLocale>
  const routes = [
    { path: '/', element: inLanguage(<DashboardOrdersPage />) },
    { path: '/dashboard/orders/slips', element: inLanguage(<PackingSlipsPage />) },
  ]
  const { router } = renderBackOffice({ routes, at, api: fakeApi(fakeLive().live, { find, get }) })
  return { find, router, user: userEvent.setup() }
}

test('orders are chosen in the list, one or all of the page, and lead to their slips', async () => {
  const { user, router } = show('/')
  await user.click(await screen.findByRole('checkbox', { name: 'Select order 1006' }))
  expect(screen.getByRole('link', { name: 'Print 1 packing slip' })).toBeInTheDocument()
  const all = screen.getByRole('checkbox', { name: 'Select all on this page (3)' })
  expect(all).toBePartiallyChecked()
  await user.click(all)
  expect(screen.getByRole('checkbox', { name: 'Select order 1007' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Select order 1005' }))
  await user.click(screen.getByRole('link', { name: 'Print 2 packing slips' }))
  expect(router.state.location).toMatchObject({ pathname: '/dashboard/orders/slips', search: '?ids=7,6' })
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('each order has a slip with sender, destination and items, without prices, in the asked order', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = show('/dashboard/orders/slips?ids=5,7')
  const slips = await screen.findAllByRole('article')
  expect(slips.map((slip) => slip.getAttribute('aria-label'))).toEqual(['Order #1005', 'Order #1007'])
  const [slip] = slips
  expect(await within(slip!).findByText('Harbour & Sons')).toBeInTheDocument()
  expect(slip!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/logo'))
  for (const text of ['Jean Doucet', '12 Water Street', '2 ×', 'Sea salt soap', 'Please leave it'])
    expect(slip).toHaveTextContent(text)
  expect(slip).not.toHaveTextContent('$')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('what was given back is not packed', async () => {
  const order = buildOrder({ id: 5, refunded: cents(2070) })
  const back = (quantities: number[]) =>
    order.lines.map(({ variationId, itemId }, index) => {
      const quantity = quantities[index] ?? 0
      return { variationId, itemId, quantity, cents: cents(100), restocked: true }
    })
  const one = order.lines.map(({ quantity }) => quantity - 1)
  show('/dashboard/orders/slips?ids=5', 'en', { orders: [order], refunds: [buildRefund(order, back(one))] })
  const slip = await screen.findByRole('article')
  expect(await within(slip).findAllByText('1 ×')).toHaveLength(order.lines.length)
  expect(slip).not.toHaveTextContent('2 ×')
})

test('what is not an order of the account is said, and nothing is asked for without one', async () => {
  const { find } = show('/dashboard/orders/slips?ids=7,99,x', 'fr')
  expect(await screen.findByText('Une des commandes choisies est introuvable.')).toBeInTheDocument()
  expect(find).toHaveBeenCalledWith(
    'account-orders',
    { id: { $in: [7, 99] }, $limit: 100 },
    expect.anything(),
  )
})

test('an address without orders says where they are chosen', async () => {
  const { find } = show('/dashboard/orders/slips?ids=x')
  expect(await screen.findByText('No orders to print.')).toBeInTheDocument()
  expect(find).not.toHaveBeenCalled()
})
