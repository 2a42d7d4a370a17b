import { siteAccess } from '../../access'
import { filledText, id, labelled, text } from '../../columns'
import { contract, type RowOf } from '../../contract'

/** What people say of a business: their words, their name and the year, as the owner has them; the newest is shown first. */
export const quoteContract = contract({
  path: 'profile-quotes',
  name: { en: 'What people say', fr: 'Ce qu’on dit de vous' },
  called: 'name',
  record: {
    id,
    customerId: id,
    words: labelled({ en: 'Words', fr: 'Paroles' }, filledText(600)),
    name: labelled({ en: 'Name', fr: 'Nom' }, text(80)),
    year: labelled({ en: 'Year', fr: 'Année' }, text(20)),
  },
  writable: ['words', 'name', 'year'],
  translatable: ['words'],
  required: ['words'],
  access: siteAccess(['words', 'name', 'year', 'translations']),
})

export type ProfileQuote = RowOf<typeof quoteContract>
