import { Type } from '@sinclair/typebox'
import { everyone, reads } from '../access'
import { email, filledText, id, moment, oneOf, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { operation } from '../operation'
import { locales } from '../rules/language'

/** Who is told, once, when a variation that was sold out can be bought again; the row goes with its mail. */
export const stockAlertContract = contract({
  path: 'stock-alerts',
  name: { en: 'Back in stock', fr: 'De retour en stock' },
  called: 'email',
  record: {
    id,
    customerId: id,
    itemId: id,
    /** What the variation is called; a save of its item may give it another id. */
    variation: filledText(120),
    email,
    /** The visitor's. */
    language: oneOf(locales),
    createdAt: moment,
  },
  writable: [],
  access: { owner: { methods: [...reads, 'remove'] } },
})

/** An address that waits for a variation, as the wire carries it. */
export type StockAlert = RowOf<typeof stockAlertContract>

/** Asks to be told when a sold-out variation of the site in view can be bought again; asking twice changes nothing. */
export const tellWhenBack = operation<{ ok: true }>()({
  path: 'tell-when-back',
  input: Type.Object(
    {
      variationId: id,
      email: text(254),
      language: Type.Optional(oneOf(locales)),
      /** Hidden from people; what fills it is a program. */
      reference: Type.Optional(text(1000)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})
