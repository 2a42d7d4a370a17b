import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { AccountSwitcher } from './account-switcher'

const shops = [
  { id: 1, str_company_name: 'Harbour & Pine', timezone: 'America/Moncton', str_logo_image: '' },
  { id: 2, str_company_name: 'Chez Léonie', timezone: 'America/Moncton', str_logo_image: '' },
]

const dayMs = 86_400_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const openUntilTomorrow = () => [{ opens: at(-dayMs), closes: at(dayMs) }]

const show = (user: Partial<typeof anOwner> = {}) => {
  const { live, emit } = fakeLive()
  let openings = openUntilTomorrow()
  const list = (data: object[]) => ({ data, total: data.length, limit: 100, skip: 0 })
  const api = fakeApi(live, {
    get: async (_path: string, id: number) => shops.find((shop) => shop.id === id),
    find: async () => list(shops),
    site: async () => ({ openings }),
  })
  const chooseAccount = jest.fn()
  const state = { status: 'signed-in' as const, user: { ...anOwner, ...user }, accountId: 1 }
  const session = fakeSession(state, { chooseAccount })
  const routes = [
    { path: '/inside', element: <AccountSwitcher /> },
    { path: '/dashboard', element: <p>the dashboard</p> },
    { path: '/admin', element: <p>the customers</p> },
  ]
  renderBackOffice({ routes, at: '/inside', session, api })
  const close = () => {
    openings = []
    emit('profile-hours', 'patched', { id: 1, customerId: 1 })
  }
  return { close, chooseAccount }
}

test('the shop says whose it is and whether it is open, live', async () => {
  const { close } = show()
  expect(await screen.findByRole('link', { name: /Harbour & Pine/ })).toHaveAttribute('href', '/dashboard')
  expect(await screen.findByText(/^Open/)).toBeInTheDocument()
  act(close)
  await waitFor(() => expect(screen.queryByText(/^Open/)).not.toBeInTheDocument())
})

test('who has several shops goes to another one', async () => {
  const { chooseAccount } = show({ accounts: [1, 2] })
  await userEvent.click(await screen.findByRole('button', { name: /Harbour & Pine.*Switch the business/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Chez Léonie' }))
  expect(chooseAccount).toHaveBeenCalledWith(2)
  expect(await screen.findByText('the dashboard')).toBeInTheDocument()
})

test('staff go back to all customers', async () => {
  show({ role: 'staff', accounts: [] })
  await userEvent.click(await screen.findByRole('button', { name: /Harbour & Pine.*Change/ }))
  expect(await screen.findByText('the customers')).toBeInTheDocument()
})
