import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const calendarErrands = [
  ...errandsOf(routes.events, [
    ['', 'Announce an event', 'Annoncer un événement', 'concert date calendar calendrier'],
  ]),
  ...errandsOf(routes.funerals, [
    [
      '',
      'Write a death notice',
      'Rédiger un avis de décès',
      'funeral obituary condolences nécrologie condoléances',
    ],
  ]),
]
