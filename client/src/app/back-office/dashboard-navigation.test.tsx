import { screen } from '@testing-library/react'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DashboardNavigation } from './dashboard-navigation'

test('the inbox has its entry, with how many are new', async () => {
  const routes = [{ path: '*', element: <DashboardNavigation openOrders={0} customerId={1} /> }]
  const find = async (path: string) => ({
    data: [],
    total: path === 'contact-messages' ? 3 : 0,
    limit: 0,
    skip: 0,
  })
  const api = fakeApi(fakeLive().live, { get: async () => ({ id: 1, roles: [] }), find })
  renderBackOffice({ routes, at: '/dashboard', api })
  expect(await screen.findByRole('link', { name: 'Inbox 3 new messages' })).toHaveAttribute(
    'href',
    '/dashboard/messages',
  )
})

test('Support has its entry on a platform without an address for it too, and leads to a page of ours', async () => {
  const routes = [{ path: '*', element: <DashboardNavigation openOrders={0} customerId={1} /> }]
  const list = { data: [], total: 0, limit: 100, skip: 0 }
  const api = fakeApi(fakeLive().live, {
    get: async () => ({ id: 1, str_company_name: 'Harbour & Pine', roles: [] }),
    find: async () => list,
  })
  renderBackOffice({ routes, at: '/dashboard', api })
  const support = await screen.findByRole('link', { name: 'Support' })
  expect(support).toHaveAttribute('href', '/dashboard/support')
  expect(support).not.toHaveAttribute('target')
})
