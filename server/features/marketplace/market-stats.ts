import { NotFound } from '@feathersjs/errors'
import { marketStatsContract, type MarketStats } from '@mainstreet/shared/contracts/marketplace/market-stats'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application, AroundHook } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { ChangeContext, CreateContext, StoredOf } from '../../kit/service/table-rules'
import { isUncounted } from '../../kit/service/caller/is-uncounted'
import { checkItem } from './own-item'

type Contract = typeof marketStatsContract
type Counts = Partial<Pick<MarketStats, 'views' | 'clicks'>>
const counters = ['views', 'clicks'] as const

/** Of two counters that come together, those that are higher than what is stored; from a visitor who read them a while ago neither may be. */
const raisedTogether = (sent: Counts, stored: MarketStats, isVisit: boolean) => {
  const raised = counters.filter((name) => (sent[name] ?? 0) > stored[name])
  return raised.length === 0 && isVisit ? (['views'] as const) : raised
}

/** A counter goes up by one, whatever number comes. */
const addCounts = (sent: Counts, stored: MarketStats, isVisit: boolean): Counts => {
  const together = counters.every((name) => name in sent)
  const raised = together
    ? raisedTogether(sent, stored, isVisit)
    : counters.filter((name) => (sent[name] ?? 0) > 0)
  return Object.fromEntries(raised.map((name) => [name, stored[name] + 1]))
}

/** Whether visitors find the item that is counted. */
const isPublic = async (app: Application, { work, before }: ChangeContext<Contract>): Promise<boolean> => {
  const query = { id: before.itemId, $select: ['id'] }
  const found = (await app
    .service('market-items')
    .createQuery({ work, query, scope: { publicOnly: true } })) as unknown[]
  return found.length > 0
}

const newStats = async (context: CreateContext<Contract>): Promise<StoredOf<Contract>> => {
  const { data } = context
  await checkItem(context)
  const claimed = counters.find((name) => data[name])
  if (claimed) throw invalid({ [claimed]: 'is counted by the server' })
  return { id: data.itemId, itemId: data.itemId, customerId: data.customerId }
}

/** A visitor counts so often and no more, some not at all; decided before any transaction begins. */
const refuseUncountable: AroundHook = async (context, next) => {
  const { app, method, params } = context
  const visits = method === 'update' && params.provider && params.caller?.role === 'visitor'
  if (visits) {
    await app.get('limits').limitAddress('stats-address', params.address)
    if (isUncounted(params)) context.data = {}
  }
  await next()
}

/** Views and clicks of an item. */
export const marketStats = tableService(
  marketStatsContract,
  (app) => ({
    async existing({ data, work }) {
      const row = await work
        .trx('market_stats')
        .where({ id: data.itemId, customerId: data.customerId })
        .first('id')
      return row?.id
    },

    async beforeWrite(context) {
      if (context.method === 'create') return newStats(context)
      const { data, before, caller } = context
      if (caller?.role === 'visitor' && !(await isPublic(app, context)))
        throw new NotFound(refusal('no-record', { path: 'market-stats', id: before.id }))
      return addCounts(data, before, caller?.role === 'visitor')
    },
  }),
  () => [refuseUncountable],
)
