import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const accountErrands = [
  ...errandsOf(routes.details, [
    [
      '#hours',
      'Change the opening hours',
      'Changer les heures d’ouverture',
      'open close schedule times horaire ouvert fermé',
    ],
    [
      '#time-off',
      'Take time off',
      'Prendre congé',
      'holidays vacation closed away break vacances fermeture férié noël christmas',
    ],
    ['#other-days', 'Close on a single day', 'Fermer un seul jour', 'holiday special date férié exception'],
    [
      '#location',
      'Change the address',
      'Changer l’adresse',
      'move street map city déménager rue carte ville',
    ],
    [
      '#company',
      'Change the name or slogan',
      'Changer le nom ou la devise',
      'business company rename description entreprise',
    ],
    [
      '#contact',
      'Change phone or email',
      'Changer le téléphone ou le courriel',
      'telephone number toll-free fax numéro',
    ],
    [
      '#social',
      'Link social pages',
      'Relier les réseaux sociaux',
      'facebook instagram tiktok youtube linkedin pinterest',
    ],
    [
      '#analytics',
      'Set up the Facebook pixel',
      'Configurer le pixel Facebook',
      'ads tracking conversions publicité suivi',
    ],
  ]),
]
