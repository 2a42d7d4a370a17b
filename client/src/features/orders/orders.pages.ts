import { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const ordersPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.orders,
    needs: [orderContract, 'find'],
    label: { en: 'Orders', fr: 'Commandes' },
    Page: page(() => import('./dashboard-orders-page'), 'DashboardOrdersPage'),
    nav: { icon: 'orders', group: 'Applications' },
    customer: 'link',
  },
  {
    ...inDashboard,
    path: routes.packingSlips,
    needs: [orderContract, 'find'],
    label: { en: 'Packing slips', fr: 'Bordereaux d’expédition' },
    Page: page(() => import('./slips/packing-slips-page'), 'PackingSlipsPage'),
  },
  {
    ...inDashboard,
    path: routes.till,
    needs: [orderContract, 'create'],
    label: { en: 'Till', fr: 'Caisse' },
    Page: page(() => import('./till/dashboard-till-page'), 'DashboardTillPage'),
  },
  {
    ...inDashboard,
    path: routes.newOrder,
    needs: [orderContract, 'create'],
    label: { en: 'New order', fr: 'Nouvelle commande' },
    Page: page(() => import('./new/dashboard-new-order-page'), 'DashboardNewOrderPage'),
  },
  {
    ...inDashboard,
    path: routes.viewOrder,
    needs: [orderContract, 'find'],
    label: { en: 'Order', fr: 'Commande' },
    Page: page(() => import('./dashboard-order-page'), 'DashboardOrderPage'),
  },
]
