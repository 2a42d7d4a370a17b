import { Type } from '@sinclair/typebox'
import { id, integer, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { locales } from '../../rules/language'

/** A short address of a business's site, which leads to one of its items, or to its home page; made once, it stays. */
export const shortLinkContract = contract({
  path: 'short-links',
  name: { en: 'Short addresses', fr: 'Adresses courtes' },
  called: 'code',
  record: {
    id,
    customerId: id,
    /** Null: the home page. */
    itemId: nullable(id),
    code: text(12),
    /** How often it was opened: once a visitor and day. */
    opens: integer(0, 2_000_000_000),
  },
  writable: ['itemId'],
  access: {
    owner: { methods: ['find', 'get', 'create'] },
    menu: { methods: ['find', 'get', 'create'], writable: ['itemId'] },
  },
})

/** A short address as it is read. */
export type ShortLink = RowOf<typeof shortLinkContract>

/** Where a short address leads from, below the site's own. */
export const shortPath = (code: string): string => `/s/${code}`

/** The sizes of a card, in pixels: a post, a story, and a print (A6 at 300 dpi). */
export const cardSizes = {
  post: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  print: { width: 1240, height: 1748 },
} as const

/** One of them. */
export type CardSize = keyof typeof cardSizes

/** The names of all sizes. */
export const cardSizeNames = Object.keys(cardSizes) as CardSize[]

/** How a card's picture is asked for: `GET /api/share-card?linkId=7&size=post&lang=fr`; without `lang` it speaks the account's language. */
export const shareCardQuery = Type.Object(
  { linkId: id, size: oneOf(['post', 'story', 'print']), lang: Type.Optional(oneOf(locales)) },
  { additionalProperties: false },
)
