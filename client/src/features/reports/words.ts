import { bilingual } from '../../kit/language/bilingual'
import { paidWithWords } from '../../kit/payment/paid-with-words'

/** What the page of sales by period says. */
export const salesWords = bilingual({
  en: {
    title: 'Sales',
    orders: 'Orders',
    about: (place: string) =>
      `By the clock of ${place}: orders on the day they were paid, refunds on the day they were made.`,
    period: 'Period',
    kinds: { month: 'Month', quarter: 'Quarter', year: 'Year', days: 'From – to' },
    earlier: 'Earlier',
    later: 'Later',
    from: 'From',
    to: 'To',
    quarter: (number: number, year: string) => `Q${number} ${year}`,
    span: (from: string, to: string) => `${from} – ${to}`,
    print: 'Print',
    csvSums: 'Sums as CSV',
    csvTaxes: 'Taxes as CSV',
    figures: {
      orders: 'Orders',
      sold: 'Sold',
      refunded: 'Given back',
      tax: 'Tax to report',
      net: 'Net with tax',
    },
    part: 'Part',
    sums: 'How it adds up',
    sumsAbout: 'All amounts in dollars; given back is what refunds of this period came to.',
    parts: { items: 'Items', shipping: 'Shipping and delivery', tax: 'Tax', total: 'Total' },
    columns: { charged: 'Charged', refunded: 'Given back', net: 'Net' },
    refundedPart: (part: string) => `Given back: ${part}`,
    taxes: 'Taxes',
    taxesAbout: 'By kind and by where the goods went: the sums of each kind are the lines of a return.',
    tax: 'Tax',
    noTaxes: 'No tax was charged in this period.',
    groups: { gst: 'GST/HST in all', pst: 'PST in all', qst: 'QST in all' },
    untaxed: 'Sold without tax',
    way: 'Paid',
    byWay: 'By way of payment',
    byWayAbout: 'With tax. Money of an order goes back the way it came.',
    fees: 'Fees',
    feesAbout: 'Fees are what the card provider keeps; a refund does not bring them back.',
    untold: (orders: number) =>
      orders === 1
        ? 'Of 1 order it has not told its fee yet.'
        : `Of ${orders} orders it has not told its fee yet.`,
    ways: {
      card: 'By card, here',
      giftCard: 'By gift card',
      ...paidWithWords.en,
      direct: 'To the shop directly',
      byHand: 'Orders by hand',
    },
    byCategory: 'By category',
    byItem: 'By product',
    category: 'Category',
    noCategory: 'None',
    item: 'Product',
    pieces: 'Pieces',
    returned: 'Came back',
    piecesAbout: 'Without tax and shipping. What was given back as an amount alone is in no line.',
    mostSold: (shown: string, all: string) =>
      `The first ${shown} of ${all}, without tax and shipping; the file has all. What was given back as an amount alone is in no line.`,
    csvItems: 'Products as CSV',
    months: 'By month',
    month: 'Month',
    all: 'In all',
    nothing: 'Nothing was sold in this period.',
    cancelled: (orders: number, total: string, refunded?: string) =>
      `${orders === 1 ? '1 cancelled order' : `${orders} cancelled orders`} of ${total} left out${refunded ? `, of which ${refunded} was given back` : ''}.`,
    testsOut: (orders: number, total: string) =>
      `${orders === 1 ? '1 test order' : `${orders} test orders`} of ${total} left out: no money has moved.`,
    testsIn: (orders: number, total: string) =>
      `${orders === 1 ? '1 test order' : `${orders} test orders`} of ${total} counted, although no money has moved.`,
    countTests: 'Count test orders',
    province: 'Province',
    refunds: 'Refunds',
  },
  fr: {
    title: 'Ventes',
    orders: 'Commandes',
    about: (place) =>
      `À l’heure de ${place}\u00a0: les commandes au jour de leur paiement, les remboursements au jour où ils ont été faits.`,
    period: 'Période',
    kinds: { month: 'Mois', quarter: 'Trimestre', year: 'Année', days: 'Du – au' },
    earlier: 'Période précédente',
    later: 'Période suivante',
    from: 'Du',
    to: 'Au',
    quarter: (number, year) => `T${number} ${year}`,
    span: (from, to) => `${from} – ${to}`,
    print: 'Imprimer',
    csvSums: 'Sommes en CSV',
    csvTaxes: 'Taxes en CSV',
    figures: {
      orders: 'Commandes',
      sold: 'Vendu',
      refunded: 'Remboursé',
      tax: 'Taxes à déclarer',
      net: 'Net avec taxes',
    },
    part: 'Poste',
    sums: 'Le détail',
    sumsAbout:
      'Tous les montants sont en dollars; «\u00a0remboursé\u00a0» est le total des remboursements de cette période.',
    parts: { items: 'Articles', shipping: 'Expédition et livraison', tax: 'Taxes', total: 'Total' },
    columns: { charged: 'Facturé', refunded: 'Remboursé', net: 'Net' },
    refundedPart: (part) => `Remboursé\u00a0: ${part}`,
    taxes: 'Taxes',
    taxesAbout:
      'Par taxe et par destination\u00a0: les totaux de chaque taxe sont les lignes d’une déclaration.',
    tax: 'Taxe',
    noTaxes: 'Aucune taxe n’a été facturée pendant cette période.',
    groups: { gst: 'Total TPS/TVH', pst: 'Total TVP', qst: 'Total TVQ' },
    untaxed: 'Vendu sans taxe',
    way: 'Payé',
    byWay: 'Par mode de paiement',
    byWayAbout: 'Avec taxes. L’argent d’une commande revient par où il est venu.',
    fees: 'Frais',
    feesAbout: 'Les frais sont ce que garde le fournisseur de paiement; un remboursement ne les rend pas.',
    untold: (orders) =>
      orders === 1
        ? 'Pour 1 commande, il n’a pas encore indiqué ses frais.'
        : `Pour ${orders} commandes, il n’a pas encore indiqué ses frais.`,
    ways: {
      card: 'Par carte, ici',
      giftCard: 'Par carte-cadeau',
      ...paidWithWords.fr,
      direct: 'Directement à la boutique',
      byHand: 'Commandes saisies',
    },
    byCategory: 'Par catégorie',
    byItem: 'Par produit',
    category: 'Catégorie',
    noCategory: 'Aucune',
    item: 'Produit',
    pieces: 'Pièces',
    returned: 'Retournées',
    piecesAbout:
      'Sans taxes ni livraison. Ce qui a été remboursé en un simple montant ne figure dans aucune ligne.',
    mostSold: (shown, all) =>
      `Les ${shown} premiers de ${all}, sans taxes ni livraison; le fichier les a tous. Ce qui a été remboursé en un simple montant ne figure dans aucune ligne.`,
    csvItems: 'Produits en CSV',
    months: 'Par mois',
    month: 'Mois',
    all: 'Total',
    nothing: 'Rien n’a été vendu pendant cette période.',
    cancelled: (orders, total, refunded) =>
      `Sans ${orders === 1 ? '1 commande annulée' : `${orders} commandes annulées`} de ${total}${refunded ? `, dont ${refunded} a été remboursé` : ''}.`,
    testsOut: (orders, total) =>
      `Sans ${orders === 1 ? '1 commande d’essai' : `${orders} commandes d’essai`} de ${total}\u00a0: aucun argent n’a circulé.`,
    testsIn: (orders, total) =>
      `Avec ${orders === 1 ? '1 commande d’essai' : `${orders} commandes d’essai`} de ${total}, bien qu’aucun argent n’ait circulé.`,
    countTests: 'Compter les commandes d’essai',
    province: 'Province',
    refunds: 'Remboursements',
  },
})

/** The words of the page of sales in one language. */
export type SalesWords = (typeof salesWords)['en']
