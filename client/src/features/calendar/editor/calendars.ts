import { eventContract, funeralContract } from '@mainstreet/shared/contracts/calendar/calendar'
import { backOfficeRoutes, routes } from '@mainstreet/shared/routes'

/** The services whose entries have a date. */
export type CalendarPath = 'events' | 'funerals'

/** What differs between the two calendars beside their words. */
export const calendars = {
  events: {
    contract: eventContract,
    list: backOfficeRoutes.events,
    edit: backOfficeRoutes.editEvent,
    page: routes.event,
  },
  funerals: {
    contract: funeralContract,
    list: backOfficeRoutes.funerals,
    edit: backOfficeRoutes.editFuneral,
    page: routes.funeral,
  },
} as const
