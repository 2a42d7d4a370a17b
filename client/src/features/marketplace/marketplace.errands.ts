import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const marketplaceErrands = [
  ...errandsOf(routes.items, [
    ['', 'Change a price', 'Changer un prix', 'raise lower amount augmenter baisser'],
    ['', 'Count the stock', 'Compter le stock', 'inventory quantity left inventaire quantité'],
    ['', 'Put something on sale', 'Mettre en solde', 'discount reduced promotion rabais réduction'],
    ['', 'Add or rename a category', 'Ajouter ou renommer une catégorie', 'collection department rayon'],
    ['', 'Hide a product', 'Masquer un produit', 'draft unpublish retirer brouillon'],
    [
      '',
      'Make a poster or card of a product',
      'Faire une affiche d’un produit',
      'flyer share print facebook instagram partager imprimer',
    ],
    ['', 'Take the products out as a file', 'Exporter les produits', 'export csv excel backup'],
  ]),
  ...errandsOf(routes.itemSales, [
    [
      '',
      'Reduce many products for a weekend',
      'Solder une catégorie pour une fin de semaine',
      'sale boxing day black friday discount category percent off campaign rabais promotion',
    ],
  ]),
  ...errandsOf(routes.discountCodes, [
    [
      '',
      'Make a discount code',
      'Faire un code de rabais',
      'coupon promo voucher percent off free shipping influencer code promotionnel bon livraison gratuite',
    ],
  ]),
  ...errandsOf(routes.giftCards, [
    [
      '',
      'Make a gift card',
      'Faire une carte-cadeau',
      'voucher certificate present balance store credit bon cadeau chèque solde',
    ],
  ]),
  ...errandsOf(routes.importItems, [
    [
      '',
      'Bring products in from a file',
      'Importer des produits',
      'shopify woocommerce csv excel move catalogue',
    ],
  ]),
]
