import type { Goods } from '../business'

const candles: Goods[] = [
  {
    title: 'Soy Candle in Glass',
    subTitle: 'Fifty hours of evening',
    category: 'Candles',
    sector: 'Home Decor',
    description: `<p>Poured on Mondays, when the shop is closed and the kitchen is ours. Soy wax, a cotton wick and
scents we blend until somebody walking past the back door stops to ask what that is.</p>
<ul><li>About 50 hours; trim the wick to 5 mm each time</li><li>The tumbler is yours afterwards: hot water lifts the last
of the wax</li></ul>`,
    pictures: ['harbour/soy-candle', 'harbour/soy-candle-2'],
    choices: { Scent: ['Balsam & smoke', 'Salt & driftwood', 'Blueberry field', 'Unscented'] },
    variations: [
      ['Balsam & smoke', 'SOY-BAL', 28, 24],
      ['Salt & driftwood', 'SOY-SAL', 28, 19],
      ['Blueberry field', 'SOY-BLU', 28, 0],
      ['Unscented', 'SOY-PLN', 26, 14],
    ],
    featured: true,
    reach: [688, 190],
    daysAgo: 47,
  },
  {
    title: 'Beeswax Pillars',
    subTitle: 'Rolled by hand, honey-scented',
    category: 'Candles',
    sector: 'Home Decor',
    description: `<p>Nothing but beeswax from hives in the Magaguadavic valley and a square-braided wick. They burn
slowly, with hardly any smoke, and the room smells faintly of honey and warm hay.</p>`,
    pictures: ['harbour/beeswax-pillars', 'harbour/beeswax-pillars-2'],
    variations: [
      ['Short, 8 cm', 'BEE-08', 14, 20],
      ['Tall, 16 cm', 'BEE-16', 24, 13],
      ['Trio', 'BEE-TRI', 46, 5],
    ],
    reach: [290, 67],
    daysAgo: 35,
  },
  {
    title: 'Garden Soap',
    subTitle: 'Cold-process, cured six weeks',
    category: 'Candles',
    sector: 'Beauty & Personal Care',
    description: `<p>Made next to the candles and sold next to them too, because that is where the shelf is. Olive and
coconut oil, goat’s milk from Bocabec, and whatever the herb bed gives: calendula, pine, rose clay.</p>
<p>A bar lasts a month in a dry dish. Gentle enough for hands that have been hauling rope.</p>`,
    pictures: ['harbour/soap-stack', 'harbour/soap-stack-2'],
    variations: [
      ['Pine & sage', 'SOP-PIN', 8.5, 26],
      ['Calendula & oat', 'SOP-CAL', 8.5, 31],
      ['Rose clay', 'SOP-ROS', 8.5, 17],
    ],
    onSale: true,
    discountType: 'special',
    discountValue: 'Buy two bars, the third is on us',
    reach: [351, 96],
    daysAgo: 29,
  },
]

const knitwear: Goods[] = [
  {
    title: 'Fisherman’s Beanie',
    subTitle: 'Doubled brim, stubborn pompom',
    category: 'Knitwear',
    sector: 'Clothing',
    description: `<p>Knit in Charlotte County from wool that grew there. The brim folds twice over the ears and the
pompom is tied with sail twine, so it will outlast the argument about whether a hat needs one.</p>
<p>100 % wool. Wash by hand in cool water and dry it over a bowl.</p>`,
    pictures: ['harbour/beanie', 'harbour/beanie-2'],
    choices: { Colour: ['Rust', 'North Sea blue', 'Oat'] },
    variations: [
      ['Rust', 'BEA-RUS', 42, 15, 2],
      ['North Sea blue', 'BEA-BLU', 42, 12, 1],
      ['Oat', 'BEA-OAT', 42, 7, 2],
    ],
    featured: true,
    reach: [577, 141],
    daysAgo: 12,
  },
  {
    title: 'Striped Harbour Scarf',
    subTitle: 'Two metres of rust, cream and blue',
    category: 'Knitwear',
    sector: 'Clothing',
    description: `<p>Long enough to go round twice and still tuck in. Woven on a floor loom at the Grand Manan weavers’
co-op from lambswool that does not itch, with a hand-knotted fringe.</p>`,
    pictures: ['harbour/striped-scarf'],
    variations: [['One size', 'SCF-STR', 68, 9]],
    onSale: true,
    discountType: 'percent',
    discountValue: '25',
    saleDaysLeft: 21,
    reach: [468, 129],
    daysAgo: 61,
  },
  {
    title: 'Trigger-Warm Mittens',
    subTitle: 'Lined, long in the cuff',
    category: 'Knitwear',
    sector: 'Clothing',
    description: `<p>A pattern Nora’s aunt carried over from Campobello: zigzags for the waves, a long cuff for the
sleeve, and a fleece lining because nostalgia is cold.</p><ul><li>Small fits most ten-year-olds</li><li>Medium: hand
length to 18 cm</li><li>Large: to 20 cm</li></ul>`,
    pictures: ['harbour/mittens', 'harbour/mittens-2'],
    choices: { Colour: ['Rust', 'Blue'], Size: ['Small', 'Medium', 'Large'] },
    variations: [
      ['Rust, small', 'MIT-RUS-S', 48, 5, 1],
      ['Rust, medium', 'MIT-RUS-M', 48, 8, 1],
      ['Rust, large', 'MIT-RUS-L', 48, 4, 1],
      ['Blue, small', 'MIT-BLU-S', 48, 3, 2],
      ['Blue, medium', 'MIT-BLU-M', 48, 6, 2],
      ['Blue, large', 'MIT-BLU-L', 48, 0, 2],
    ],
    reach: [322, 80],
    daysAgo: 12,
  },
  {
    title: 'Wharf Socks',
    subTitle: 'For rubber boots and cabin floors',
    category: 'Knitwear',
    sector: 'Clothing',
    description: `<p>Thick where boots rub, thin where they do not, and reinforced at the heel with a little nylon so
that they see more than one winter. The two stripes are there so you can find the pair.</p>`,
    pictures: ['harbour/knitted-socks', 'harbour/knitted-socks-2'],
    variations: [
      ['Small (36–38)', 'SOX-S', 26, 16],
      ['Medium (39–42)', 'SOX-M', 26, 21],
      ['Large (43–46)', 'SOX-L', 26, 10],
    ],
    reach: [264, 58],
    daysAgo: 20,
  },
  {
    title: 'Cottage Throw',
    subTitle: 'Woven plaid, 130 × 180 cm',
    category: 'Knitwear',
    sector: 'Home Decor',
    description: `<p>Heavy enough for the porch in October, soft enough for the sofa in March. Woven from lambswool at
one of the last mills on the river, then washed in rainwater to raise the nap.</p><p>Every throw comes with a length of
matching yarn, for the day the dog finds it.</p>`,
    pictures: ['harbour/throw-blanket', 'harbour/throw-blanket-2'],
    variations: [
      ['Shoreline plaid', 'THR-SHO', 145, 6, 1],
      ['Spruce plaid', 'THR-SPR', 145, 4, 2],
      ['Cranberry plaid', 'THR-CRA', 145, 5, 2],
    ],
    onSale: true,
    discountType: 'value',
    discountValue: '20.00',
    saleDaysLeft: 10,
    promoted: true,
    reach: [531, 155],
    daysAgo: 66,
  },
]

/** What keeps one warm: candles, soap and wool. */
export const harbourWarmth: readonly Goods[] = [...candles, ...knitwear]
