import { all, reads } from '../../access'
import { clock, day, flag, id, labelled, text } from '../../columns'
import { contract, type RowOf } from '../../contract'

/** Opening hours of single dates, in the place of those of their day of the week. */
export const specialHoursContract = contract({
  path: 'profile-special-hours',
  name: { en: 'Hours of single days', fr: 'Heures de certains jours' },
  called: 'date',
  record: {
    id,
    customerId: id,
    date: labelled({ en: 'Date', fr: 'Date' }, day),
    isOpen: flag,
    open: labelled({ en: 'Opens', fr: 'Ouverture' }, clock),
    close: labelled({ en: 'Closes', fr: 'Fermeture' }, clock),
    note: labelled({ en: 'Note', fr: 'Note' }, text(80)),
  },
  writable: ['date', 'isOpen', 'open', 'close', 'note'],
  required: ['date'],
  access: {
    visitor: { methods: reads },
    owner: { methods: all },
    texts: { methods: all, writable: ['date', 'isOpen', 'open', 'close', 'note'] },
  },
})

export type ProfileSpecialHours = RowOf<typeof specialHoursContract>
