import type { OrderStatus, ShippingType } from '@mainstreet/shared/contracts/orders/orders'

/** A past order of the shop: what was bought, by SKU and quantity. */
export interface PastOrder {
  daysAgo: number
  status: OrderStatus
  shippingType: ShippingType
  name: string
  email: string
  phone: string
  address: string
  city: string
  province: string
  postalcode: string
  recipient?: string
  notes?: string
  discountCode?: string
  bought: readonly (readonly [sku: string, quantity: number])[]
  parcel?: readonly [carrier: 'Canada Post' | 'Purolator', number: string]
}

/** Harbour & Pine's orders of the last three weeks, oldest first. */
export const harbourOrders: readonly PastOrder[] = [
  {
    daysAgo: 20.3,
    status: 'Complete',
    shippingType: 'shipping',
    name: 'Margaret Oyelaran',
    email: 'margaret.oyelaran@example.com',
    phone: '(613) 555-0133',
    address: '88 Fentiman Avenue',
    city: 'Ottawa',
    province: 'ON',
    postalcode: 'K1S 0T8',
    notes: 'Please write: “For the new kitchen. Love, M.”',
    discountCode: 'HARBOUR10',
    bought: [
      ['MUG-SEA', 2],
      ['JAM-250', 3],
    ],
    parcel: ['Canada Post', '7023210039414604'],
  },
  {
    daysAgo: 17.6,
    status: 'Complete',
    shippingType: 'pickup',
    name: 'Gerald McAloon',
    email: 'gerald.mcaloon@example.com',
    phone: '(506) 555-0164',
    address: '12 Montague Street',
    city: 'Saint Andrews',
    province: 'NB',
    postalcode: 'E5B 1H2',
    bought: [['TPT-OAT', 1]],
  },
  {
    daysAgo: 14.1,
    status: 'refunded',
    shippingType: 'shipping',
    name: 'Sophie Desrosiers',
    email: 'sophie.desrosiers@example.com',
    phone: '(514) 555-0188',
    address: '4521 rue de Bullion',
    city: 'Montréal',
    province: 'QC',
    postalcode: 'H2T 1Y6',
    notes: 'Arrived with a broken glass; refunded in full, no need to send it back.',
    bought: [['SOY-BAL', 2]],
    parcel: ['Canada Post', '7023210039501182'],
  },
  {
    daysAgo: 11.4,
    status: 'Complete',
    shippingType: 'delivery',
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    phone: '(506) 555-0171',
    address: '31 Prince of Wales Street',
    city: 'St. Stephen',
    province: 'NB',
    postalcode: 'E3L 1R4',
    bought: [
      ['THR-SPR', 1],
      ['BEE-TRI', 1],
    ],
  },
  {
    daysAgo: 8.2,
    status: 'cancelled',
    shippingType: 'pickup',
    name: 'Doug Wenninger',
    email: 'doug.wenninger@example.com',
    phone: '(506) 555-0109',
    address: '5 Ferry Road',
    city: 'Deer Island',
    province: 'NB',
    postalcode: 'E5V 1W2',
    notes: 'Called: the cousin already bought one.',
    bought: [['BUO-RWB', 1]],
  },
  {
    daysAgo: 5.7,
    status: 'shipped',
    shippingType: 'shipping',
    name: 'Hannah Friesen',
    email: 'hannah.friesen@example.com',
    phone: '(204) 555-0127',
    address: '309 Wellington Crescent',
    city: 'Winnipeg',
    province: 'MB',
    postalcode: 'R3M 0A3',
    recipient: 'Peter Friesen',
    bought: [
      ['BEA-BLU', 1],
      ['MIT-BLU-M', 1],
      ['SOX-L', 2],
    ],
    parcel: ['Purolator', '332811947502'],
  },
  {
    daysAgo: 1.8,
    status: 'paid',
    shippingType: 'shipping',
    name: 'Thomas Aalto',
    email: 'thomas.aalto@example.com',
    phone: '(902) 555-0155',
    address: '2170 Maynard Street',
    city: 'Halifax',
    province: 'NS',
    postalcode: 'B3K 3T2',
    notes: 'It is a birthday present; no invoice in the box, please.',
    bought: [
      ['LHP-NGT-F', 1],
      ['SYR-500', 1],
    ],
  },
  {
    daysAgo: 0.2,
    status: 'paid',
    shippingType: 'pickup',
    name: 'Aline Robichaud',
    email: 'aline.robichaud@example.com',
    phone: '(506) 555-0139',
    address: '77 Reed Avenue',
    city: 'Saint Andrews',
    province: 'NB',
    postalcode: 'E5B 2J6',
    bought: [
      ['BWL-SET', 1],
      ['TWL-MAC', 2],
      ['SLT-120', 1],
    ],
  },
]
