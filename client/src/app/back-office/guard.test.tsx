import { screen, waitFor } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { LoginPage } from '../../features/users/login-page'
import { rememberedPath } from '../../features/users/remembered-path'
import type { SessionState, SessionUser } from '../../kit/session/session-state'
import { anOwner, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { Guard } from './guard'

const routes = (who: 'owner' | 'staff') => [
  { path: '/login', element: <p>the sign-in page</p> },
  { path: '/admin', element: <p>the customers</p> },
  { path: '/admin/customers/:id/*', element: <p>a customer</p> },
  {
    element: (
      <Guard who={who}>
        <Outlet />
      </Guard>
    ),
    children: [{ path: '/inside/*', element: <p>inside</p> }],
  },
]

const at = '/inside/orders?status=paid#top'
const open = (state: SessionState, who: 'owner' | 'staff' = 'owner') =>
  renderBackOffice({ routes: routes(who), at, session: fakeSession(state) })

const openNamed = (user: SessionUser, account: number) => {
  const chooseAccount = jest.fn()
  const session = fakeSession(
    { status: 'signed-in', user, customerId: user.accounts[0] ?? null },
    { chooseAccount },
  )
  const named = `/inside/orders?account=${account}&status=paid#top`
  const { router } = renderBackOffice({ routes: routes('owner'), at: named, session })
  const shown = () =>
    router.state.location.pathname + router.state.location.search + router.state.location.hash
  return { chooseAccount, shown }
}

const staff = { ...anOwner, role: 'staff', accounts: [] } as const

test('a visitor is sent to sign in, and the path is remembered', async () => {
  const { router } = open({ status: 'signed-out', why: 'new' })
  expect(await screen.findByText('the sign-in page')).toBeInTheDocument()
  expect(router.state.location.state).toEqual({ from: '/inside/orders?status=paid#top', ended: false })
})

test('after signing out on purpose nothing is remembered', () => {
  const { router } = open({ status: 'signed-out', why: 'left' })
  expect(router.state.location.state).toEqual({ from: undefined, ended: false })
})

test('an owner gets 403 where only staff may be', () => {
  open({ status: 'signed-in', user: anOwner, customerId: 1 }, 'staff')
  expect(screen.getByRole('heading', { name: '403 – not allowed' })).toBeInTheDocument()
  expect(screen.queryByText('inside')).not.toBeInTheDocument()
})

test('staff choose a customer before they see a dashboard', async () => {
  open({ status: 'signed-in', user: { ...staff, accounts: [] }, customerId: null })
  expect(await screen.findByText('the customers')).toBeInTheDocument()
})

test('a server that does not answer is said, with another try', () => {
  open({ status: 'unreachable', error: new Error('The server cannot be reached.') })
  expect(screen.getByText('The server cannot be reached.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('nothing is shown before it is known who is there', () => {
  open({ status: 'starting' })
  expect(screen.queryByText('inside')).not.toBeInTheDocument()
})

test('an owner comes in', () => {
  open({ status: 'signed-in', user: anOwner, customerId: 1 })
  expect(screen.getByText('inside')).toBeInTheDocument()
})

test('an address that names a business opens it for its owner', async () => {
  const { chooseAccount, shown } = openNamed({ ...anOwner, accounts: [1, 2] }, 2)
  expect(await screen.findByText('inside')).toBeInTheDocument()
  expect(chooseAccount).toHaveBeenCalledWith(2)
  expect(shown()).toBe(at)
})

test('it leads staff among that customer’s pages', async () => {
  const { shown } = openNamed({ ...staff, accounts: [] }, 2)
  expect(await screen.findByText('a customer')).toBeInTheDocument()
  expect(shown()).toBe(`/admin/customers/2${at}`)
})

test('it opens nothing to the owner of another', () => {
  const { chooseAccount } = openNamed(anOwner, 2)
  expect(screen.getByRole('heading', { name: '403 – not allowed' })).toBeInTheDocument()
  expect(chooseAccount).not.toHaveBeenCalled()
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'dashboard',
  7,
  '/login',
])('the path %p is not followed after signing in', (from) => {
  expect(rememberedPath({ from })).toBe('/dashboard')
})

test('a path of our own is followed after signing in', async () => {
  const { router } = renderBackOffice({
    routes: [
      { path: '/login', element: <LoginPage /> },
      { path: '/dashboard/orders', element: <p>orders</p> },
    ],
    at: { pathname: '/login', state: { from: '/dashboard/orders?status=paid' } },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/orders'))
  expect(router.state.location.search).toBe('?status=paid')
})
