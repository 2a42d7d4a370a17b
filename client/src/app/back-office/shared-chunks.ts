import { page } from './page-chunk'

/** The list of items, for owners and the platform's modules. */
export const items = page(
  () => import('../../features/marketplace/list/dashboard-items-page'),
  'DashboardItemsPage',
)

/** The editor of an item, for both. */
export const item = page(
  () => import('../../features/marketplace/editor/dashboard-item-page'),
  'DashboardItemPage',
)

/** The page of one's account, for owners and staff. */
export const account = page(() => import('./pages/dashboard-account-page'), 'DashboardAccountPage')
