import { operation } from '../operation'
import { Type } from '@sinclair/typebox'
import { positions, reads } from '../access'
import { id, moment, nullable, oneOf, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { rowEvents } from '../row-change'

/** How long it is kept what was changed, in days: two years. */
export const keptDays = 730

/** Whose changes are written down. */
export const changeRoles = ['staff', ...positions, 'integrator'] as const

const changedColumn = Type.Object({
  column: text(80),
  /** As texts, cut where they are long and hidden where they are secret; null where there was nothing. */
  before: nullable(text(400)),
  after: nullable(text(400)),
})

/** Every row that people and programs have written: who, when, and what of it is another now. Written by the server with the change itself. */
export const accountChangeContract = contract({
  path: 'account-changes',
  name: { en: 'Log of changes', fr: 'Journal des modifications' },
  record: {
    id,
    /** Null for rows of the platform itself, and users without an account. */
    customerId: nullable(id),
    /** Null for a program. */
    userId: nullable(id),
    /** What whoever it was was then. */
    role: oneOf(changeRoles),
    /** As the person was called then, or the API key. */
    userName: text(254),
    service: text(60),
    /** Null where several rows changed that no service shows, such as ended sessions. */
    rowId: nullable(id),
    /** What the row is called, where it has a name. */
    subject: text(200),
    event: oneOf(rowEvents),
    changes: Type.Array(changedColumn),
    createdAt: moment,
  },
  writable: [],
  access: { owner: { methods: reads }, integrator: false },
})

/** Who has changed anything of an account, or of any for staff, as they were called last. */
export const changePeople = operation<{ ok: true; people: { userId: number; userName: string }[] }>()({
  path: 'account-change-people',
  input: Type.Object({ customerId: Type.Optional(id) }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})

export type AccountChange = RowOf<typeof accountChangeContract>
