import { Conflict } from '@feathersjs/errors'
import {
  importChoices,
  importContract,
  type ImportChoices,
  type ImportStatus,
} from '@mainstreet/shared/contracts/marketplace/imports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { invalid } from '../../../kit/service/errors'
import { tableService } from '../../../kit/service/define-service'
import { removeEach } from '../../../kit/service/remove-each'
import { createImporter, importProblem } from './importer'

const retentionDays = 7

/** What an owner may make of an import in each of its states. */
const steps: Partial<Record<ImportStatus, readonly ImportStatus[]>> = {
  checking: ['stopped'],
  checked: ['importing'],
  importing: ['stopped'],
}

const fromStart = {
  done: 0,
  created: 0,
  changed: 0,
  same: 0,
  bad: 0,
  keptDrafts: 0,
  keptStocks: 0,
  pictures: 0,
  publishLater: 0,
}

/** What an owner chooses otherwise than before. */
const changedChoices = (data: Partial<ImportChoices>, before: ImportChoices): Partial<ImportChoices> => {
  const names = importChoices.filter((name) => data[name] !== undefined && data[name] !== before[name])
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}

/** Deletes the imports that have been kept long enough. */
export const purgeImports = async (app: Application): Promise<void> => {
  const old = new Date(Date.now() - retentionDays * dayMs)
  const ids = await app.get('database').knex('market_imports').where('createdAt', '<', old).pluck('id')
  await removeEach(app, 'market-imports', ids)
}

/** Imports of files into the shop: checked first, then imported when their owner says so; the row shows the progress. */
export const marketImports = tableService(importContract, (app) => {
  const importer = createImporter(app)
  app.set('importer', importer)
  return {
    computed: { refusal: 'null::jsonb' },
    read: (row) => ({ ...row, ...importProblem(row.problem) }),
    beforeWrite({ data, before, caller }) {
      // Our own code notes how far it is.
      if (caller.role === 'server' || !before) return data
      const choices = changedChoices(data, before)
      const isChosen = Object.keys(choices).length > 0
      // A choice is shown before it is carried out.
      if (isChosen && before.status !== 'checking' && before.status !== 'checked')
        throw new Conflict(refusal('import-begun', { status: before.status }))
      const status = data.status
      if (status === before.status || status === undefined)
        return isChosen ? { ...choices, status: 'checking', ...fromStart } : {}
      if (!steps[before.status]?.includes(status)) {
        if (status === 'importing' || status === 'stopped')
          throw new Conflict(refusal('import-step', { from: before.status, to: status }))
        throw invalid({ status: 'must be importing or stopped' })
      }
      return status === 'importing' ? { ...choices, status, ...fromStart } : { ...choices, status }
    },
    async afterWrite({ id, data, before, caller, work }) {
      if (caller.role === 'server' || !before || data.status === 'stopped') return
      const isBegun = data.status === 'importing' && before.status === 'checked'
      const isChosen = Object.keys(changedChoices(data, before)).length > 0
      // What the last check said holds no longer.
      if (isChosen && !isBegun)
        await work.trx('market_import_items').where({ importId: id, dryRun: true }).del()
      if (isBegun || isChosen) work.afterCommit(importer.nudge)
    },
  }
})
