import { Outlet, useSearchParams } from 'react-router-dom'
import { ModuleCustomer } from '../../../features/customers/module-customer'
import { AdminShell } from './admin-layout'

/** The platform's tool with one customer in view, whom the address names: `?r={region}&custid={customer}`. */
export const ModuleLayout = () => {
  const [params] = useSearchParams()
  const named = params.get('custid') ?? ''
  const customerId = /^[1-9]\d{0,9}$/.test(named) ? Number(named) : undefined
  return (
    <AdminShell customerId={customerId ?? null}>
      <ModuleCustomer customerId={customerId} region={params.get('r') ?? ''}>
        <Outlet />
      </ModuleCustomer>
    </AdminShell>
  )
}
