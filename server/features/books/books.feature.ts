import { feature } from '../../kit/feature'
import { auditBooks } from './audit-books'
import { runAudit } from './run-audit'

/** The check of the books. */
export const books = feature({
  services: {
    'audit-books': auditBooks,
  },
  jobs: {
    audit: { everyMs: 10 * 60_000, run: (app, isStopping) => runAudit(app, 'nightly', isStopping) },
  },
})
