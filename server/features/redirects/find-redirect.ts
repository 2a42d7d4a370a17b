import { barePath, oldAddress } from '@mainstreet/shared/rules/site/old-address'
import type { Application } from '../../declarations'

/** So many addresses that are not there are kept of a site. */
const maxMissing = 300

/** Where an address leads that no page of the site has; undefined where it is not known. One with a query is looked for without it, too. */
export const leadsTo = async (
  app: Application,
  { customerId, address }: { customerId: number; address: string },
): Promise<string | undefined> => {
  const path = oldAddress(address)
  if (!path) return undefined
  const row = await app
    .get('database')
    .knex('redirects')
    .where({ customerId })
    .whereIn('path', [path, barePath(path)])
    .orderByRaw('length(path) desc')
    .first('target')
  return row?.target
}

/** Counts an address that a visitor asked for in vain; of new ones beyond what is kept, those go that were last asked for longest ago. */
export const noteMissing = async (
  app: Application,
  { customerId, address }: { customerId: number; address: string },
): Promise<void> => {
  const path = oldAddress(address)
  if (!path) return
  const { knex } = app.get('database')
  await knex('missing_pages')
    .insert({ customerId, path })
    .onConflict(['customerId', 'path'])
    .merge({ count: knex.raw('missing_pages.count + 1'), lastAt: knex.fn.now() })
  await knex('missing_pages')
    .where({ customerId })
    .whereNotIn(
      'id',
      knex('missing_pages').where({ customerId }).orderBy('lastAt', 'desc').limit(maxMissing).select('id'),
    )
    .del()
}
