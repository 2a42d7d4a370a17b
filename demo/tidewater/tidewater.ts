import type { Business } from '../business'

const about = `<p>Tidewater Motors has been on the hill above the harbour since 1984, when Frank Doucette sold his first
pickup to the man who still sharpens our ice scrapers. His daughters Carla and Renée run the lot now. The coffee is
better; the handshake is the same.</p>
<p>We keep a few dozen cars at a time, and we know every one of them. Each goes through the same 120 points on the hoist
before it goes on the lot: brakes, frame, battery, and every seam where salt likes to hide. What we find, we fix or we
write on the windshield.</p>
<p>No commission, no add-ons in the back office, and no hurry. Take it to your own mechanic, take it over the bridge,
take it home overnight if you like. We will be here.</p>`

const content = `<p>Most people who buy from us finance a part of it. We work with four lenders and two credit unions,
show you every offer side by side, and tell you when the bank across the street is cheaper.</p>
<ul><li>Trade-ins of any age, running or not</li><li>Terms from 24 to 84 months, open for prepayment</li>
<li>Two-year warranty on everything under 120,000 km</li></ul>
<p>The payment shown beside a car is an estimate at our usual rate, before trade-in.</p>`

export const tidewater: Business = {
  id: 3,
  folder: 'tidewater',
  account: {
    str_domain: 'tidewater.localhost',
    str_company_name: 'Tidewater Motors',
    str_title: 'Honest cars, rust checked twice',
    str_description: about,
    str_address1: '75 Rothesay Avenue',
    str_city: 'Saint John',
    str_province: 'NB',
    str_pcode: 'E2J 2B4',
    str_contact_name: 'Carla Doucette',
    str_phone: '(506) 555-0116',
    str_tollfree: '(888) 555-0116',
    str_fax: '(506) 555-0117',
    str_email: 'sales@tidewater.localhost',
    str_facebook: 'tidewatermotorssj',
    str_instagram: 'tidewatermotorssj',
    str_linkedin: 'tidewater-motors-saint-john',
    str_services: [
      'Inspected used cars, trucks and SUVs',
      'Financing and trade-ins',
      'Service and tire changes',
      'Undercoating every fall',
      'Overnight test drives',
    ].join('\n'),
    str_content_area_title: 'Paying for it',
    str_content_area_content: content,
    roles: ['Hub', 'Mobile', 'Automotive'],
    bol_ao_show_payment_calc: true,
    bol_ao_show_price_area: true,
    flt_ao_payment_rate: 6.99,
    int_ao_payment_term: 60,
  },
  styles: { themeType: 'studio' },
  options: { noticeLimit: 3, featureLimit: 4, showHours: true },
  store: { storeName: 'Tidewater Motors', receiveEmail: 'owner@tidewater.localhost' },
  hours: {
    Monday: ['08:30', '18:00'],
    Tuesday: ['08:30', '18:00'],
    Wednesday: ['08:30', '18:00'],
    Thursday: ['08:30', '20:00'],
    Friday: ['08:30', '17:00'],
    Saturday: ['09:00', '14:00'],
    Sunday: 'by appointment',
  },
  blocks: {
    about: { title: 'On the hill since 1984' },
    featured: { title: 'Worth a drive' },
    notices: { title: 'From the service desk' },
    gallery: { title: 'On the lot' },
    videos: { title: 'While you wait' },
    files: { show: false },
    services: { title: 'What we do' },
    content: { title: 'Paying for it' },
    contact: { title: 'Come and see us' },
    map: { title: 'Where we are' },
  },
  quotes: [
    ['They told me which car not to buy. I bought the other one.', 'Gord, Amherst', '2024'],
    ['No calls, no pressure, and the winter tires were on when I came back.', 'Chantal, Shediac', '2025'],
  ],
  links: [
    ['Cars', '/automotive'],
    ['Financing', '#content'],
    ['Service', '#services'],
    ['Our lot', '#gallery'],
    ['Contact', '#contact'],
  ],
  notices: [
    {
      title: 'Tire season: book before the first snow',
      text: '<p>Four tires changed, balanced and torqued for <strong>$79.95</strong>, coffee included. Storage in our dry loft for $60 the season. Evenings on Thursday go first.</p>',
      picture: 'tidewater/notice-tire-season',
      link: '#contact',
      daysAgo: 5,
    },
    {
      title: 'Undercoating days',
      text: '<p>Oil spray from bumper to bumper, doors and rockers included. It drips for two days and it adds five years. Cars $149, trucks $179.</p>',
      daysAgo: 16,
    },
    {
      title: 'A charger for everyone',
      text: '<p>There are two level-2 chargers by the front gate now. Free while we are open, honour box at night.</p>',
      link: '/automotive',
      daysAgo: 33,
    },
  ],
  videos: [['For the children’s corner: Big Buck Bunny', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ']],
  gallery: [
    ['tidewater/gallery-front-row', 'The front row'],
    ['tidewater/gallery-coast-drive', 'The test drive everybody chooses'],
    ['tidewater/gallery-family-cars', 'Room for everyone'],
    ['tidewater/gallery-wharf-morning', 'Delivery on Market Wharf'],
    ['tidewater/gallery-trucks-at-dusk', 'End of a working day'],
    ['tidewater/gallery-electric', 'Charging by the gate'],
    ['tidewater/gallery-small-cars', 'Small cars, easy parking'],
    ['tidewater/gallery-evening-lot', 'Open late on Thursdays'],
  ],
  goods: [],
  messages: [
    {
      name: 'Greg Fournier',
      email: 'greg.fournier@example.com',
      subject: 'Trade-in',
      message: 'I have a 2017 CR-V with 98,000 km, one owner. Could I bring it by on Saturday for a price?',
      daysAgo: 1.2,
    },
  ],
  pages: ['/', '/automotive'],
}
