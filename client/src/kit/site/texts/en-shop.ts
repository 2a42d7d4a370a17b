/** What the shop says in parts whose code comes after the page's, in English. */
export const enShop = {
  item: {
    choose: 'Choose a variation',
    show: 'Show this one',
    enlarge: (picture: number, total: number) =>
      total > 1 ? `Enlarge picture ${picture} of ${total}` : 'Enlarge the picture',
    zoom: 'Picture, enlarged',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    getIt: 'How you get it',
    free: 'Free Shipping',
    flat: (price: string) => `Flat Rate Shipping - ${price}`,
    delivery: (price: string) => `Local Delivery - ${price}`,
    pickup: 'Local Pickup',
    pickupOnly: 'This item cannot be shipped: choose pickup or local delivery.',
    taxExempt: 'No tax on this item',
    related: 'You may also like',
  },
  sale: {
    save: (amount: string) => `Save ${amount}`,
    ends: (date: string) => `Sale ends ${date}`,
  },
}

/** The shape of the shop's catalogues. */
export type ShopTexts = typeof enShop
