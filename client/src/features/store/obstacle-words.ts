import type { ShopReadiness } from '@mainstreet/shared/contracts/marketplace/store'
import { bilingual } from '../../kit/language/bilingual'

type Obstacle = ShopReadiness['obstacles'][number]

const obstaclesEn: Record<Obstacle, { text: string; link?: string }> = {
  suspended: { text: 'Your site is suspended. Please ask support.' },
  unpublished: { text: 'Your site is not published yet.', link: 'Publish it' },
  'selling-off': { text: 'Selling is not switched on for your account. Please ask support.' },
  'no-shipping': {
    text: 'There is no way to get the goods yet.',
    link: 'Choose shipping, delivery or pickup',
  },
  'no-keys': {
    text: 'There are no payment keys yet, and buyers cannot pay you directly.',
    link: 'Choose how you are paid',
  },
  'keys-not-usable': {
    text: 'Your payment keys are not complete: the mode in use, live or test, needs its secret key and its publishable key.',
    link: 'Look at your payment keys',
  },
  'no-item': { text: 'No item is public yet.', link: 'Publish an item' },
}

const obstaclesFr: typeof obstaclesEn = {
  suspended: { text: 'Votre site est suspendu. Écrivez à l’assistance.' },
  unpublished: { text: 'Votre site n’est pas encore publié.', link: 'Le publier' },
  'selling-off': { text: 'La vente n’est pas activée pour votre compte. Écrivez à l’assistance.' },
  'no-shipping': {
    text: 'Vos clients n’ont encore aucun moyen de recevoir leurs articles.',
    link: 'Choisir l’expédition, la livraison ou le ramassage',
  },
  'no-keys': {
    text: 'Il n’y a pas encore de clés de paiement, et l’acheteur ne peut pas vous payer directement.',
    link: 'Choisir comment vous êtes payé',
  },
  'keys-not-usable': {
    text: 'Vos clés de paiement sont incomplètes\u00a0: le mode utilisé, réel ou essai, demande sa clé secrète et sa clé publique.',
    link: 'Voir vos clés de paiement',
  },
  'no-item': { text: 'Aucun article n’est public.', link: 'Publier un article' },
}

/** What keeps a shop closed, and what its link to the place says. */
export const obstacleWords = bilingual({ en: obstaclesEn, fr: obstaclesFr })
