import type {
  MarketImage,
  MarketItem,
  MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'

/** One way to buy an item: ten at 24.50. */
export const aVariation = (overrides: Partial<MarketVariation> = {}): MarketVariation => {
  const stock = overrides.stock ?? 10
  return {
    id: 11,
    customerId: 1,
    itemId: 3,
    variation: 'Regular',
    sku: 'MUG-R',
    gtin: '',
    price: 24.5,
    stock,
    stockSeen: stock,
    order: 1,
    imageId: null,
    ...overrides,
  }
}

/** A picture of an item. */
const anImage = (overrides: Partial<MarketImage> = {}): MarketImage => ({
  id: 21,
  customerId: 1,
  itemId: 3,
  url: '/assets/nb/1/mug.jpg',
  alt: '',
  order: 1,
  ...overrides,
})

/** A public mug that was saved before. */
export const anItem = (overrides: Partial<MarketItem> = {}): MarketItem => ({
  id: 3,
  customerId: 1,
  title: 'Stoneware mug',
  subTitle: 'Holds a good half litre',
  description: '<p>Thrown by hand.</p>',
  status: 'public',
  externalUrl: '',
  sector: 'Home Decor',
  categoryId: 5,
  category: 'Pottery',
  brand: '',
  condition: 'new',
  tags: '',
  featured: false,
  promoted: false,
  metaTitle: '',
  metaDescription: '',
  cardImageId: null,
  taxExempt: false,
  showPaymentCalculator: false,
  allowShipping: true,
  weight: 0,
  giftCard: false,
  trackStock: true,
  stockWarning: 3,
  onSale: false,
  saleEnd: null,
  discountType: 'percent',
  discountValue: '',
  newlyCreated: false,
  createdAt: '2026-03-02T14:05:00.000Z',
  images: [anImage()],
  variations: [aVariation()],
  options: [],
  ...overrides,
})
