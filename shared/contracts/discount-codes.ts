import { Type } from '@sinclair/typebox'
import { all } from '../access'
import { cents, dollars, filledText, id, integer, labelled, moment, nullable, oneOf } from '../columns'
import { contract, type RowOf } from '../contract'
import { codeKinds, maxCodeLength } from '../rules/money/discount-code'

const maxChosen = 200
const times = nullable(integer(1, 1_000_000))
const chosen = Type.Array(id, { maxItems: maxChosen, uniqueItems: true })

const writable = [
  'code',
  'kind',
  'value',
  'startsAt',
  'endsAt',
  'minimum',
  'itemIds',
  'categoryIds',
  'usageLimit',
  'perBuyer',
] as const

/** What a buyer types for less; codes are compared without case, accents and spaces. */
export const discountCodeContract = contract({
  path: 'discount-codes',
  name: { en: 'Discount codes', fr: 'Codes de rabais' },
  called: 'code',
  record: {
    id,
    customerId: id,
    code: labelled({ en: 'Code', fr: 'Code' }, filledText(maxCodeLength)),
    kind: labelled({ en: 'What it takes off', fr: 'Ce qu’il retire' }, oneOf(codeKinds)),
    /** Percent or dollars; nothing for shipping. */
    value: labelled({ en: 'Discount', fr: 'Rabais' }, dollars),
    startsAt: labelled({ en: 'From', fr: 'Du' }, nullable(moment)),
    /** Null where it lasts until it is removed. */
    endsAt: labelled({ en: 'Until', fr: 'Au' }, nullable(moment)),
    /** The least, in dollars, that what it is for comes to. */
    minimum: labelled({ en: 'From an amount of', fr: 'Dès un montant de' }, dollars),
    /** What it is for; everything where neither names anything. */
    itemIds: labelled({ en: 'Items', fr: 'Articles' }, chosen),
    categoryIds: labelled({ en: 'Categories', fr: 'Catégories' }, chosen),
    /** How often, and by one buyer, it counts; null for as often as anybody likes. */
    usageLimit: labelled({ en: 'Times in all', fr: 'Fois en tout' }, times),
    perBuyer: labelled({ en: 'Times for one buyer', fr: 'Fois par acheteur' }, times),
    /** In how many orders it counts that were not declined, cancelled or let go. */
    used: integer(0, 2_000_000_000),
    /** What the paid ones of them came to, and what the code took off them, in cents. */
    brought: cents,
    taken: cents,
    createdAt: moment,
  },
  writable,
  required: ['code', 'kind'],
  computed: ['brought', 'taken'],
  access: { owner: { methods: all }, menu: { methods: all, writable } },
})

export type DiscountCode = RowOf<typeof discountCodeContract>
