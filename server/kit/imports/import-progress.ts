import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { importCounters, type FileImport, type ImportAction } from '@mainstreet/shared/contracts/file-import'
import type { Application } from '../../declarations'
import { server } from '../service/caller/caller'
import type { Work } from '../service/work'
import type { ImportKind } from './import-kind'

// Small enough to stop, and to show progress, within a second.
const batchSize = 40

interface Outcome {
  action: ImportAction
}

/** A file that is checked or imported, entry by entry. */
interface Entries<Row extends FileImport, Entry, Done extends Outcome> {
  begun: Row
  entries: readonly Entry[]
  /** What the file says of itself. */
  columns: Partial<Row>
  /** Prepares a batch; answers what does one of its entries. */
  prepare(batch: readonly Entry[]): Promise<(entry: Entry) => Promise<Done>>
  /** What is stored of an entry, unless it has been already, and what the row counts beside the actions. */
  store(outcome: Done): object | undefined
  count?(row: Row, outcomes: readonly Done[]): Partial<Row>
  /** What the row says when all is done. */
  end?(work: Work): Promise<Partial<Row>>
  isStopping(): boolean
}

const countActions = (row: FileImport, outcomes: readonly Outcome[]): Partial<FileImport> => {
  const { created, changed, same, bad } = row
  const counts = { created, changed, same, bad }
  for (const { action } of outcomes) counts[importCounters[action]] += 1
  return { ...counts, done: row.done + outcomes.length }
}

/** Checks or imports the entries of a file, each whole or not at all, from where it was left; ends where it was stopped, removed or begun anew meanwhile. */
export const runEntries = async <Row extends FileImport, Entry, Done extends Outcome>(
  app: Application,
  kind: ImportKind<Row>,
  { begun, entries, columns, prepare, store, count, end, isStopping }: Entries<Row, Entry, Done>,
): Promise<void> => {
  const { imports, files, outcomes: outcomesTable } = kind.tables
  const { id: importId, customerId } = begun
  const dryRun = begun.status === 'checking'

  const note = (before: Row, changes: Partial<Row>, outcomes: readonly Done[] = []) =>
    app.get('runWork')(server, async (work) => {
      const held: unknown = await work.trx(imports).where({ id: importId }).forUpdate().first('id')
      if (!held) return undefined
      const now = await kind.service(app).rowById(importId, work)
      const fixed = ['status', 'done', ...kind.choices] as const
      if (!fixed.every((name) => isDeepStrictEqual(now[name], before[name]))) return undefined
      const stored = outcomes.flatMap((each) => store(each) ?? [])
      const rows = stored.map((each) => ({ importId, customerId, dryRun, ...each }))
      if (rows.length) await work.trx(outcomesTable).insert(rows)
      const counts = Object.assign(countActions(before, outcomes), count?.(before, outcomes))
      const ended = changes.status === 'imported' ? await end?.(work) : {}
      return kind.service(app).patch(importId, Object.assign(counts, changes, ended), { work })
    })

  let row = await note(begun, { ...columns, total: entries.length })
  while (row && row.done < entries.length) {
    if (isStopping()) return
    const batch = entries.slice(row.done, row.done + batchSize)
    const carryOut = await prepare(batch)
    const outcomes: Done[] = []
    for (const entry of batch) {
      outcomes.push(await carryOut(entry))
      // The embedded database answers within one turn of the loop: other requests come between the entries.
      await nextTurn()
    }
    row = await note(row, {}, outcomes)
  }
  if (!row) return
  const status = dryRun ? 'checked' : 'imported'
  await note(row, { status } as Partial<Row>)
  if (!dryRun) await app.get('database').knex(files).where({ importId }).del()
}
