import { DashboardComingPage } from '../dashboard/dashboard-coming-page'

/** The list of products. */
export const DashboardItemsPage = DashboardComingPage
