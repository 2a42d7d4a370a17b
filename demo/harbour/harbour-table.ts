import type { Goods } from '../business'

const pottery: Goods[] = [
  {
    title: 'Tideline Mug',
    subTitle: 'Wheel-thrown stoneware, 12 oz',
    category: 'Pottery',
    sector: 'Home Decor',
    description: `<p>The mug that started the shop. Nora throws each one on the wheel upstairs, dips it in oat glaze,
then once more, only to the shoulder, in the colour of the bay. No two tidelines sit at the same height.</p>
<ul><li>Holds 12 oz, with a handle that fits three fingers</li><li>Dishwasher and microwave safe</li>
<li>About 9 cm across and 10 cm tall</li></ul>`,
    pictures: ['harbour/mug', 'harbour/mug-2'],
    choices: { Glaze: ['Sea blue', 'Moss', 'Slate'] },
    variations: [
      ['Sea blue', 'MUG-SEA', 34, 18, 1],
      ['Moss', 'MUG-MOS', 34, 11, 2],
      ['Slate', 'MUG-SLA', 34, 6, 2],
    ],
    featured: true,
    promoted: true,
    reach: [842, 211],
    daysAgo: 58,
  },
  {
    title: 'Nesting Bowls',
    subTitle: 'From porridge to popcorn',
    category: 'Pottery',
    sector: 'Home Decor',
    description: `<p>Deep, steady bowls with a foot that lifts them off the table just enough to look like an
occasion. Buy the one you need or the three that nest.</p><p>Glazed inside and out with a food-safe glaze we mix
ourselves. Small marks near the foot are where the potter’s fingers held it: leave them, they are the signature.</p>`,
    pictures: ['harbour/bowl', 'harbour/bowl-2'],
    variations: [
      ['Small, 14 cm', 'BWL-S', 28, 12],
      ['Medium, 18 cm', 'BWL-M', 38, 9],
      ['Large, 24 cm', 'BWL-L', 58, 4],
      ['Set of three', 'BWL-SET', 112, 3],
    ],
    reach: [397, 88],
    daysAgo: 44,
  },
  {
    title: 'Fundy Teapot',
    subTitle: 'Pours without a drip, promised',
    category: 'Pottery',
    sector: 'Home Decor',
    description: `<p>It took Nora eleven tries to get the spout right, and now she will not change a thing. A round
belly that keeps four cups hot, a lid that stays put when you tip it, and a handle with room for a mitten.</p>
<p><strong>Pickup only:</strong> we have never found a box we would trust with one of these. Order here and it will be
waiting for you, wrapped, behind the counter.</p>`,
    pictures: ['harbour/teapot', 'harbour/teapot-2'],
    choices: { Glaze: ['Sea blue', 'Oat'] },
    variations: [
      ['Sea blue', 'TPT-SEA', 96, 2, 1],
      ['Oat', 'TPT-OAT', 96, 1, 2],
    ],
    allowShipping: false,
    featured: true,
    reach: [516, 134],
    daysAgo: 31,
  },
]

const pantry: Goods[] = [
  {
    title: 'Wild Blueberry Jam',
    subTitle: 'Small fruit, slow pot',
    category: 'Pantry',
    sector: 'Food & Beverage',
    description: `<p>Low-bush blueberries raked by hand near Pennfield, cooked in a copper pot with a little lemon and
less sugar than your grandmother used. It sets soft, tastes like August, and is very good on cheddar.</p>
<p>Ingredients: wild blueberries, cane sugar, lemon juice. Keeps two years closed, six weeks in the fridge.</p>`,
    pictures: ['harbour/blueberry-jam', 'harbour/blueberry-jam-2'],
    variations: [
      ['250 ml', 'JAM-250', 9.5, 42],
      ['500 ml', 'JAM-500', 16, 20],
    ],
    taxExempt: true,
    featured: true,
    reach: [604, 172],
    daysAgo: 52,
  },
  {
    title: 'Dark Maple Syrup',
    subTitle: 'Last run of the season',
    category: 'Pantry',
    sector: 'Food & Beverage',
    description: `<p>From a sugar bush above Florenceville that still gathers with horses. We take the late, dark run:
strong enough for baking, baked beans and anyone who thinks pancakes are only a reason for syrup.</p>`,
    pictures: ['harbour/maple-syrup', 'harbour/maple-syrup-2'],
    variations: [
      ['250 ml', 'SYR-250', 14, 30],
      ['500 ml', 'SYR-500', 24, 22],
      ['1 litre', 'SYR-1L', 42, 8],
    ],
    taxExempt: true,
    promoted: true,
    reach: [455, 120],
    daysAgo: 40,
  },
  {
    title: 'Bay of Fundy Sea Salt',
    subTitle: 'Solar-dried flakes',
    category: 'Pantry',
    sector: 'Food & Beverage',
    description: `<p>Water drawn on the flood tide off Deer Island, filtered, and left to the sun in glass houses until
it turns to flakes that crackle between your fingers. Finish eggs, tomatoes and dark chocolate with it.</p>
<p>120 g in a corked jar. Refill pouches are at the counter.</p>`,
    pictures: ['harbour/sea-salt'],
    variations: [['120 g jar', 'SLT-120', 12.75, 35]],
    taxExempt: true,
    reach: [233, 51],
    daysAgo: 26,
  },
]

/** What stands on a table: pottery and the pantry. */
export const harbourTable: readonly Goods[] = [...pottery, ...pantry]
