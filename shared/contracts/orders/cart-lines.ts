import { Type, type Static } from '@sinclair/typebox'
import { cents, filledText, id, integer } from '../../columns'

/** The most characters of why something was sold at another price. */
export const maxPriceReason = 120

const quantity = integer(1, 999)

/** A cart entry; the server trusts item id, variation id and quantity, the rest is for show. */
export const cartLine = Type.Object({
  id: Type.Optional(id),
  variationId: Type.Optional(id),
  itemId: Type.Optional(id),
  item: Type.Optional(Type.Object({ id: Type.Optional(id) }, { additionalProperties: true })),
  quantity,
  name: Type.Optional(Type.Unknown()),
  image: Type.Optional(Type.Unknown()),
  price: Type.Optional(Type.Unknown()),
  variation: Type.Optional(Type.Unknown()),
})
export type CartLine = Static<typeof cartLine>

/** What is sold by hand: a cart entry, at a price of its own where the shop says why. */
export const soldEntry = Type.Object({
  ...cartLine.properties,
  /** Of one piece, in cents. */
  unitPrice: Type.Optional(cents),
  priceReason: Type.Optional(filledText(maxPriceReason)),
})
export type SoldEntry = Static<typeof soldEntry>
