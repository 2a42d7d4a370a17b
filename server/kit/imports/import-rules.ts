import { isDeepStrictEqual } from 'node:util'
import { Conflict } from '@feathersjs/errors'
import type { FileImport, ImportStatus } from '@mainstreet/shared/contracts/file-import'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { TablePath } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import type { Caller } from '../service/caller/caller'
import { invalid } from '../service/errors'
import { removeEach } from '../service/remove-each'
import { tableOf } from '../service/stored-row'
import type { Work } from '../service/work'
import type { ImportKind } from './import-kind'
import { importProblem } from './importer'

const retentionDays = 7

/** What an owner may make of an import in each of its states. */
const steps: Partial<Record<ImportStatus, readonly ImportStatus[]>> = {
  checking: ['stopped'],
  checked: ['importing'],
  importing: ['stopped'],
}

/** Deletes the imports of a kind that have been kept long enough. */
export const purgeImports = async (app: Application, path: TablePath): Promise<void> => {
  const table: string = tableOf({ path })
  const old = new Date(Date.now() - retentionDays * dayMs)
  const ids = await app.get('database').knex(table).where('createdAt', '<', old).pluck<number[]>('id')
  await removeEach(app, path, ids)
}

const noActions = { done: 0, created: 0, changed: 0, same: 0, bad: 0 } satisfies Partial<FileImport>

interface Change<Row> {
  data: Partial<Row>
  before: Row | null
  caller: Caller
}

interface Steps<Row> {
  /** What the kind counts beside the actions, as it is when an import begins anew. */
  fromStart?: Partial<Row>
  /** Has the worker look for what is due. */
  nudge(): void
}

/** What holds for the rows of every kind of imports: checked first, then imported when their owner says so. */
export const importRules = <Row extends FileImport>(
  { choices, tables }: ImportKind<Row>,
  { fromStart = {}, nudge }: Steps<Row>,
) => {
  const anew = { ...noActions, ...fromStart }

  /** What an owner chooses otherwise than before. */
  const chosenOf = (data: Partial<Row>, before: Row) =>
    choices.filter((name) => data[name] !== undefined && !isDeepStrictEqual(data[name], before[name]))

  const pick = (data: Partial<Row>, names: readonly (keyof Row & string)[]) => {
    const picked: Partial<Row> = {}
    for (const name of names) picked[name] = data[name]
    return picked
  }

  return {
    computed: { refusal: 'null::jsonb' },
    read: <Stored extends { problem?: string }>(row: Stored) => ({ ...row, ...importProblem(row.problem) }),
    beforeWrite({ data, before, caller }: Change<Row>): Partial<Row> {
      // Our own code notes how far it is.
      if (caller.role === 'server' || !before) return data
      const chosen = chosenOf(data, before)
      // A choice is shown before it is carried out.
      if (chosen.length && before.status !== 'checking' && before.status !== 'checked')
        throw new Conflict(refusal('import-begun', { status: before.status }))
      const { status } = data
      if (status === before.status || status === undefined)
        return chosen.length ? { ...anew, ...pick(data, [...chosen]), status: 'checking' } : {}
      if (!steps[before.status]?.includes(status)) {
        if (status === 'importing' || status === 'stopped')
          throw new Conflict(refusal('import-step', { from: before.status, to: status }))
        throw invalid({ status: 'must be importing or stopped' })
      }
      return { ...(status === 'importing' && anew), ...pick(data, [...chosen, 'status']) }
    },
    async afterWrite({ id, data, before, caller, work }: Change<Row> & { id: number; work: Work }) {
      if (caller.role === 'server' || !before || data.status === 'stopped') return
      const isBegun = data.status === 'importing' && before.status === 'checked'
      const isChosen = chosenOf(data, before).length > 0
      // What the last check said holds no longer.
      if (isChosen && !isBegun) await work.trx(tables.outcomes).where({ importId: id, dryRun: true }).del()
      if (isBegun || isChosen) work.afterCommit(nudge)
    },
  }
}
