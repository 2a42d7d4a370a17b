import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import type { Application } from '../../declarations'
import { cleanError } from '../../kit/service/errors'
import { whileRenewing } from '../../kit/while-renewing'
import {
  claimExport,
  maxAttempts,
  releaseExport,
  renewEveryMs,
  renewExport,
  type ExportClaim,
} from './export-claim'
import { noteExport } from './note-export'
import { ExportStopped, runExport } from './run-export'

/** Makes archives beside the calls, one after another. */
export interface Exporter {
  /** Makes what waits, until there is nothing more or the server stops. */
  run(isStopping?: () => boolean): Promise<void>
  /** Begins at once, in place of at the next turn. */
  nudge(): void
}

declare module '../../declarations' {
  interface Configuration {
    exporter: Exporter
  }
}

/** The exporter of one application; other servers may make other archives at the same time. */
export const createExporter = (app: Application): Exporter => {
  let running: Promise<void> | undefined

  const fail = (claim: ExportClaim, problem: AccountExport['problem']) =>
    noteExport(app, claim, { status: 'failed', problem })

  const carryOut = async (claim: ExportClaim, isStopping: () => boolean) => {
    if (claim.attempts > maxAttempts) return void (await fail(claim, 'interrupted'))
    try {
      const renew = () => renewExport(app, claim)
      await whileRenewing({ everyMs: renewEveryMs, renew }, () => runExport(app, claim, isStopping))
    } catch (thrown) {
      if (thrown instanceof ExportStopped) return releaseExport(app, claim)
      app.get('log').error({ err: thrown, export: claim.id }, 'export failed')
      await fail(claim, cleanError(thrown).code === 507 ? 'storage' : 'failed')
    }
  }

  const runAll = async (isStopping: () => boolean) => {
    while (!isStopping()) {
      const claim = await claimExport(app)
      if (!claim) return
      await carryOut(claim, isStopping)
    }
  }

  const run = (isStopping = app.get('calls').isStopping) =>
    (running ??= runAll(isStopping).finally(() => (running = undefined)))

  return {
    run,
    nudge: () => {
      // What a failed beginning leaves waiting, the job takes up at its next turn.
      run().catch((err: unknown) => app.get('log').warn({ err }, 'exports not begun'))
    },
  }
}
