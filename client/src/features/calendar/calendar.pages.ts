import { eventContract, funeralContract } from '@mainstreet/shared/contracts/calendar/calendar'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const calendarPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.events,
    needs: [eventContract, 'patch'],
    label: { en: 'Events', fr: 'Événements' },
    Page: page(() => import('./editor/calendar-entries-page'), 'DashboardEventsPage'),
    nav: { icon: 'calendar', group: 'Applications', role: 'Events' },
  },
  {
    ...inDashboard,
    path: routes.editEvent,
    needs: [eventContract, 'patch'],
    label: { en: 'Event', fr: 'Événement' },
    Page: page(() => import('./editor/calendar-entry-page'), 'DashboardEventPage'),
  },
  {
    ...inDashboard,
    path: routes.funerals,
    needs: [funeralContract, 'patch'],
    label: { en: 'Funerals', fr: 'Funérailles' },
    Page: page(() => import('./editor/calendar-entries-page'), 'DashboardFuneralsPage'),
    nav: { icon: 'calendar', group: 'Applications', role: 'Funeral' },
  },
  {
    ...inDashboard,
    path: routes.editFuneral,
    needs: [funeralContract, 'patch'],
    label: { en: 'Funeral', fr: 'Funérailles' },
    Page: page(() => import('./editor/calendar-entry-page'), 'DashboardFuneralPage'),
  },
]
