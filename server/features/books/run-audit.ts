import type { Application } from '../../declarations'
import { auditAccount } from './audit-account'
import { beginRun, recordRun } from './audit-runs'
import { storeFindings } from './findings'

/** What a run has come to. */
export interface AuditResult {
  accounts: number
  findings: number
  failures: number
}

const checkAll = async (app: Application, run: number, isStopping: () => boolean): Promise<AuditResult> => {
  const result: AuditResult = { accounts: 0, findings: 0, failures: 0 }
  const { knex } = app.get('database')
  for (const customerId of await knex('account').orderBy('id').pluck<number[]>('id')) {
    if (isStopping()) return result
    const audit = await auditAccount(app, customerId)
    const findings = await storeFindings(app, customerId, audit)
    if (findings)
      app.get('log').error({ customerId, found: Object.fromEntries(audit.found) }, 'the books do not add up')
    result.accounts++
    result.findings += findings
    result.failures += audit.failures
    await recordRun(app, run, { accounts: result.accounts, failures: result.failures })
  }
  await recordRun(app, run, { endedAt: new Date() })
  app.get('log').info(result, 'books checked')
  return result
}

/** Checks the books of every account, now or where nobody has since last night; undefined where somebody else is about to. */
export const runAudit = async (
  app: Application,
  when: 'now' | 'nightly',
  isStopping = () => false,
): Promise<AuditResult | undefined> => {
  const run = await beginRun(app, when)
  return run === undefined ? undefined : checkAll(app, run, isStopping)
}
