import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import { auditBooks } from './audit-books'
import { runAudit } from './run-audit'

/** The check of the books. */
export const books = feature({
  services: {
    'audit-books': auditBooks,
  },
  jobs: {
    audit: { everyMs: 10 * minuteMs, run: (app, isStopping) => runAudit(app, 'nightly', isStopping) },
  },
})
