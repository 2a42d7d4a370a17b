import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const bookingsErrands = [
  ...errandsOf(routes.bookings, [
    [
      '',
      'Answer who asks for a table',
      'Répondre à une demande de table',
      'reservation accept guest réservation accepter',
    ],
    ['?part=day', 'See the tables of a day', 'Voir les tables d’un jour', 'full evening seats soirée places'],
    ['?part=day', 'Call tables off', 'Annuler des tables', 'cancel reservation annuler'],
  ]),
]
