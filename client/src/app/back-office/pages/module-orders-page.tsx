import { useSearchParams } from 'react-router-dom'
import { DashboardOrderPage } from '../../../features/orders/dashboard-order-page'
import { DashboardOrdersPage } from '../../../features/orders/dashboard-orders-page'

/** A customer's orders, or the one that `item` names. */
export const ModuleOrdersPage = () => {
  const [params] = useSearchParams()
  return params.has('item') ? <DashboardOrderPage /> : <DashboardOrdersPage />
}
