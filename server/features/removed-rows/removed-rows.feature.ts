import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { purgeRemovedRows, recordRemovedRows, removedRows as removedRowsService } from './removed-rows'

/** What was removed, for those who keep a copy. */
export const removedRows = feature({
  services: { 'removed-rows': removedRowsService },
  note: recordRemovedRows,
  jobs: { 'removed-rows': { everyMs: 6 * hourMs, run: purgeRemovedRows } },
})
