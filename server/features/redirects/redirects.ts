import { missingPageContract, redirectContract } from '@mainstreet/shared/contracts/site/redirects'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { storedLink } from '@mainstreet/shared/rules/site/link-rules'
import { barePath, oldAddress } from '@mainstreet/shared/rules/site/old-address'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'

const maxSteps = 10

/** Whether an address leads back to itself, by however many others. */
const goesRound = async (
  { trx }: Work,
  { customerId, path, target }: { customerId: number; path: string; target: string },
): Promise<boolean> => {
  let at: string | undefined = target
  for (let step = 0; at && step < maxSteps; step++) {
    const address: string | undefined = at.startsWith('/') ? oldAddress(at) : undefined
    if (!address) return false
    if (address === path || barePath(address) === path) return true
    at = (await trx('redirects').where({ customerId, path: address }).first('target'))?.target
  }
  return at !== undefined
}

/** What is not missing any more is taken off the list of what is. */
const forgetMissing = async (
  app: Application,
  work: Work,
  { customerId, path }: { customerId: number; path: string },
) => {
  const found = await work.trx('missing_pages').where({ customerId, path }).first('id')
  if (!found) return
  const before = await app.service('missing-pages').rowById(found.id, work)
  work.changed('missing-pages', { before, after: null })
  await work.trx('missing_pages').where({ id: found.id }).del()
}

/** Old addresses, each with the page or site that it leads to. */
export const redirectService = tableService(redirectContract, (app) => ({
  async beforeWrite({ data, before, work }) {
    const columns: { path?: string; target?: string } = {}
    if (data.path !== undefined) {
      const path = oldAddress(data.path)
      if (!path) throw invalid({ path: refusal('not-old-address') })
      columns.path = path
    }
    if (data.target !== undefined) {
      const target = storedLink(data.target)
      if (!target) throw invalid({ target: refusal('not-a-target') })
      columns.target = target
    }
    const after = { ...before, ...data, ...columns }
    const { customerId, path, target } = after as { customerId: number; path: string; target: string }
    if (await goesRound(work, { customerId, path, target })) throw invalid({ target: refusal('goes-round') })
    return { ...data, ...columns }
  },
  async afterWrite({ work, id }) {
    const row = await work.trx('redirects').where({ id }).first('customerId', 'path')
    await forgetMissing(app, work, row!)
  },
}))

/** The addresses that visitors asked for in vain. */
export const missingPageService = tableService(missingPageContract)
