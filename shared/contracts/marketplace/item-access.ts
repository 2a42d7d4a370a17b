import { all, reads } from '../../access'

/** What a helper for menu and stock writes of an item. */
export const goodsColumns = [
  'title',
  'subTitle',
  'description',
  'status',
  'externalUrl',
  'sector',
  'categoryId',
  'brand',
  'condition',
  'metaTitle',
  'metaDescription',
  'cardImageId',
  'tags',
  'featured',
  'promoted',
  'showPaymentCalculator',
  'allowShipping',
  'weight',
  'trackStock',
  'stockWarning',
  'onSale',
  'saleEnd',
  'discountType',
  'discountValue',
  'newlyCreated',
  'variations',
  'options',
] as const

/** Who may do what with items. */
export const itemAccess = {
  // Without a variation there is nothing to show a price of, nor to buy.
  visitor: { methods: reads, rows: { status: 'public', newlyCreated: false }, having: ['variations'] },
  owner: { methods: all },
  orders: { methods: reads },
  menu: {
    methods: all,
    writable: [...goodsColumns, 'translations'],
  },
} as const

/** Who may do what with an item's children, of which a helper for menu and stock writes the columns that are named. */
export const childAccess = <const Field extends string>(writable: readonly Field[]) => ({
  visitor: { methods: reads },
  owner: { methods: all },
  // Who writes an order by hand chooses from all there is.
  orders: { methods: reads },
  menu: { methods: all, writable },
})
