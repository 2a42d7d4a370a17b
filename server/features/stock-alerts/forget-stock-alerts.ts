import { monthsBefore } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'

const maxAtOnce = 500
/** For how long somebody waits for a thing that does not come back. */
const keptMonths = 12

/** Forgets who has waited for a year. Answers how many. */
export const forgetStockAlerts = (app: Application, now = new Date()): Promise<number> =>
  app.get('runWork')(server, async (work) => {
    const ids = await work
      .trx('stock_alerts')
      .where('createdAt', '<', monthsBefore(now, keptMonths))
      .orderBy('id')
      .limit(maxAtOnce)
      .pluck('id')
    for (const id of ids) await app.service('stock-alerts').remove(id, { work })
    return ids.length
  })
