import { bookingContract } from '@mainstreet/shared/contracts/bookings'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const bookingsPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.bookings,
    needs: [bookingContract, 'find'],
    label: { en: 'Bookings', fr: 'Réservations' },
    Page: page(() => import('./dashboard-bookings-page'), 'DashboardBookingsPage'),
    nav: { icon: 'bookings', group: 'Applications', role: 'Restaurant' },
  },
]
