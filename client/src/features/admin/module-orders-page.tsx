import { useSearchParams } from 'react-router-dom'
import { DashboardOrderPage } from '../orders/dashboard-order-page'
import { DashboardOrdersPage } from '../orders/dashboard-orders-page'

/** A customer's orders, or the one that `item` names. */
export const ModuleOrdersPage = () => {
  const [params] = useSearchParams()
  return params.has('item') ? <DashboardOrderPage /> : <DashboardOrdersPage />
}
