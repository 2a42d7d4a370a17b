import type { MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { openStatuses } from '@mainstreet/shared/contracts/account'
import { runningStatuses } from '@mainstreet/shared/contracts/marketplace/imports'
import type { Application } from '../../../declarations'
import { createLease } from '../../../kit/queue/lease'
import { createWorker, type Worker } from '../../../kit/queue/worker'
import { cleanError, type CodedError } from '../../../kit/service/errors'
import type { Table } from '../../../kit/service/stored-row'
import { runImport } from './run-import'

declare module '../../../declarations' {
  interface Configuration {
    importer: Worker
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    market_import_files: Table<{
      importId: number
      bytes: Buffer
      leasedUntil: Date | null
      claim: string | null
    }>
  }
}

interface ImportClaim {
  importId: number
  claim: string
}

const problemOf = ({ message, errors, data }: CodedError): string => {
  const problem = errors?.file ? `The file ${errors.file}.` : message
  return JSON.stringify({ problem, refusal: data?.refusal ?? null })
}

/** Why an import ended, as it is stored; before there were codes, that was the English alone. */
export const importProblem = (stored = ''): Partial<Pick<MarketImport, 'problem' | 'refusal'>> =>
  stored.startsWith('{') ? (JSON.parse(stored) as Pick<MarketImport, 'problem' | 'refusal'>) : {}

/** Carries imports out beside the calls, one after another. */
export const createImporter = (app: Application): Worker => {
  const { claim, whileHeld, release } = createLease<ImportClaim>(app, {
    table: 'market_import_files',
    key: 'importId',
    by: 'claim',
    // Renewed however long a batch takes; a server that died is followed within twenty seconds.
    leaseMs: 12_000,
    renewMs: 3_000,
    join: `join market_imports i on i.id = task."importId"
      join account on account.id = i."customerId" and account.int_status_id = any(cast(:open as int[]))`,
    due: 'i.status = any(cast(:running as text[]))',
  })

  const carryOut = async (task: ImportClaim, stopping: AbortSignal) => {
    const { importId: id } = task
    try {
      await whileHeld(task, (signal) => runImport(app, id, () => signal.aborted), stopping)
    } catch (thrown) {
      const error = cleanError(thrown)
      if (error.code >= 500) app.get('log').error({ err: thrown, import: id }, 'import failed')
      await app.service('market-imports').patch(id, { status: 'failed', problem: problemOf(error) })
    } finally {
      await release(task)
    }
  }

  return createWorker(app, {
    name: 'imports',
    claim: () => claim({ open: [...openStatuses], running: [...runningStatuses] }),
    carryOut,
  })
}
