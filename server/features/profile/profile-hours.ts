import { defaultHours } from '@mainstreet/shared/rules/time/hours'
import { hoursContract } from '@mainstreet/shared/contracts/site/profile'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { existingRow } from './existing-row'
import { insertDefaults } from './insert-defaults'

/** Gives an account the days it does not have yet: 09:00 to 17:00, closed. */
export const createDefaultHours = (work: Work, customerId: number): Promise<void> =>
  insertDefaults(work, { path: 'profile-hours', customerId, rows: defaultHours() })

/** A day exists once. */
export const profileHours = tableService(hoursContract, () => ({
  existing: ({ work, data }) =>
    existingRow(work, 'profile_hours', { customerId: data.customerId, day: data.day }),
}))
