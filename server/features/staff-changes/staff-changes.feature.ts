import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { listPeople } from './list-people'
import { recordStaffChanges } from './record-staff-changes'
import { staffChanges as staffChangesService, purgeStaffChanges } from './staff-changes'

export const staffChanges = feature({
  services: {
    'staff-change-people': listPeople,
    'staff-changes': staffChangesService,
  },
  note: recordStaffChanges,
  jobs: { 'staff-changes': { everyMs: 6 * hourMs, run: purgeStaffChanges } },
})
