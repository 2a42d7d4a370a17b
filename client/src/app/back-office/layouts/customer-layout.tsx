import { customerOfPath } from '@mainstreet/shared/routes'
import { Outlet, useHref } from 'react-router-dom'
import { CustomerGate } from '../../../features/customers/customer/customer-gate'
import { CustomerHead } from '../../../features/customers/customer/customer-head'
import { AdminShell } from './admin-layout'
import { CustomerTabs } from './customer-tabs'
import { useAccount } from '../../../kit/data/use-account'

const Head = () => {
  const { row, error } = useAccount()
  if (!row && error) return null
  return (
    <>
      <CustomerHead />
      <CustomerTabs />
    </>
  )
}

/** The platform's tool with an owner's pages of the customer whom the address names. */
export const CustomerLayout = () => {
  const id = customerOfPath(useHref('/')) ?? null
  return (
    <AdminShell customerId={id} head={<Head />}>
      <CustomerGate>
        <Outlet />
      </CustomerGate>
    </AdminShell>
  )
}
