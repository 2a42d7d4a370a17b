import { siteAccess } from '../../access'
import { day, flag, id, labelled, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { spanRule } from '../../rules/time/span-rule'
import { orderRules } from '../../rules/time/time-off'

/** Days on which a business is off: what visitors read, and what stops until they are over. */
export const timeOffContract = contract({
  path: 'profile-time-off',
  name: { en: 'Time off', fr: 'Congés' },
  called: 'reason',
  record: {
    id,
    customerId: id,
    /** The first and the last day, in the account's time zone. */
    startsOn: labelled({ en: 'From', fr: 'Du' }, day),
    endsOn: labelled({ en: 'Until', fr: 'Jusqu’au' }, day),
    reason: labelled({ en: 'Why', fr: 'Pourquoi' }, text(80)),
    closed: labelled({ en: 'Hours read “Closed”', fr: 'Les heures disent «\u00a0Fermé\u00a0»' }, flag),
    orders: labelled({ en: 'Orders', fr: 'Commandes' }, oneOf(orderRules)),
    tables: labelled({ en: 'Tables can be asked for', fr: 'On peut demander une table' }, flag),
  },
  writable: ['startsOn', 'endsOn', 'reason', 'closed', 'orders', 'tables'],
  required: ['startsOn', 'endsOn'],
  translatable: ['reason'],
  rules: [spanRule('startsOn', 'endsOn')],
  access: siteAccess(['startsOn', 'endsOn', 'reason', 'closed', 'orders', 'tables', 'translations']),
})

/** The longest time off, in days. */
export const maxDaysOff = 366

export type ProfileTimeOff = RowOf<typeof timeOffContract>
