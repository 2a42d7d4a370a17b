import type { Application } from '../../../declarations'
import { cleanError } from '../../../kit/service/errors'
import { claimImport } from './claim-import'
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

  const carryOut = async (id: number, isStopping: () => boolean) => {
    try {
      await runImport(app, id, isStopping)
    } catch (thrown) {
      const error = cleanError(thrown)
      if (error.code >= 500) app.get('log').error({ err: thrown, import: id }, 'import failed')
      await app.service('market-imports').patch(id, { status: 'failed', problem: problemOf(error) })
    }
  }

  const runAll = async (isStopping: () => boolean) => {
    while (!isStopping()) {
      const id = await claimImport(app)
      if (id === undefined) return
      await carryOut(id, isStopping)
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
