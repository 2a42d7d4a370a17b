import { cents } from '@mainstreet/shared/rules/money/money'
import type { Business } from '../business'
import { harbourItems } from './harbour-items'

const about = `<p>Harbour &amp; Pine began in 2009 as a single shelf of pottery in the front room of a
sail loft. Nora Hatfield had come home to Saint Andrews with a kiln in a borrowed truck, and the ferry crowd kept
asking where they could buy the mugs they were drinking from.</p>
<p>Today we fill both floors of the old chandlery at the foot of the wharf. Almost everything on the shelves is made
within an afternoon's drive: mugs and bowls thrown in our own studio, wool spun in Charlotte County, candles poured in
the back kitchen, jam from berries we can name the field of. If it came from farther away, the card beside it will tell
you why we fell for it.</p>
<p>Come in out of the wind, put your hands around something warm, and take your time. The kettle is on, and dogs are
welcome.</p>`

const content = `<p>Gifts leave the shop wrapped in kraft paper with a sprig of pine, whether you carry them out the
door or we post them across the country. Tell us in the order notes who it is for and we will write the card by hand.</p>
<ul><li>Orders placed before noon leave the same day, Tuesday to Saturday.</li>
<li>Flat-rate shipping anywhere in Canada; local delivery from Saint Andrews to St. Stephen.</li>
<li>Changed your mind? Bring or send it back within 30 days.</li></ul>`

export const harbour: Business = {
  id: 1,
  folder: 'harbour',
  account: {
    str_domain: 'harbour.localhost',
    str_company_name: 'Harbour & Pine',
    str_title: 'Made by hand, a stone’s throw from the sea',
    str_description: about,
    str_address1: '148 Water Street',
    str_city: 'Saint Andrews',
    str_province: 'NB',
    str_pcode: 'E5B 1A8',
    str_contact_name: 'Nora Hatfield',
    str_phone: '(506) 555-0142',
    str_tollfree: '(800) 555-0142',
    str_email: 'hello@harbour.localhost',
    str_facebook: 'harbourandpine',
    str_instagram: 'harbourandpine',
    str_youtube: 'harbourandpine',
    str_twitter: 'harbourpine_nb',
    str_services: [
      'Gift wrapping with a handwritten card',
      'Custom pottery and wedding sets',
      'Corporate gift boxes',
      'Pottery classes on Thursday evenings',
      'Shipping across Canada',
    ].join('\n'),
    str_content_area_title: 'Wrapped, posted, delivered',
    str_content_area_content: content,
    roles: ['Hub', 'Mobile', 'Sales Flyer'],
    catalogEnabled: true,
    ecommerceEnabled: true,
    marketplaceEnabled: true,
  },
  styles: { themeType: 'harbour' },
  options: { noticeLimit: 4, featureLimit: 5, showHours: true },
  store: {
    storeName: 'Harbour & Pine',
    storeEmail: 'orders@harbour.localhost',
    receiveEmail: 'owner@harbour.localhost',
    allowFlatRate: true,
    allowDelivery: true,
    allowLocalPickup: true,
    flatRate: 12,
    flatFreeFrom: 150,
    deliveryRate: 5,
    leavesInDays: 1,
    returnPolicy: 'Returns within 30 days, unused.',
  },
  hours: {
    Tuesday: ['10:00', '17:00'],
    Wednesday: ['10:00', '17:00'],
    Thursday: ['10:00', '20:00'],
    Friday: ['10:00', '18:00'],
    Saturday: ['09:30', '18:00'],
    Sunday: ['12:00', '16:00'],
  },
  blocks: {
    // Who shops on a phone sees goods before a page of words.
    featured: { title: 'New on the shelves', order: 1 },
    about: { title: 'The shop at the foot of the wharf', order: 2 },
    twitter: { title: 'Word from the wharf', show: true },
    notices: { title: 'From the shop counter' },
    gallery: { title: 'Around the shop' },
    videos: { title: 'A quiet moment' },
    files: { show: false },
    services: { title: 'What we can do for you' },
    content: { title: 'Wrapped, posted, delivered' },
    contact: { title: 'Say hello' },
    map: { title: 'Find us on Water Street' },
  },
  quotes: [
    [
      'I have had my mug for six winters. It has outlived two kettles and one marriage.',
      'Paulette, Cap-Pelé',
      '2023',
    ],
    ['The parcel smelled of cedar, and the card was written by hand.', 'Marcus, Halifax', '2024'],
    [
      'We came in out of the rain for ten minutes and left with half of our Christmas list.',
      'Ines and Joey, Moncton',
      '2025',
    ],
  ],
  links: [
    ['Shop', '/marketplace'],
    ['On sale', '/marketplace/sale'],
    ['About us', '#about'],
    ['Gallery', '#gallery'],
    ['Visit', '#contact'],
  ],
  notices: [
    {
      title: 'The winter wool is in',
      text: '<p>Seventeen boxes from the mill in Charlotte County, and we have only opened nine. Beanies, mittens and socks in this year’s colours: spruce, rust and North Sea blue.</p>',
      picture: 'harbour/notice-winter-wool',
      link: '/marketplace/c/Knitwear',
      daysAgo: 3,
    },
    {
      title: 'Candle night, last Friday of the month',
      text: '<p>Pour your own soy candle in the back kitchen. Twelve places, a pot of chowder on the stove, and you take home what you make. <strong>$35</strong>, call or write to save a seat.</p>',
      picture: 'harbour/notice-candle-night',
      link: '#contact',
      daysAgo: 9,
    },
    {
      title: 'Pottery seconds on the porch',
      text: '<p>Every Saturday we put the pieces with a wobble or a freckle on the porch table, at half price. First come, first served, cash in the tin.</p>',
      daysAgo: 24,
    },
    {
      title: 'Holiday hours',
      text: '<p>Being written; shown from the first of December.</p>',
      daysAgo: 1,
      hidden: true,
    },
  ],
  videos: [
    [
      'What plays on the screen by the till: five minutes of nature',
      'https://www.youtube.com/watch?v=LXb3EKWsInQ',
    ],
  ],
  gallery: [
    ['harbour/gallery-shopfront', 'The old chandlery, open since 2009'],
    ['harbour/gallery-harbour-morning', 'Our view at seven in the morning'],
    ['harbour/gallery-pottery-shelf', 'Fresh from the kiln'],
    ['harbour/gallery-wool-corner', 'The wool corner'],
    ['harbour/gallery-pantry-shelf', 'Pantry shelves, restocked on Tuesdays'],
    ['harbour/gallery-candle-evening', 'Candle night in the back kitchen'],
    ['harbour/gallery-rocky-shore', 'Where the sea glass comes from'],
    ['harbour/gallery-lighthouse-dusk', 'Pendlebury light at dusk'],
  ],
  goods: harbourItems,
  messages: [
    {
      name: 'Tom Arsenault',
      email: 'tom.arsenault@example.com',
      subject: 'Boxing Day',
      message: 'Will you be open on Boxing Day? My sister is in town that week only.',
      daysAgo: 6,
    },
    {
      name: 'Marguerite LeBlanc',
      email: 'marguerite.leblanc@example.com',
      subject: 'Wedding bowls',
      message:
        'Hello!\n\nWe are getting married in June and would love twelve bowls in the sea glass glaze. ' +
        'Could you make them by then, and what would they cost?\n\nMarguerite and Paul',
      daysAgo: 0.4,
    },
  ],
  codes: [
    { code: 'HARBOUR10', kind: 'percent', value: 10, minimum: 50, usageLimit: 100, perBuyer: 1 },
    { code: 'FREESHIP', kind: 'shipping', minimum: 75 },
  ],
  giftCards: [
    { value: cents(5_000), note: 'Staff raffle at the inn' },
    { value: cents(2_500), note: 'Thank-you to Doug, who lent the van' },
  ],
  pages: ['/', '/marketplace', '/marketplace/sale', '/marketplace/c/Pottery', '/marketplace/c/Knitwear'],
}
