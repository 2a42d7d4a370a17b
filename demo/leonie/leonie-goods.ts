import type { Goods } from '../business'

/** What Chez Léonie sells over the counter. */
export const leonieGoods: readonly Goods[] = [
  {
    title: 'Gift Card',
    subTitle: 'An evening, or at least a good start',
    category: 'Gift cards',
    sector: 'Food & Beverage',
    description: `<p>Printed on thick cream card with the scallop on the front and room for a few words on the back.
Good for anything in the house, never expires, and we post it the day you order.</p>`,
    pictures: ['leonie/logo'],
    variations: [
      ['$25', 'GFT-25', 25, 0],
      ['$50', 'GFT-50', 50, 0],
      ['$100', 'GFT-100', 100, 0],
    ],
    taxExempt: true,
    trackStock: false,
    reach: [186, 44],
    daysAgo: 48,
  },
  {
    title: 'Tarte au sucre, Whole',
    subTitle: 'Serves eight, or four who mean it',
    category: 'From the oven',
    sector: 'Food & Beverage',
    description: `<p>Léonie’s sugar pie: brown sugar, cream, a little flour, and a crust made with lard because that is
how it is made. Baked the morning you collect it; order by six the evening before.</p>`,
    pictures: ['leonie/sugar-pie'],
    variations: [['23 cm', 'PIE-SUC', 26, 6]],
    featured: true,
    allowShipping: false,
    taxExempt: true,
    reach: [241, 71],
    daysAgo: 36,
  },
  {
    title: 'Confiture de bleuets',
    subTitle: 'The jam on the breakfast table',
    category: 'From the oven',
    sector: 'Food & Beverage',
    description: `<p>People kept slipping the little pots into their coats, so we put it in proper jars. Wild
blueberries from Rogersville, a splash of cider vinegar, not much sugar.</p>`,
    pictures: ['harbour/blueberry-jam-2'],
    variations: [
      ['250 ml', 'CNF-250', 9, 24],
      ['Three jars', 'CNF-3', 25, 8],
    ],
    taxExempt: true,
    reach: [133, 38],
    daysAgo: 22,
  },
]
