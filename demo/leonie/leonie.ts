import type { Business } from '../business'
import { aboutInFrench, contentInFrench, leonieFrench, servicesInFrench } from './leonie-french'
import { leonieGoods } from './leonie-goods'

const about = `<p>Léonie Thibodeau cooked for eleven people every day of her life, and nobody ever left her kitchen on
the Memramcook road without a second helping. Her grandson Mathieu left for Montréal to learn sauces, and came home to
learn everything else.</p>
<p>Chez Léonie is thirty-four seats on rue Saint-George: Acadian cooking with a bistro’s manners. Grated potatoes,
salt pork and summer savory; lobster the day the boats come in; a glass of something cold from a short list we have
actually drunk. Breakfast starts when the bread comes out, and Sunday brunch ends when the fiddle does.</p>
<p><em>Venez comme vous êtes.</em> There is always room for one more at the long table.</p>`

const content = `<p>The back room seats fourteen, has its own fireplace, and is yours any evening but Saturday. We cook one menu for the whole table, down the middle, the way it is done at home.</p>
<ul><li>From $48 a person, with a glass of bubbles to start</li><li>Birthdays, wakes, rehearsal dinners, book clubs that
have stopped pretending</li><li>Vegetarian, gluten-free and children’s plates with a day’s notice</li></ul>
<p>Write to us or call and ask for Mathieu.</p>`

const services = [
  'Breakfast, lunch and dinner, seven days',
  'Sunday brunch with live fiddle',
  'Private dinners for up to fourteen',
  'Catering within 40 km',
  'Pies and chowder to take home',
]

const guest = (name: string, line: string) => ({
  name,
  phone: `(506) 555-${line}`,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
})

export const leonie: Business = {
  id: 2,
  folder: 'leonie',
  account: {
    str_domain: 'leonie.localhost',
    str_company_name: 'Chez Léonie',
    str_title: 'Acadian kitchen, bistro manners',
    str_description: about,
    str_address1: '212 rue Saint-George',
    str_city: 'Moncton',
    str_province: 'NB',
    str_pcode: 'E1C 1V8',
    str_contact_name: 'Mathieu Thibodeau',
    str_phone: '(506) 555-0178',
    str_email: 'bonjour@leonie.localhost',
    str_facebook: 'chezleoniemoncton',
    str_instagram: 'chezleoniemoncton',
    str_services: services.join('\n'),
    str_content_area_title: 'The back room',
    str_content_area_content: content,
    roles: ['Hub', 'Restaurant', 'Events', 'Sales Flyer'],
    catalogEnabled: true,
    ecommerceEnabled: true,
    marketplaceEnabled: true,
    bilingual: true,
  },
  styles: { themeType: 'bistro' },
  options: {
    restaurantDisplayType: 'menu',
    noticeLimit: 3,
    featureLimit: 4,
    showHours: true,
    bookings: true,
  },
  store: {
    storeName: 'Chez Léonie',
    storeEmail: 'boutique@leonie.localhost',
    receiveEmail: 'owner@leonie.localhost',
    allowFlatRate: true,
    allowDelivery: true,
    allowLocalPickup: true,
    flatRate: 12,
    deliveryRate: 5,
    returnPolicy: 'Jars come back unopened, within 30 days.',
  },
  zones: [
    { way: 'delivery', name: 'Moncton', places: 'E1C, E1E, E1G', price: 5, freeFrom: 60 },
    {
      way: 'delivery',
      name: 'Dieppe and Riverview',
      places: 'E1A, E1B',
      price: 8,
      minimum: 20,
      freeFrom: 80,
    },
  ],
  hours: {
    Monday: ['07:30', '20:00'],
    Tuesday: ['07:30', '21:00'],
    Wednesday: ['07:30', '21:00'],
    Thursday: ['07:30', '21:00'],
    Friday: ['07:30', '23:00'],
    Saturday: ['09:00', '23:00'],
    Sunday: ['09:00', '20:00'],
  },
  blocks: {
    about: { title: 'From Léonie’s kitchen' },
    featured: { title: 'On the stove this week' },
    notices: { title: 'This week at the bistro' },
    gallery: { title: 'At the table' },
    videos: { title: 'Film night' },
    files: { show: false },
    services: { title: 'What we do' },
    content: { title: 'Private dinners' },
    contact: { title: 'Write to us' },
    map: { title: 'How to find us' },
  },
  quotes: [
    ['On ne vient pas pour la poutine râpée : on vient pour celle de Léonie.', 'Réjean, Dieppe', '2024'],
    [
      'The lobster roll has more lobster than roll. That is all I ask of a lobster roll.',
      'Beth, Saint John',
      '2025',
    ],
  ],
  links: [
    ['Menu', '/restaurant'],
    ['Take home', '/marketplace'],
    ['Events', '/events'],
    ['Private dinners', '#content'],
    ['Book a table', '/restaurant/book'],
  ],
  notices: [
    {
      title: 'Lobster night is Thursday',
      text: '<p>The boats are in. Rolls, steamed whole, or out of the shell in cream on toast, from five o’clock until the tank is empty. No bookings for the bar.</p>',
      picture: 'leonie/notice-lobster-night',
      link: '/restaurant',
      daysAgo: 2,
    },
    {
      title: 'Poutine râpée, every Saturday',
      text: '<p>Mathieu’s aunt Yvonne comes in at six to grate the potatoes, and they are gone by two. With molasses or with brown sugar: we serve both camps.</p>',
      picture: 'leonie/notice-poutine-rapee-saturday',
      link: '/restaurant',
      daysAgo: 11,
    },
    {
      title: 'We are looking for a Sunday dishwasher',
      text: '<p>Good pay, better staff lunch, and you may choose the music. Drop in with a résumé or simply with your hands.</p>',
      daysAgo: 19,
    },
  ],
  videos: [
    [
      'First Tuesday film night: “Sintel”, fifteen minutes, with popcorn',
      'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    ],
  ],
  gallery: [
    ['leonie/gallery-dining-room', 'The red room, before six'],
    ['leonie/gallery-table-by-the-window', 'Table nine, the one people ask for'],
    ['leonie/gallery-at-the-bar', 'Five o’clock'],
    ['leonie/gallery-fresh-bread', 'Country loaf, baked every morning'],
    ['leonie/gallery-mussels', 'Mussels from Caraquet'],
    ['leonie/gallery-brunch', 'Sunday brunch'],
    ['leonie/gallery-supper', 'Supper for two'],
    ['leonie/gallery-desserts', 'Keep some room'],
  ],
  goods: leonieGoods,
  messages: [
    {
      name: 'Chantal Cormier',
      email: 'chantal.cormier@example.com',
      subject: 'Table pour douze',
      message:
        'Bonjour, auriez-vous une table pour douze le 12 décembre à 18 h? Deux d’entre nous sont végétariens.',
      daysAgo: 0.3,
    },
  ],
  bookings: [
    { ...guest('Chantal Cormier', '0121'), people: 2, inDays: 0, at: 18.5, status: 'accepted' },
    { ...guest('Denis Arsenault', '0144'), people: 4, inDays: 1, at: 18, status: 'accepted' },
    { ...guest('Rosalie Melanson', '0163'), people: 6, inDays: 1, at: 19, status: 'asked', language: 'fr' },
    { ...guest('Tom Fraser', '0187'), email: '', people: 2, inDays: 2, at: 12.5, status: 'asked' },
    { ...guest('Aline Gallant', '0109'), people: 8, inDays: 3, at: 17.5, status: 'full' },
  ],
  french: {
    ...leonieFrench,
    [about]: aboutInFrench,
    [content]: contentInFrench,
    [services.join('\n')]: servicesInFrench.join('\n'),
  },
  pages: ['/', '/restaurant', '/marketplace', '/events'],
}
