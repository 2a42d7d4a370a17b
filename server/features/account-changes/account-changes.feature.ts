import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { listPeople } from './list-people'
import { recordAccountChanges } from './record-account-changes'
import { accountChanges as accountChangesService, purgeAccountChanges } from './account-changes'

export const accountChanges = feature({
  services: {
    'account-change-people': listPeople,
    'account-changes': accountChangesService,
  },
  note: recordAccountChanges,
  jobs: { 'account-changes': { everyMs: 6 * hourMs, run: purgeAccountChanges } },
})
