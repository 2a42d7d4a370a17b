import { Type } from '@sinclair/typebox'
import { all } from '../../access'
import {
  dollars,
  filledText,
  flag,
  id,
  integer,
  labelled,
  moment,
  nullable,
  oneOf,
  text,
} from '../../columns'
import { contract, type RowOf } from '../../contract'
import { operation } from '../../operation'
import { saleKinds } from '../../rules/money/named-sale'

const name = labelled({ en: 'Name', fr: 'Nom' }, filledText(60))
const kind = labelled({ en: 'How', fr: 'Comment' }, oneOf(saleKinds))
const value = labelled({ en: 'Discount', fr: 'Rabais' }, dollars)
const startsAt = labelled({ en: 'From', fr: 'Du' }, moment)
const endsAt = labelled({ en: 'Until', fr: 'Au' }, nullable(moment))

/** A sale of many items at once, which begins and ends by itself. It is made by `plan-sale`. */
export const saleContract = contract({
  path: 'sales',
  name: { en: 'Sales of many', fr: 'Soldes' },
  called: 'name',
  record: {
    id,
    customerId: id,
    name,
    kind,
    /** Percent, dollars off, or the price in dollars. */
    value,
    startsAt,
    /** Null where it lasts until it is stopped. */
    endsAt,
    /** How many items are in it. */
    items: integer(0, 1_000_000),
    createdAt: moment,
  },
  writable: ['name'],
  translatable: ['name'],
  computed: ['items'],
  access: {
    owner: { methods: all.filter((method) => method !== 'create') },
    menu: { methods: all.filter((method) => method !== 'create'), writable: ['name', 'translations'] },
  },
})

export type Sale = RowOf<typeof saleContract>

/** The most items that a sale takes in. */
export const maxSaleItems = 2_000

/** An item of a sale, with what its cheapest and its dearest variation cost before and during it, in cents. */
export interface PlannedItem {
  id: number
  title: string
  image: string | null
  before: { min: number; max: number }
  after: { min: number; max: number }
}

/** What a sale would do: the first of its items, how many there are, and how many were left out because they are reduced already. */
export interface SalePlan {
  ok: true
  items: PlannedItem[]
  total: number
  leftOut: number
  /** Of how many the price would not change: something cheaper holds already. */
  unchanged: number
  /** The sale, where it was saved. */
  id: number | null
}

const closed = { additionalProperties: false }

/** Shows what a sale of many items would do to their prices, and with `save` makes it. All items without a choice of some. */
export const planSale = operation<SalePlan>()({
  path: 'plan-sale',
  input: Type.Object(
    {
      customerId: id,
      name,
      translations: Type.Optional(saleContract.record.properties.translations),
      kind,
      value,
      startsAt,
      endsAt,
      ids: Type.Optional(Type.Array(id, { minItems: 1, maxItems: maxSaleItems, uniqueItems: true })),
      categoryId: Type.Optional(labelled({ en: 'Category', fr: 'Catégorie' }, id)),
      tag: Type.Optional(labelled({ en: 'Tag', fr: 'Étiquette' }, text(80))),
      search: Type.Optional(labelled({ en: 'Search', fr: 'Recherche' }, text(120))),
      /** Leaves out what has a sale of its own. */
      leaveReduced: Type.Optional(flag),
      save: Type.Optional(flag),
    },
    closed,
  ),
  access: ['owner', 'menu', 'staff', 'integrator'],
})

/** Ends a sale that runs, and keeps one that is to come from beginning. */
export const stopSale = operation<{ ok: true }>()({
  path: 'stop-sale',
  input: Type.Object({ id }, closed),
  access: ['owner', 'menu', 'staff', 'integrator'],
})
