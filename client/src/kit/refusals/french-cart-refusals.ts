import type { CartRefusal } from '@mainstreet/shared/rules/orders/order-refusals'

/** Why a cart is not bought, in French, for its buyer and for who writes an order by hand. */
export const frenchCartRefusals: Readonly<Record<CartRefusal, string>> = {
  'store-closed': 'Cette boutique ne prend pas de commandes pour le moment.',
  'preview-only': 'Ceci est un aperçu\u00a0: rien ne peut être acheté ici.',
  'payment-in-progress': 'Ce paiement est encore en traitement; veuillez patienter un moment.',
  'provider-silent':
    'Le fournisseur de paiement n’a pas répondu. Si votre paiement a réussi, votre reçu arrivera sous peu par courriel.',
  'prices-changed': 'Des prix ont changé depuis votre dernière visite; veuillez revoir la commande.',
  'card-keys-changed':
    'La boutique vient de changer sa façon de recevoir les cartes. Veuillez recharger la page, puis payer.',
  'only-left': 'Il ne reste que {left} «\u00a0{label}\u00a0» en stock.',
  'sold-out': '«\u00a0{label}\u00a0» est en rupture de stock.',
  'unpaid-open':
    'Vous avez ici {max} commandes encore à payer. Payez-en d’abord une, ou choisissez un autre mode de paiement.',
  'unpaid-share':
    'Il est possible de vous garder seulement {left} «\u00a0{label}\u00a0» jusqu’au paiement. Prenez-en moins, ou choisissez un autre mode de paiement.',
  'unpaid-none':
    'Il n’est plus possible de vous garder «\u00a0{label}\u00a0» jusqu’au paiement. Choisissez un autre mode de paiement.',
  'code-unknown': 'Ce code n’existe pas.',
  'code-minimum': 'Ce code vaut pour les commandes dès {minimum:money}.',
  'code-for-others': 'Ce code ne vaut pas pour ce qui est dans votre panier.',
  'code-needs-shipping': 'Ce code vaut pour les commandes expédiées ou livrées.',
  'code-ended': 'Ce code n’est plus valable.',
  'code-used-up': 'Ce code a été utilisé entièrement.',
  'gift-card-unknown': 'Aucune carte-cadeau n’a ce code.',
  'gift-card-empty': 'Il ne reste rien sur cette carte-cadeau.',
  'code-had': 'Ce code a déjà été utilisé avec cette adresse courriel.',
  'item-gone': 'Un de vos articles n’est plus disponible. Veuillez revoir votre panier.',
  'cannot-ship':
    'Des articles de votre panier ne peuvent pas être expédiés, et vous avez choisi l’expédition.',
  'delivery-not-offered': 'La boutique n’offre plus ce mode de livraison. Veuillez en choisir un autre.',
  'not-sent-there': 'La boutique n’envoie rien à cette adresse. Veuillez choisir un autre mode de livraison.',
  'below-minimum': 'Les commandes commencent ici à {minimum:money}.',
  'slot-gone': 'Cette heure n’est plus libre. Veuillez en choisir une autre.',
  'order-too-large': 'Une commande peut s’élever à 999\u00a0999,99\u00a0$ au plus.',
  'order-too-small': 'Une commande doit s’élever à au moins 0,50\u00a0$.',
}
