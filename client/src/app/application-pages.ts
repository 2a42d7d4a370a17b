import { bookingContract } from '@mainstreet/shared/contracts/bookings'
import { eventContract, funeralContract } from '@mainstreet/shared/contracts/calendar'
import { restaurantContract } from '@mainstreet/shared/contracts/restaurant'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { page } from './back-office/page-chunk'
import type { BackOfficePage } from './page'

const owner = { surface: 'dashboard', who: 'owner' } as const

/** The pages of applications that only some businesses have. */
export const applicationPages: readonly BackOfficePage[] = [
  {
    ...owner,
    path: routes.menu,
    needs: [restaurantContract, 'patch'],
    label: { en: 'Menu', fr: 'Menu' },
    Page: page(
      () => import('../features/restaurant/editor/dashboard-restaurant-page'),
      'DashboardRestaurantPage',
    ),
    nav: { icon: 'menu', group: 'Applications', role: 'Restaurant' },
  },
  {
    ...owner,
    path: routes.bookings,
    needs: [bookingContract, 'find'],
    label: { en: 'Bookings', fr: 'Réservations' },
    Page: page(() => import('../features/bookings/dashboard-bookings-page'), 'DashboardBookingsPage'),
    nav: { icon: 'bookings', group: 'Applications', role: 'Restaurant' },
  },
  {
    ...owner,
    path: routes.printMenu,
    needs: [restaurantContract, 'patch'],
    label: { en: 'Print the menu', fr: 'Imprimer le menu' },
    Page: page(
      () => import('../features/restaurant/print/dashboard-menu-print-page'),
      'DashboardMenuPrintPage',
    ),
  },
  {
    ...owner,
    path: routes.tableCard,
    needs: [restaurantContract, 'patch'],
    label: { en: 'Table card', fr: 'Carte de table' },
    Page: page(
      () => import('../features/restaurant/print/dashboard-table-card-page'),
      'DashboardTableCardPage',
    ),
  },
  {
    ...owner,
    path: routes.events,
    needs: [eventContract, 'patch'],
    label: { en: 'Events', fr: 'Événements' },
    Page: page(() => import('../features/calendar/editor/calendar-entries-page'), 'DashboardEventsPage'),
    nav: { icon: 'calendar', group: 'Applications', role: 'Events' },
  },
  {
    ...owner,
    path: routes.editEvent,
    needs: [eventContract, 'patch'],
    label: { en: 'Event', fr: 'Événement' },
    Page: page(() => import('../features/calendar/editor/calendar-entry-page'), 'DashboardEventPage'),
  },
  {
    ...owner,
    path: routes.funerals,
    needs: [funeralContract, 'patch'],
    label: { en: 'Funerals', fr: 'Funérailles' },
    Page: page(() => import('../features/calendar/editor/calendar-entries-page'), 'DashboardFuneralsPage'),
    nav: { icon: 'calendar', group: 'Applications', role: 'Funeral' },
  },
  {
    ...owner,
    path: routes.editFuneral,
    needs: [funeralContract, 'patch'],
    label: { en: 'Funeral', fr: 'Funérailles' },
    Page: page(() => import('../features/calendar/editor/calendar-entry-page'), 'DashboardFuneralPage'),
  },
]
