import type { OrderAsk } from '@mainstreet/shared/contracts/orders/buyer-columns'
import type { Locale } from '@mainstreet/shared/rules/language'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { ListedOrder } from '../orders/own-order'
import type { RefundFacts } from '../orders/mails/written-mails'

interface SampleWords {
  mug: string
  soap: string
  blue: string
  notes: string
  subject: string
  message: string
  /** Why days are off. */
  timeOff: string
  fromShop: string
  /** What is asked of an order, and the answer. */
  ask: string
  kept: string
  /** Why a table is called off. */
  reason: string
  deceased: string
  condolence: string
}

/** What people in the samples say. */
export const sampleWords: Record<Locale, SampleWords> = {
  en: {
    mug: 'Stoneware mug',
    soap: 'Lavender soap',
    blue: 'Blue',
    notes: 'It is a gift: please leave the prices out of the box.',
    subject: 'Opening hours',
    message: 'Hello!\nAre you open on Monday?',
    deceased: 'Rose Cormier',
    condolence: 'We think of you all.',
    timeOff: 'Christmas break',
    fromShop: 'Hello Mona,\nyour mug comes in green, too. Would you like to have that one?',
    reason: 'A pipe has burst in the kitchen.',
    ask: 'I have moved meanwhile.',
    kept: 'Your parcel left this morning. Please call us: the carrier can turn it round.',
  },
  fr: {
    mug: 'Tasse en grès',
    soap: 'Savon à la lavande',
    blue: 'Bleu',
    notes: 'C’est un cadeau\u00a0: merci de ne pas mettre les prix dans la boîte.',
    subject: 'Heures d’ouverture',
    message: 'Bonjour!\nÊtes-vous ouverts lundi?',
    deceased: 'Rose Cormier',
    condolence: 'Nos pensées vous accompagnent.',
    timeOff: 'Congé de Noël',
    fromShop: 'Bonjour Mona,\nvotre tasse existe aussi en vert. La préférez-vous?',
    reason: 'Un tuyau a éclaté dans la cuisine.',
    ask: 'J’ai déménagé entre-temps.',
    kept: 'Votre colis est parti ce matin. Appelez-nous\u00a0: le transporteur peut le rediriger.',
  },
}

export const sampleBuyer = {
  name: 'Mona Léger',
  email: 'mona@example.com',
  phone: '(506) 555-0199',
} as const

const sampleLine = (
  id: number,
  title: string,
  more: { variation?: string; cents: number; quantity: number },
) => ({
  itemId: id,
  variationId: id,
  title,
  variation: more.variation ?? '',
  sku: '',
  image: '',
  unitPrice: cents(more.cents),
  regularPrice: cents(more.cents),
  quantity: more.quantity,
  taxExempt: false,
})

const byNobody = { tillSaleId: null, placedBy: '', manualKey: null, manualFingerprint: null }
const noTime = { wantedFor: null, wantedZone: '', soonest: false, heldSlot: null }

/** An order that nobody has made, sent to New Brunswick. */
export const sampleOrder = (customerId: number, language: Locale, now: Date): ListedOrder => {
  const { mug, soap, blue, notes } = sampleWords[language]
  const lines = [
    sampleLine(1, mug, { variation: blue, cents: 2400, quantity: 2 }),
    sampleLine(2, soap, { cents: 850, quantity: 1 }),
  ]
  return {
    id: 0,
    customerId,
    orderNumber: 1001,
    status: 'paid',
    ...sampleBuyer,
    recipient: '',
    address: '1 Main Street',
    city: 'Moncton',
    province: 'NB',
    country: 'Canada',
    postalcode: 'E1C 1A1',
    shippingType: 'shipping',
    lineItems: '',
    lines,
    subtotal: cents(5650),
    discount: cents(0),
    discountCode: '',
    giftCards: cents(0),
    gift: null,
    discountCodeId: null,
    shipping: cents(500),
    tax: cents(923),
    taxRate: { rate: 15000, federal: 5000, label: 'HST' },
    taxLines: [{ label: 'HST', cents: cents(923) }],
    total: cents(7073),
    refunded: cents(0),
    notes,
    shopNotes: '',
    paidWith: '',
    trackingNumber: '1Z999AA10123456784',
    trackingCarrier: 'UPS',
    asked: null,
    test: false,
    language,
    createdAt: now,
    updatedAt: now,
    waitsSince: now,
    payBy: null,
    changeId: null,
    confirmedAt: null,
    paidAt: now,
    readyAt: null,
    ...noTime,
    shippedAt: null,
    completedAt: null,
    cancelledAt: null,
    stockTaken: [],
    unlisted: false,
    ...byNobody,
  }
}

/** A change of the sample's order that gave its shipping back. */
export const sampleChange = { id: 0, difference: -575 }

/** A refund of one of the mugs of that order. */
export const sampleRefund: RefundFacts = {
  id: 0,
  amount: cents(2760),
  subtotal: cents(2400),
  shipping: cents(0),
  tax: cents(360),
  taxLines: [{ label: 'HST', cents: cents(360) }],
  lines: [{ variationId: 1, quantity: 1 }],
}

/** What the sample's buyer asks of it: to send it to their new place. */
export const sampleAsk = (order: ListedOrder, language: Locale): OrderAsk => {
  const { recipient, city, province, country, postalcode } = order
  const place = { recipient, address: '8 Water Street', city, province, country, postalcode }
  return { kind: 'address', note: sampleWords[language].ask, place, at: new Date().toISOString() }
}
