import { all, reads } from '../access'
import { dollars, filledText, flag, id, integer, nullable, richText, text } from '../columns'
import { contract, type RowOf } from '../contract'

export { menuSections } from '../rules/menu'

/** Dishes by day (0 is Sunday) and section. */
export const restaurantContract = contract({
  path: 'restaurant',
  record: {
    id,
    customerId: id,
    name: filledText(120),
    cost: nullable(dollars),
    description: richText(5000),
    hasImage: flag,
    image: text(300),
    dayId: integer(0, 6),
    timeId: integer(1, 5),
    featured: flag,
  },
  writable: ['name', 'cost', 'description', 'dayId', 'timeId', 'featured'],
  required: ['name', 'dayId', 'timeId'],
  computed: ['hasImage'],
  aliases: { int_id: 'id', int_customer_id: 'customerId' },
  access: { visitor: { methods: reads }, owner: { methods: all } },
})

export type Dish = RowOf<typeof restaurantContract>
