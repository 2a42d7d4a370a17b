import { defaultHours } from '@mainstreet/shared/rules/time/hours'
import { hoursContract } from '@mainstreet/shared/contracts/site/hours'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { existingRow } from './existing-row'
import { insertDefaults } from './insert-defaults'
import { refuseOverlap } from './profile-more-hours'

/** Gives an account the days it does not have yet: 09:00 to 17:00, closed. */
export const createDefaultHours = (work: Work, customerId: number): Promise<void> =>
  insertDefaults(work, { path: 'profile-hours', customerId, rows: defaultHours() })

/** A day exists once; its further openings go with it. */
export const profileHours = tableService(hoursContract, (app) => ({
  existing: ({ work, data }) =>
    existingRow(work, 'profile_hours', { customerId: data.customerId, day: data.day }),
  async afterWrite({ id, before, work }) {
    if (!before?.more.length) return
    const row = await app.service('profile-hours').rowById(id, work)
    refuseOverlap([row, ...row.more])
  },
  // The database's cascade removes them; here their events are published.
  async beforeRemove({ row, work }) {
    for (const before of row.more) work.changed('profile-more-hours', { before, after: null })
  },
}))
