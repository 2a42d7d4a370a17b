import { belliveauFrench } from './belliveau-french'
import type { Business } from '../business'

const about = `<p>Our family has looked after the families of Shediac since 1931. Somebody of us answers at any hour, in
French or in English, and comes the same day.</p>
<p>We take care of what has to be done and leave you time for each other. Nothing has to be decided in the first hour.</p>`

const content = `<p>Call us, whatever the hour. We tell you the next step, and only the next one.</p>
<ul><li>We speak with the hospital, the parish and the papers</li><li>You choose an obituary, a day and a place, with us
or by telephone</li><li>Every price is written down before anything is decided</li></ul>`

const services = [
  'Funerals and memorials',
  'Cremation',
  'Planning ahead',
  'Livestreams for family far away',
  'Help with papers',
]

/** A funeral home: the smallest of the demo, without a shop, a logo or a gallery. */
export const belliveau: Business = {
  id: 4,
  folder: 'belliveau',
  header: 'harbour/gallery-lighthouse-dusk',
  account: {
    str_domain: 'belliveau.localhost',
    str_company_name: 'Belliveau Funeral Home',
    str_title: 'With you, day and night',
    str_description: about,
    str_address1: '18 Main Street',
    str_city: 'Shediac',
    str_province: 'NB',
    str_pcode: 'E4P 2G1',
    str_contact_name: 'Denise Belliveau',
    str_phone: '(506) 555-0131',
    str_email: 'bonjour@belliveau.localhost',
    str_services: services.join('\n'),
    str_content_area_title: 'What to do first',
    str_content_area_content: content,
    roles: ['Hub', 'Funeral'],
    bilingual: true,
  },
  styles: { themeType: 'harbour' },
  options: { noticeLimit: 3, featureLimit: 4, showHours: true, answersAnytime: true },
  store: { storeName: 'Belliveau Funeral Home', receiveEmail: 'owner@belliveau.localhost' },
  hours: {
    Monday: ['09:00', '17:00'],
    Tuesday: ['09:00', '17:00'],
    Wednesday: ['09:00', '17:00'],
    Thursday: ['09:00', '17:00'],
    Friday: ['09:00', '17:00'],
    Saturday: 'by appointment',
    Sunday: 'by appointment',
  },
  blocks: {
    about: { title: 'Since 1931' },
    files: { show: false },
    gallery: { show: false },
    videos: { show: false },
    services: { title: 'What we take care of' },
    content: { title: 'What to do first' },
    contact: { title: 'Call or write' },
    map: { title: 'Where we are' },
  },
  quotes: [
    [
      'They answered at three in the morning, and somebody was with us before four.',
      'The Arsenault family',
      '2022',
    ],
    ['Maman aurait aimé. Merci.', 'Claudette', '2025'],
  ],
  links: [
    ['Services', '/funerals'],
    ['What to do first', '#content'],
    ['Contact', '#contact'],
  ],
  notices: [],
  videos: [],
  gallery: [],
  goods: [],
  messages: [],
  french: {
    ...belliveauFrench,
    [services.join('\n')]: [
      'Funérailles et commémorations',
      'Crémation',
      'Arrangements préalables',
      'Diffusion en direct pour la famille éloignée',
      'Aide avec les papiers',
    ].join('\n'),
  },
  pages: ['/', '/funerals'],
}
