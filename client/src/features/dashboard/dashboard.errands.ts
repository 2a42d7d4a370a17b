import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const dashboardErrands = [
  ...errandsOf(routes.dashboard, [
    [
      '',
      'Make a poster or code of the site',
      'Faire une affiche ou un code du site',
      'flyer qr share print window partager imprimer vitrine',
    ],
    [
      '',
      'See how many visited',
      'Voir le nombre de visites',
      'statistics analytics traffic statistiques achalandage',
    ],
    ['', 'Publish the site', 'Publier le site', 'online launch go live en ligne lancer'],
  ]),
  ...errandsOf(routes.support, [
    ['', 'Use your own domain', 'Utiliser votre domaine', 'address web www url adresse'],
    ['', 'Get help', 'Obtenir de l’aide', 'support contact question problem aide problème'],
    ['', 'Close the account', 'Fermer le compte', 'cancel subscription delete abonnement supprimer résilier'],
  ]),
]
