import { all, reads } from '../access'
import { filledText, id, moment, nullable, richText, text } from '../columns'
import { contract, type RowOf } from '../contract'

const record = {
  id,
  customerId: id,
  name: filledText(160),
  description: richText(20_000),
  location: text(200),
  startsAt: nullable(moment),
}
const writable = ['name', 'description', 'location', 'startsAt'] as const
const aliases = { int_id: 'id', int_customer_id: 'customerId' } as const
const access = { visitor: { methods: reads }, owner: { methods: all } } as const

/** What the business holds. */
export const eventContract = contract({
  path: 'events',
  record,
  writable,
  required: ['name'],
  aliases,
  access,
})

/** Services of a funeral home. */
export const funeralContract = contract({
  path: 'funerals',
  record,
  writable,
  required: ['name'],
  aliases,
  access,
})

export type CalendarEvent = RowOf<typeof eventContract>
