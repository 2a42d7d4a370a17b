import type { Work } from '../../../kit/service/work'
import type { Import } from './import-item'

/** The category's id, made where there is none yet; a dry run makes none. */
export const categoryOf = async (run: Import, name: string, work: Work): Promise<number | undefined> => {
  const { customerId, app, dryRun } = run
  const known = await work
    .trx('market_categories')
    .where({ customerId })
    .whereRaw('lower(category) = lower(?)', [name])
    .first('id')
  if (known) return known.id
  if (dryRun) return undefined
  const created = await app.service('market-categories').create({ category: name, customerId }, { work })
  return created.id
}
