import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const ordersErrands = [
  ...errandsOf(routes.orders, [
    [
      '',
      'Pack and ship an order',
      'Emballer et expédier une commande',
      'tracking send parcel colis suivi envoyer',
    ],
    ['', 'Give money back', 'Rembourser une commande', 'refund return remboursement retour'],
    [
      '',
      'Change the items of an order',
      'Modifier les articles d’une commande',
      'exchange swap size add remove pickup delivery échanger taille ajouter retirer livraison',
    ],
    ['', 'Cancel an order', 'Annuler une commande', 'stop'],
    [
      '',
      'Correct an address or name',
      'Corriger une adresse ou un nom',
      'wrong buyer typo email acheteur erreur',
    ],
    [
      '',
      'Mark an order as paid',
      'Marquer une commande comme payée',
      'e-transfer cash received virement reçu',
    ],
    ['', 'Print packing slips', 'Imprimer des bordereaux', 'label étiquette'],
    ['', 'Take the orders out as a file', 'Exporter les commandes', 'export csv excel'],
  ]),
  ...errandsOf(routes.till, [
    [
      '',
      'Sell at the counter',
      'Vendre au comptoir',
      'till pos cash register barcode scanner market fair caisse code-barres marché comptant',
    ],
  ]),
  ...errandsOf(routes.newOrder, [
    ['', 'Write an order by hand', 'Saisir une commande', 'phone telephone counter téléphone comptoir'],
  ]),
]
