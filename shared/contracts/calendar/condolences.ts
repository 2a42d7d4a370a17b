import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { reads } from '../../access'
import { filledText, flag, id, moment, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { maxContactLengths as maxLengths } from '../../rules/contact-rules'

/** waiting: its home has not answered it. shown: everybody reads it. refused: nobody does. */
export const condolenceStatuses = ['waiting', 'shown', 'refused'] as const

/** The most characters of one. */
export const maxCondolenceWords = 2000

/** What mourners write under a notice, in plain text; nothing is shown before the funeral home has approved it. */
export const condolenceContract = contract({
  path: 'condolences',
  name: { en: 'Condolences', fr: 'Condoléances' },
  called: 'name',
  record: {
    id,
    customerId: id,
    funeralId: id,
    name: filledText(maxLengths.contact),
    /** For the home alone: no page shows it. */
    email: text(maxLengths.from),
    message: filledText(maxCondolenceWords),
    status: oneOf(condolenceStatuses),
    /** Whether a visitor has reported it since it was last answered. */
    reported: flag,
    createdAt: moment,
  },
  writable: ['status', 'reported'],
  access: {
    visitor: { methods: reads, hides: ['email', 'reported'], rows: { status: 'shown' } },
    owner: { methods: ['find', 'get', 'patch', 'remove'] },
    notices: { methods: ['find', 'get', 'patch', 'remove'], writable: ['status', 'reported'] },
  },
})

const optionalText = (length: number) => Type.Optional(text(length))

/** Writes a condolence on the site in view; it waits for its home. The fields are called as those of `contact`. */
export const sendCondolence = operation<{ ok: true }>()({
  path: 'send-condolence',
  input: Type.Object(
    {
      funeralId: id,
      /** The writer's name. */
      contact: optionalText(maxLengths.contact),
      /** The writer's e-mail address. */
      from: optionalText(maxLengths.from),
      message: optionalText(maxCondolenceWords),
      /** Hidden from people; what fills it is a program. */
      reference: optionalText(1000),
    },
    { additionalProperties: false },
  ),
  access: ['visitor'],
})

/** Tells the home that a shown condolence ought not to stand there; it stays until the home says otherwise. */
export const reportCondolence = operation<{ ok: true }>()({
  path: 'report-condolence',
  input: Type.Object({ id }, { additionalProperties: false }),
  access: ['visitor'],
})

/** A condolence as the wire carries it. */
export type Condolence = RowOf<typeof condolenceContract>
