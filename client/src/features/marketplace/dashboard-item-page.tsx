import { DashboardComingPage } from '../dashboard/dashboard-coming-page'

/** The editor of one product. */
export const DashboardItemPage = DashboardComingPage
