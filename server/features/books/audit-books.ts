import { setTimeout as pause } from 'node:timers/promises'
import { auditBooksOperation, findingKinds } from '@mainstreet/shared/contracts/orders/books'
import type { Application } from '../../declarations'
import { operationService } from '../../kit/service/define-service'
import { readLastRun } from './audit-runs'
import { countFindings, readFindings } from './findings'
import { runAudit } from './run-audit'

const answerAfterMs = 10_000

const measureAudit = (app: Application) => {
  app.get('metrics').gauge({
    name: 'audit_findings',
    help: 'What does not add up in the books of all accounts, by the check that found it',
    labelNames: ['kind'],
    async collect(gauge) {
      const counts = await countFindings(app)
      for (const kind of findingKinds) gauge.set({ kind }, counts.get(kind) ?? 0)
    },
  })
  app.get('metrics').gauge({
    name: 'audit_ended_timestamp_seconds',
    help: 'When the books were last checked',
    labelNames: [],
    async collect(gauge) {
      const { lastRun } = await readLastRun(app)
      if (lastRun?.endedAt) gauge.set(Date.parse(lastRun.endedAt) / 1000)
    },
  })
}

/** What does not add up in the books of all accounts: checked every night by one of the servers, and when staff ask. */
export const auditBooks = operationService(auditBooksOperation, (app) => {
  measureAudit(app)
  return async ({ check }) => {
    if (check) {
      const run = runAudit(app, 'now').catch((err: unknown) =>
        app.get('log').error({ err }, 'books not checked'),
      )
      await Promise.race([run, pause(answerAfterMs, undefined, { ref: false })])
    }
    return { ok: true as const, ...(await readLastRun(app)), ...(await readFindings(app)) }
  }
})
