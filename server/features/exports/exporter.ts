import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import type { Application } from '../../declarations'
import { createWorker, type Worker } from '../../kit/queue/worker'
import { cleanError } from '../../kit/service/errors'
import { exportLease, maxAttempts, type ExportClaim } from './export-claim'
import { recordExport } from './record-export'
import { ExportStopped, runExport } from './run-export'

declare module '../../declarations' {
  interface Configuration {
    exporter: Worker
  }
}

/** Makes archives beside the calls, one after another. */
export const createExporter = (app: Application): Worker => {
  const { claim, whileHeld, release } = exportLease(app)

  const fail = (task: ExportClaim, problem: AccountExport['problem']) =>
    recordExport(app, task, { status: 'failed', problem })

  const carryOut = async (task: ExportClaim, stopping: AbortSignal) => {
    if (task.attempts > maxAttempts) return fail(task, 'interrupted')
    try {
      return await whileHeld(task, (signal) => runExport(app, task, () => signal.aborted), stopping)
    } catch (thrown) {
      if (thrown instanceof ExportStopped) return release(task)
      app.get('log').error({ err: thrown, export: task.id }, 'export failed')
      return fail(task, cleanError(thrown).code === 507 ? 'storage' : 'failed')
    }
  }

  return createWorker(app, { name: 'exports', claim, carryOut })
}
