import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const storeErrands = [
  ...errandsOf(routes.options, [
    [
      '#shipping',
      'Set what shipping costs',
      'Fixer les frais de livraison',
      'delivery flat rate postage free expédition gratuite',
    ],
    [
      '#zones',
      'Say where you ship and deliver',
      'Dire où vous expédiez et livrez',
      'zones postal code region weight free shipping minimum poids code postal région minimum',
    ],
    [
      '#times',
      'Let buyers choose a time',
      'Laisser choisir une heure',
      'pickup delivery times slots hours ramassage livraison heures plages',
    ],
    ['#shipping', 'Offer pickup', 'Offrir le ramassage', 'collect local cueillette'],
    [
      '#shipping',
      'Write the return policy',
      'Rédiger la politique de retour',
      'returns exchanges échanges remboursement',
    ],
    [
      '#direct-payments',
      'Be paid directly',
      'Être payé directement',
      'e-transfer interac cash cheque transfer virement comptant chèque',
    ],
    [
      '#payments',
      'Take cards',
      'Accepter les cartes',
      'stripe square credit debit visa mastercard keys crédit débit clés',
    ],
    [
      '#taxNumbers',
      'Enter the tax numbers',
      'Inscrire les numéros de taxe',
      'gst hst qst pst tps tvq tvh registration',
    ],
    [
      '#store',
      'Choose where orders are mailed',
      'Choisir où vont les commandes',
      'receive notify email aviser recevoir courriel',
    ],
    [
      '#sections',
      'Hide or move a part of the home page',
      'Masquer ou déplacer une section',
      'blocks order sections accueil ordre',
    ],
    ['#options', 'Show or hide the hours', 'Afficher ou masquer les heures', 'phone anytime answer répondre'],
    [
      '#bookings',
      'Take bookings of tables',
      'Prendre des réservations',
      'restaurant reservations party table',
    ],
    ['#menu', 'Choose how the menu is shown', 'Choisir l’affichage du menu', 'restaurant carte'],
    [
      '#calculator',
      'Show a payment calculator',
      'Afficher un calculateur de paiements',
      'loan financing rate prêt financement taux',
    ],
    ['#facebook', 'Show Facebook posts', 'Afficher les publications Facebook', 'feed fil'],
  ]),
]
