import { Type } from '@sinclair/typebox'
import { duties, positions } from '../access'
import { clock, email, id, labelled, oneOf, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { noticeKinds, noticeWays } from '../rules/notices'

const way = oneOf(noticeWays)

/** Who is told of what, and how: a row for each person with access, made and removed with it. */
export const noticesToContract = contract({
  path: 'notices-to',
  name: { en: 'Notices to you', fr: 'Avis' },
  called: 'name',
  record: {
    id,
    customerId: id,
    userId: id,
    name: text(120),
    email,
    role: oneOf(positions),
    duties: Type.Array(oneOf(duties)),
    order: labelled({ en: 'New order', fr: 'Nouvelle commande' }, way),
    table: labelled({ en: 'Table asked for', fr: 'Demande de table' }, way),
    message: labelled({ en: 'Message', fr: 'Message' }, way),
    condolence: labelled({ en: 'Condolence', fr: 'Condoléance' }, way),
    lowStock: labelled({ en: 'Low stock', fr: 'Stock faible' }, way),
    wrong: labelled({ en: 'Something is wrong', fr: 'Un problème' }, way),
    /** Between these, in the business's time zone, phones are told of nothing; equal: never. */
    quietFrom: labelled({ en: 'Quiet from', fr: 'Silence de' }, clock),
    quietUntil: labelled({ en: 'until', fr: 'à' }, clock),
  },
  writable: [...noticeKinds, 'quietFrom', 'quietUntil'],
  computed: ['userId', 'name', 'email', 'role', 'duties'],
  access: { owner: { methods: ['find', 'get', 'patch'] }, integrator: false },
})

export type NoticesTo = RowOf<typeof noticesToContract>
