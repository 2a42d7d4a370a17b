import type { MemberRole } from '@mainstreet/shared/access'
import { screen } from '@testing-library/react'
import { anOwner, fakeSession, renderBackOffice } from '../../../test/fake-back-office'
import { useOrderActions } from './use-order-actions'
import type { OrderList } from './use-order-list'

const Actions = () => {
  const actions = useOrderActions({ query: {}, total: 0 } as unknown as OrderList)
  return actions.map(({ label }) => <p key={label}>{label}</p>)
}

const show = async (role: MemberRole) => {
  const user = { ...anOwner, memberships: [{ customerId: 1, role }] }
  renderBackOffice({
    routes: [{ path: '/', element: <Actions /> }],
    at: '/',
    session: fakeSession({ status: 'signed-in', user, customerId: 1 }),
  })
  await screen.findByText('Emails')
}

test('an owner goes on to the sales', async () => {
  await show('owner')
  expect(screen.getByText('Sales')).toBeInTheDocument()
})

test('who packs orders is not led to the sales, which are the owner’s', async () => {
  await show('orders')
  expect(screen.queryByText('Sales')).not.toBeInTheDocument()
})
