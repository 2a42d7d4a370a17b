import { siteLook } from '@mainstreet/shared/theme/theme'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { blockKeys } from '@mainstreet/shared/contracts/site/profile'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { anItem } from '../marketplace/market-item.factory'

/** An item of a test's shop: one variation `Regular` at $10.00, five in stock. */
export const buildItem = (overrides: Partial<MarketItem> = {}): MarketItem => {
  const id = overrides.id ?? 1
  return anItem({
    id,
    title: `Item ${id}`,
    subTitle: '',
    description: '',
    sector: '',
    categoryId: null,
    category: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    images: [],
    variations: [buildVariation({ id: id * 10, itemId: id })],
    ...overrides,
  })
}

/** A variation of a test's item. */
export const buildVariation = (overrides: Partial<MarketItem['variations'][number]> = {}) => ({
  id: 10,
  customerId: 1,
  itemId: 1,
  variation: 'Regular',
  sku: '',
  gtin: '',
  price: 10,
  stock: 5,
  stockSeen: 5,
  order: 1,
  imageId: null,
  ...overrides,
})

const nobody = { instagram: '', facebook: '', youtube: '', linkedin: '', twitter: '' }

/** A test's site: a shop in the sandbox with every way of shipping and nothing on its page. */
export const buildSite = (overrides: Partial<Site> = {}): Site => ({
  company: {
    id: 1,
    name: 'Corner Shop',
    region: 'nb',
    timezone: 'America/Moncton',
    language: 'en',
    bilingual: false,
    lang: {},
    slogan: 'Round the corner',
    domain: 'corner.test',
    address: {
      street: '1 Main Street',
      city: 'Moncton',
      province: 'NB',
      postalCode: 'E1C 1A1',
      country: 'Canada',
    },
    contact: { phone: '(506) 555-0100', mobile: '', tollfree: '', fax: '', email: 'shop@corner.test' },
    social: nobody,
    profile: {
      logo: '',
      header: '',
      headerTall: '',
      about: '',
      contentTitle: '',
      contentArea: '',
      services: [],
    },
  },
  roles: [{ Rolename: 'Sales Flyer' }],
  marketplaceEnabled: true,
  calculator: { show: false, showPrice: false, rate: 0, term: null },
  facebookPixelId: '',
  blocks: blockKeys.map((block, index) => ({
    id: index + 1,
    customerId: 1,
    block,
    title: `The ${block}`,
    show: true,
    order: index + 1,
  })),
  links: [],
  options: {
    id: 1,
    customerId: 1,
    restaurantDisplayType: 'menu',
    noticeLimit: 4,
    featureLimit: 4,
    showHours: true,
    answersAnytime: false,
    facebookLimit: 3,
    facebookDisplay: 'vertical',
    bookings: false,
    bookingLeadHours: 2,
    bookingDaysAhead: 30,
    bookingLargestParty: 8,
    newsletter: false,
  },
  styles: { id: 1, customerId: 1, themeType: 'harbour', customStyles: '' } as Site['styles'],
  look: siteLook({ themeType: 'harbour' }),
  hours: [],
  specialHours: [],
  timeOff: null,
  noTables: [],
  openings: [],
  nextEvent: null,
  notices: [],
  funerals: [],
  videos: [],
  gallery: [],
  files: [],
  quotes: [],
  pageTexts: [],
  featured: [],
  store: {
    storeName: 'Corner Shop',
    storeLogo: '',
    useTestStripeData: true,
    allowLocalPickup: true,
    allowFlatRate: true,
    allowDelivery: true,
    flatRate: 5,
    deliveryRate: 5,
    orderMinimum: 0,
    times: { pickup: false, delivery: false },
    sending: {
      shipping: { from: 5, to: 5, freeFrom: null },
      delivery: { from: 5, to: 5, freeFrom: null },
    },
    leavesInDays: null,
    returnPolicy: '',
    open: true,
    payments: 'sandbox',
    publishableKey: '',
  },
  preview: false,
  ...overrides,
})
