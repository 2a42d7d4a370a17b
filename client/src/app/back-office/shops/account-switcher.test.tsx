import { weekdays } from '@mainstreet/shared/rules/time/local-time'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../../test/fake-back-office'
import { AccountSwitcher } from './account-switcher'

const shops = [
  { id: 1, str_company_name: 'Harbour & Pine', timezone: 'America/Moncton', str_logo_image: '' },
  { id: 2, str_company_name: 'Chez Léonie', timezone: 'America/Moncton', str_logo_image: '' },
]

const allDay = { customerId: 1, isOpen: true, byAppointment: false, open: '00:00:00', close: '00:00:00' }
const alwaysOpen = weekdays.map((day, index) => ({ ...allDay, id: index + 1, day }))

const show = (user: Partial<typeof anOwner> = {}) => {
  const { live, emit } = fakeLive()
  const list = (data: object[]) => ({ data, total: data.length, limit: 100, skip: 0 })
  const api = fakeApi(live, {
    get: async (_path: string, id: number) => shops.find((shop) => shop.id === id),
    find: async (path: string) => {
      if (path === 'profile-special-hours') return list([])
      return list(path === 'profile-hours' ? alwaysOpen : shops)
    },
  })
  const chooseAccount = jest.fn()
  const state = { status: 'signed-in' as const, user: { ...anOwner, ...user }, customerId: 1 }
  const session = fakeSession(state, { chooseAccount })
  const routes = [
    { path: '/inside', element: <AccountSwitcher /> },
    { path: '/dashboard', element: <p>the dashboard</p> },
  ]
  renderBackOffice({ routes, at: '/inside', session, api })
  const close = () => {
    for (const row of alwaysOpen) emit('profile-hours', 'patched', { ...row, isOpen: false })
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

test('who has many shops finds one by its name, with what one is there', async () => {
  const accounts = Array.from({ length: 12 }, (_, n) => n + 1)
  const memberships = [{ customerId: 2, role: 'orders' as const }]
  const { chooseAccount } = show({ accounts, memberships })
  await userEvent.click(await screen.findByRole('button', { name: /Harbour & Pine.*Switch the business/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find a business' }), 'leonie')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(screen.getByRole('option')).toHaveTextContent('Chez LéonieOrders')
  await userEvent.keyboard('{Enter}')
  expect(chooseAccount).toHaveBeenCalledWith(2)
})

test('who has several shops goes to another one', async () => {
  const { chooseAccount } = show({ accounts: [1, 2] })
  await userEvent.click(await screen.findByRole('button', { name: /Harbour & Pine.*Switch the business/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Chez Léonie' }))
  expect(chooseAccount).toHaveBeenCalledWith(2)
  expect(await screen.findByText('the dashboard')).toBeInTheDocument()
})
