import { operation } from '../operation'
import { Type } from '@sinclair/typebox'
import { all, reads } from '../access'
import {
  dollars,
  filledText,
  fileUrl,
  flag,
  id,
  integer,
  labelled,
  moment,
  nullable,
  oneOf,
  richText,
} from '../columns'
import { contract, type RowOf } from '../contract'
import { allergenNames, dietNames } from '../rules/site/menu'

export { menuSections } from '../rules/site/menu'

const columns = {
  name: labelled({ en: 'Dish', fr: 'Plat' }, filledText(120)),
  cost: labelled({ en: 'Price', fr: 'Prix' }, nullable(dollars)),
  description: labelled({ en: 'Description', fr: 'Description' }, richText(5000)),
}
const dayId = integer(0, 6)
const timeId = integer(1, 5)

/** Dishes by day (0 is Sunday) and section. */
export const restaurantContract = contract({
  path: 'restaurant',
  name: { en: 'Menu', fr: 'Menu' },
  called: 'name',
  record: {
    id,
    customerId: id,
    ...columns,
    hasImage: flag,
    image: fileUrl,
    dayId,
    timeId,
    featured: labelled({ en: 'Featured', fr: 'En vedette' }, flag),
    order: integer(0, 10_000),
    diets: labelled(
      { en: 'Suitable for', fr: 'Convient à' },
      Type.Array(oneOf(dietNames), { uniqueItems: true }),
    ),
    allergens: labelled(
      { en: 'Contains', fr: 'Contient' },
      Type.Array(oneOf(allergenNames), { uniqueItems: true }),
    ),
    /** The end of the day on which it was sold out, on the business's clock; null where it never was or is back. */
    soldOutUntil: nullable(moment),
  },
  writable: ['name', 'cost', 'description', 'dayId', 'timeId', 'featured', 'order', 'diets', 'allergens'],
  required: ['name', 'dayId', 'timeId'],
  translatable: ['name', 'description'],
  body: {
    /** Sold out until the business's day is over, or back before that. */
    soldOut: Type.Optional(flag),
    /** Takes the picture away; an upload puts one there. */
    withoutPicture: Type.Optional(flag),
  },
  computed: ['hasImage'],
  aliases: { int_id: 'id', int_customer_id: 'customerId' },
  access: {
    visitor: { methods: reads },
    owner: { methods: all },
    menu: {
      methods: all,
      writable: [
        'name',
        'cost',
        'description',
        'dayId',
        'timeId',
        'featured',
        'order',
        'diets',
        'allergens',
        'soldOut',
        'withoutPicture',
        'translations',
      ],
    },
  },
})

export type Dish = RowOf<typeof restaurantContract>

/** The most dishes that are made at once. */
export const maxDishes = 100

/** Puts many dishes at the end of a section, all or none. */
export const addDishes = operation<{ ok: true; ids: number[] }>()({
  path: 'add-dishes',
  input: Type.Object(
    {
      customerId: id,
      dayId,
      timeId,
      dishes: Type.Array(
        Type.Object(
          {
            name: columns.name,
            cost: Type.Optional(columns.cost),
            description: Type.Optional(columns.description),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: maxDishes },
      ),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'menu', 'staff', 'integrator'],
})

/** What becomes of the dishes that are on the days already. */
export const copyChoices = ['keep', 'replace'] as const

/** Copies the dishes of one day to others, all or none; featured and sold out are not copied. */
export const copyMenuDay = operation<{ ok: true; copied: number; removed: number }>()({
  path: 'copy-menu-day',
  input: Type.Object(
    {
      customerId: id,
      from: dayId,
      to: Type.Array(dayId, { minItems: 1, maxItems: 6, uniqueItems: true }),
      existing: oneOf(copyChoices),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'menu', 'staff', 'integrator'],
})
