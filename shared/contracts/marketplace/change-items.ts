import { Type } from '@sinclair/typebox'
import { dollars, id, labelled, nullable, oneOf } from '../../columns'
import { operation } from '../../operation'
import { priceChangeLimits } from '../../rules/money/price-change'
import { itemStatuses } from './marketplace'

/** The most items that are changed at once. */
export const maxItemsAtOnce = 500

/** The highest price that a variation can have, in dollars. */
export const highestPrice = dollars.maximum!

/** Does one thing to many items of an account, all or none: a status, a category, prices by percent, or removal; answers the ids of those that it changed. */
export const changeItems = operation<{ ok: true; changed: number[] }>()({
  path: 'change-items',
  input: Type.Object(
    {
      customerId: id,
      ids: Type.Array(id, { minItems: 1, maxItems: maxItemsAtOnce, uniqueItems: true }),
      status: Type.Optional(oneOf(itemStatuses)),
      categoryId: Type.Optional(labelled({ en: 'Category', fr: 'Catégorie' }, nullable(id))),
      /** Above 0 raises every variation's price, below lowers it; half a cent is rounded up. */
      pricePercent: Type.Optional(
        labelled(
          { en: 'Percent', fr: 'Pourcentage' },
          Type.Number({
            minimum: priceChangeLimits.least,
            maximum: priceChangeLimits.most,
            multipleOf: 0.01,
          }),
        ),
      ),
      remove: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'menu', 'staff', 'integrator'],
})

/** Makes a copy of an item with its variations, options and pictures: a draft without stock and sale, of which nothing is on the site yet. */
export const duplicateItem = operation<{ ok: true; id: number }>()({
  path: 'duplicate-item',
  input: Type.Object({ id }, { additionalProperties: false }),
  access: ['owner', 'menu', 'staff', 'integrator'],
})
