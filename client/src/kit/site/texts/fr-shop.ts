import type { ShopTexts } from './en-shop'

/** What the shop says in parts whose code comes after the page's, in French. */
export const frShop: ShopTexts = {
  item: {
    choose: 'Choisissez une variante',
    show: 'Afficher ce choix',
    enlarge: (picture, total) =>
      total > 1 ? `Agrandir la photo ${picture} de ${total}` : 'Agrandir la photo',
    zoom: 'Photo agrandie',
    zoomIn: 'Rapprocher',
    zoomOut: 'Éloigner',
    getIt: 'Comment le recevoir',
    free: 'Expédition gratuite',
    flat: (price) => `Expédition à tarif fixe - ${price}`,
    delivery: (price) => `Livraison locale - ${price}`,
    pickup: 'Ramassage en magasin',
    pickupOnly: 'Cet article ne peut pas être expédié\u00a0: choisissez le ramassage ou la livraison locale.',
    taxExempt: 'Aucune taxe sur cet article',
    related: 'Vous aimerez peut-être aussi',
  },
  sale: {
    save: (amount) => `Économisez ${amount}`,
    ends: (date) => `Le solde prend fin le ${date}`,
  },
}
