import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const contactErrands = [
  ...errandsOf(routes.messages, [
    ['', 'Answer a message', 'Répondre à un message', 'inbox question reply customer courrier client boîte'],
    ['?part=answered', 'Find what was answered', 'Retrouver une réponse', 'sent reply archive'],
  ]),
]
