import { Conflict } from '@feathersjs/errors'
import { importContract, type ImportStatus } from '@mainstreet/shared/contracts/imports'
import { invalid } from '../../../kit/service/errors'
import { tableService } from '../../../kit/service/feature'
import { createImporter } from './importer'

const hourMs = 3_600_000
const retentionDays = 7

/** What an owner may make of an import in each of its states. */
const steps: Partial<Record<ImportStatus, readonly ImportStatus[]>> = {
  checking: ['stopped'],
  checked: ['importing'],
  importing: ['stopped'],
}

const fromStart = { done: 0, created: 0, changed: 0, same: 0, bad: 0 }

/** Imports of files into the shop: checked first, then imported when their owner says so; the row shows the progress. */
export const marketImports = tableService(importContract, (app) => {
  const importer = createImporter(app)
  app.set('importer', importer)
  app.get('jobs').every('imports', 5_000, importer.run)
  app.get('jobs').every('purge-imports', hourMs, async () => {
    const old = new Date(Date.now() - retentionDays * 24 * hourMs)
    const ids: number[] = await app
      .get('database')
      .knex('market_imports')
      .where('createdAt', '<', old)
      .pluck('id')
    for (const id of ids) await app.service('market-imports').remove(id)
  })
  return {
    beforeWrite({ data, before, caller }) {
      // Our own code notes how far it is.
      if (!caller || !before) return data
      const status = data.status as ImportStatus | undefined
      if (status === before.status || status === undefined) return {}
      if (!steps[before.status as ImportStatus]?.includes(status)) {
        if (status === 'importing' || status === 'stopped')
          throw new Conflict(`An import that is ${before.status} cannot be ${status}.`)
        throw invalid({ status: 'must be importing or stopped' })
      }
      return status === 'importing' ? { status, ...fromStart } : { status }
    },
    async afterWrite({ data, before, work }) {
      if (before?.status === 'checked' && data.status === 'importing') work.afterCommit(importer.nudge)
    },
  }
})
