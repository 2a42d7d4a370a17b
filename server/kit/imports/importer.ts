import { openStatuses } from '@mainstreet/shared/contracts/account'
import { runningStatuses, type FileImport } from '@mainstreet/shared/contracts/file-import'
import type { Application } from '../../declarations'
import { createLease } from '../queue/lease'
import { createWorker, type Worker } from '../queue/worker'
import { cleanError, type CodedError } from '../service/errors'
import type { ImportKind } from './import-kind'

interface ImportClaim {
  importId: number
  claim: string
}

const problemOf = ({ message, errors, data }: CodedError): string => {
  const problem = errors?.file ? `The file ${errors.file}.` : message
  return JSON.stringify({ problem, refusal: data?.refusal ?? null })
}

/** Why an import ended, as it is stored; before there were codes, that was the English alone. */
export const importProblem = (stored = ''): Partial<Pick<FileImport, 'problem' | 'refusal'>> =>
  stored.startsWith('{') ? (JSON.parse(stored) as Pick<FileImport, 'problem' | 'refusal'>) : {}

/** Carries the imports of a kind out beside the calls, one after another. */
export const createImporter = <Row extends FileImport>(app: Application, kind: ImportKind<Row>): Worker => {
  const { imports, files } = kind.tables
  const { claim, whileHeld, release } = createLease<ImportClaim>(app, {
    table: files,
    key: 'importId',
    by: 'claim',
    // Renewed however long a batch takes; a server that died is followed within twenty seconds.
    leaseMs: 12_000,
    renewMs: 3_000,
    join: `join ${imports} i on i.id = task."importId"
      join account on account.id = i."customerId" and account.int_status_id = any(cast(:open as int[]))`,
    due: 'i.status = any(cast(:running as text[]))',
  })

  const carryOut = async (task: ImportClaim, stopping: AbortSignal) => {
    const { importId: id } = task
    const service = kind.service(app)
    try {
      const begun = await service.get(id)
      await whileHeld(task, (signal) => kind.run(app, begun, () => signal.aborted), stopping)
    } catch (thrown) {
      const error = cleanError(thrown)
      if (error.code >= 500) app.get('log').error({ err: thrown, import: id }, 'import failed')
      const failed: Partial<FileImport> = { status: 'failed', problem: problemOf(error) }
      await service.patch(id, failed as Partial<Row>)
    } finally {
      await release(task)
    }
  }

  return createWorker(app, {
    name: kind.name,
    claim: () => claim({ open: [...openStatuses], running: [...runningStatuses] }),
    carryOut,
  })
}
