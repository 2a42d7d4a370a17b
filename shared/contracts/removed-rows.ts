import { reads } from '../access'
import { id, moment, text } from '../columns'
import { contract } from '../contract'

/** How long it is kept what was removed, in days. */
export const removedKeptDays = 30

/** Rows that were removed, for programs that keep a copy: which, of which service, and when. */
export const removedRowContract = contract({
  path: 'removed-rows',
  name: { en: 'Removed rows', fr: 'Lignes supprimées' },
  record: {
    id,
    customerId: id,
    /** The path of the service that it was of. */
    service: text(60),
    rowId: id,
    removedAt: moment,
  },
  writable: [],
  access: { owner: { methods: reads } },
  live: false,
})
