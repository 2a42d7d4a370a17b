import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'

const maxAtOnce = 500
/** So long an address may wait to be proven. */
const keptDays = 30

/** Forgets addresses that nobody has proven. Answers how many. */
export const forgetAsked = (app: Application, now = new Date()): Promise<number> =>
  app.get('runWork')(server, async (work) => {
    const ids = await work
      .trx('subscribers')
      .where({ status: 'asked' })
      .where('askedAt', '<', new Date(now.getTime() - keptDays * dayMs))
      .orderBy('id')
      .limit(maxAtOnce)
      .pluck('id')
    for (const id of ids) await app.service('subscribers').remove(id, { work })
    return ids.length
  })
