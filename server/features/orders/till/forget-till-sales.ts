import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { server } from '../../../kit/service/caller/caller'

const maxAtOnce = 500

/** Forgets the links of yesterday: their orders stay. Answers how many. */
export const forgetTillSales = (app: Application, now = new Date()): Promise<number> =>
  app.get('runWork')(server, async (work) => {
    const ids = await work
      .trx('till_sales')
      .where('createdAt', '<', new Date(now.getTime() - dayMs))
      .orderBy('id')
      .limit(maxAtOnce)
      .pluck('id')
    for (const id of ids) await app.service('till-sales').remove(id, { work })
    return ids.length
  })
