import { Type } from '@sinclair/typebox'
import { id, oneOf } from '../columns'
import { operation } from '../contract'

/** The services whose rows an owner sorts by hand. */
export const orderedPaths = [
  'market-images',
  'market-variations',
  'automotive-images',
  'profile-videos',
  'profile-gallery',
  'profile-files',
  'profile-links',
  'profile-blocks',
  'restaurant',
] as const

/** Sets the order of many rows of one account at once, all or none. */
export const orderPatch = operation<{ ok: true }>()({
  path: 'order-patch',
  input: Type.Object(
    {
      type: oneOf(orderedPaths),
      orderArray: Type.Array(
        Type.Object(
          { id, order: Type.Integer({ minimum: 0, maximum: 10_000 }) },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 500 },
      ),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'content', 'staff', 'integrator'],
})
