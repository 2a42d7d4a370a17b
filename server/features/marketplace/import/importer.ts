import type { Application } from '../../../declarations'
import { cleanError } from '../../../kit/service/errors'
import { whileRenewing } from '../../../kit/while-renewing'
import { claimImport, releaseImport, renewEveryMs, renewImport, type ImportClaim } from './claim-import'
import { runImport } from './run-import'

/** Carries imports out beside the calls, one after another. */
export interface Importer {
  /** Carries out what waits, until there is nothing more or the server stops. */
  run(isStopping?: () => boolean): Promise<void>
  /** Begins at once, in place of at the next turn. */
  nudge(): void
}

declare module '../../../declarations' {
  interface Configuration {
    importer: Importer
  }
}

const problemOf = (error: unknown): string => {
  const { errors = {} } = error as { errors?: Record<string, string> }
  const { file } = errors
  return file ? `The file ${file}.` : (error as Error).message
}

/** The importer of one application; other servers may carry out other imports at the same time. */
export const createImporter = (app: Application): Importer => {
  let running: Promise<void> | undefined

  const carryOut = async (claim: ImportClaim, isStopping: () => boolean) => {
    const { id } = claim
    let isLost = false
    const renew = async () => (isLost ||= !(await renewImport(app, claim)))
    try {
      await whileRenewing({ everyMs: renewEveryMs, renew }, () =>
        runImport(app, id, () => isStopping() || isLost),
      )
    } catch (thrown) {
      const error = cleanError(thrown)
      if (error.code >= 500) app.get('log').error({ err: thrown, import: id }, 'import failed')
      await app.service('market-imports').patch(id, { status: 'failed', problem: problemOf(error) })
    } finally {
      await releaseImport(app, claim)
    }
  }

  const runAll = async (isStopping: () => boolean) => {
    while (!isStopping()) {
      const claim = await claimImport(app)
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
      run().catch((err: unknown) => app.get('log').warn({ err }, 'imports not begun'))
    },
  }
}
