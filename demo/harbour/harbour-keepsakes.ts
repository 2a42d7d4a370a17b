import type { Goods } from '../business'

const paper: Goods[] = [
  {
    title: 'Lighthouse Print',
    subTitle: 'Screen print, signed and numbered',
    category: 'Prints & Paper',
    sector: 'Arts & Crafts',
    description: `<p>Five colours pulled by hand on cotton paper by Odette Cormier, whose studio looks straight at the
light she prints. The day edition is all peach and haze; the night edition glows a little in the right lamp.</p>
<p>Sold flat in a tube, or framed in oak by the joiner next door.</p>`,
    pictures: ['harbour/lighthouse-print', 'harbour/lighthouse-print-2'],
    choices: { Edition: ['Day', 'Night'], Frame: ['Unframed', 'Oak frame'] },
    variations: [
      ['Day, unframed', 'LHP-DAY', 45, 14, 1],
      ['Day, oak frame', 'LHP-DAY-F', 95, 3, 1],
      ['Night, unframed', 'LHP-NGT', 45, 11, 2],
      ['Night, oak frame', 'LHP-NGT-F', 95, 2, 2],
    ],
    featured: true,
    reach: [612, 148],
    daysAgo: 17,
  },
  {
    title: 'Big Wave Print',
    subTitle: 'Printed to order',
    category: 'Prints & Paper',
    sector: 'Arts & Crafts',
    description: `<p>Odette’s nod to a much older wave, with our red sun over it. Printed in the week you order it, in
pigment inks on matte cotton paper, so there is always one more.</p>`,
    pictures: ['harbour/wave-print'],
    choices: { Size: ['A4', 'A3'] },
    variations: [
      ['A4', 'WAV-A4', 32, 0],
      ['A3', 'WAV-A3', 48, 0],
    ],
    trackStock: false,
    reach: [241, 49],
    daysAgo: 38,
  },
  {
    title: 'Tide Notebook',
    subTitle: 'Lies flat, takes ink',
    category: 'Prints & Paper',
    sector: 'Office Supplies',
    description: `<p>A hundred and sixty pages of cream paper that does not bleed, sewn so that the book lies flat, with
a lino-cut of moon and swell on the cover. Dotted inside, and a year of tide times for Passamaquoddy Bay at the back.</p>`,
    pictures: ['harbour/notebook', 'harbour/notebook-2'],
    choices: { Colour: ['Sand', 'Deep blue', 'Brick'] },
    variations: [
      ['Sand', 'NTB-SAN', 18.5, 22, 1],
      ['Deep blue', 'NTB-BLU', 18.5, 17, 2],
      ['Brick', 'NTB-BRI', 18.5, 9, 2],
    ],
    reach: [198, 37],
    daysAgo: 33,
  },
  {
    title: 'Mackerel Tea Towel',
    subTitle: 'Block-printed linen',
    category: 'Prints & Paper',
    sector: 'Home Decor',
    description: `<p>A shoal of fifteen fish, printed with three blocks on heavy linen that gets better with every wash.
Hang it, frame it, or dry the good glasses with it.</p><p>48 × 70 cm, pre-washed.</p>`,
    pictures: ['harbour/tea-towel'],
    variations: [['Natural linen', 'TWL-MAC', 22, 28]],
    reach: [276, 62],
    daysAgo: 23,
  },
]

const keepsakes: Goods[] = [
  {
    title: 'Painted Lobster Buoy',
    subTitle: 'Retired from real work',
    category: 'Keepsakes',
    sector: 'Antiques & Collectibles',
    description: `<p>Each of these has bobbed over a trap off Campobello. We sand them back, paint them in a fisherman’s
registered colours, with his blessing, and splice on a new loop to hang them by.</p>
<p>About 32 cm long. Honest dents included.</p>`,
    pictures: ['harbour/lobster-buoy', 'harbour/lobster-buoy-2'],
    choices: { Colours: ['Red, white & blue', 'Blue & yellow', 'White & red'] },
    variations: [
      ['Red, white & blue', 'BUO-RWB', 38, 7, 1],
      ['Blue & yellow', 'BUO-BLY', 38, 5, 2],
      ['White & red', 'BUO-WHR', 38, 6, 2],
    ],
    reach: [420, 102],
    daysAgo: 50,
  },
  {
    title: 'Driftwood Sailboat',
    subTitle: 'One of a kind, and gone for now',
    category: 'Keepsakes',
    sector: 'Arts & Crafts',
    description: `<p>Ambrose Leavitt is eighty-one and builds these on his porch from what the winter leaves on the
beach: a hull of driftwood, a cedar mast and sails cut from the real thing. He makes one a month and will not be hurried.</p>
<p>Sold out today; the next one is on the bench.</p>`,
    pictures: ['harbour/driftwood-sailboat'],
    variations: [['About 30 cm tall', 'SLB-ONE', 120, 0]],
    reach: [389, 110],
    daysAgo: 28,
  },
  {
    title: 'Sea Glass Pendant',
    subTitle: 'Sterling silver chain',
    category: 'Keepsakes',
    sector: 'Jewelry & Watches',
    description: `<p>Found by us, on foot, at low tide. The sea does the polishing; we add a silver cap and a 45 cm
chain. Aqua is common and lovely; amber turns up a few times a year.</p>`,
    pictures: ['harbour/sea-glass-pendant', 'harbour/sea-glass-pendant-2'],
    choices: { Glass: ['Aqua', 'Amber'] },
    variations: [
      ['Aqua', 'SGP-AQU', 64, 2, 1],
      ['Amber', 'SGP-AMB', 78, 1, 2],
    ],
    featured: true,
    reach: [498, 137],
    daysAgo: 8,
  },
  {
    title: 'Anchor Tote',
    subTitle: 'Heavy canvas, dipped base',
    category: 'Keepsakes',
    sector: 'Accessories',
    description: `<p>Sixteen-ounce canvas with rope-strong handles and a waxed base you can set down on a wet wharf.
Printed in the shop, one bag at a time, so the ink is never quite the same twice.</p>`,
    pictures: ['harbour/tote-bag', 'harbour/tote-bag-2'],
    variations: [
      ['Blue anchor', 'TOT-ANC', 36, 25, 1],
      ['Red pine', 'TOT-PIN', 36, 18, 2],
    ],
    reach: [310, 74],
    daysAgo: 15,
  },
  {
    title: 'Pine Cap',
    subTitle: 'Waxed cotton, brass buckle',
    category: 'Keepsakes',
    sector: 'Accessories',
    description: `<p>Our little tree, embroidered on waxed cotton that shrugs off a drizzle. Photographed and priced;
waiting for the second colour before it goes on the shelf.</p>`,
    pictures: ['harbour/canvas-cap'],
    variations: [['Forest green', 'CAP-GRN', 34, 12]],
    status: 'draft',
    reach: [0, 0],
    daysAgo: 4,
  },
  {
    title: 'Harbour Enamel Pins',
    subTitle: 'Set of four on a card',
    category: 'Keepsakes',
    sector: 'Accessories',
    description: `<p>The light, the whale, the pine and the boat. Hard enamel with double clasps, so they stay on the
bag they were given to.</p>`,
    pictures: ['harbour/enamel-pins'],
    variations: [['Set of four', 'PIN-SET', 24, 40]],
    status: 'draft',
    reach: [0, 0],
    daysAgo: 2,
  },
]

/** What people take home: prints, paper and keepsakes. */
export const harbourKeepsakes: readonly Goods[] = [...paper, ...keepsakes]
