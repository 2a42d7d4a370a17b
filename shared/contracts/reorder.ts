import { Type } from '@sinclair/typebox'
import { id, oneOf } from '../columns'
import { operation } from '../operation'
import { digits, spelling } from '../spellings'

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
  'funeral-images',
  'shipping-zones',
] as const

type Named = Record<string, unknown>

/** Rows as they were read, of which only id and order count, and both as text too. */
const wholeRows = spelling(Type.Array(Type.Object({})), (rows) => {
  const isList = Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null)
  if (!isList) return undefined
  const number = (value: unknown) => (value === '0' ? 0 : (digits(value) ?? value))
  return rows.map(({ id: own, order }: Named) => ({ id: number(own), order: number(order) }))
})

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
  spellings: { orderArray: wholeRows },
  access: ['owner', 'menu', 'notices', 'texts', 'staff', 'integrator'],
})
