import { NotFound } from '@feathersjs/errors'
import type { KnexAdapterParams } from '@feathersjs/knex'
import { marketStatsContract } from '@mainstreet/shared/contracts/marketplace'
import type { Application, AroundHook } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/feature'
import type { WriteContext } from '../../kit/service/table-rules'
import type { TableService } from '../../kit/service/table-service'
import { isUncounted } from '../../kit/service/uncounted'
import { checkItem } from './own-item'

type Row = Record<string, unknown>
const counters = ['views', 'clicks'] as const

/** A counter goes up by one, whatever number comes; of two that come together, those that are higher than what is stored. */
const counted = (sent: Row, stored: Row): Row => {
  const named = counters.filter((name) => ((sent[name] as number | undefined) ?? 0) > 0)
  const raised = named.filter(
    (name) => !counters.every((each) => each in sent) || (sent[name] as number) > (stored[name] as number),
  )
  return Object.fromEntries(raised.map((name) => [name, (stored[name] as number) + 1]))
}

/** Whether visitors find the item that is counted. */
const isPublic = async (app: Application, { work, before }: WriteContext): Promise<boolean> => {
  const items = app.service('market-items') as unknown as TableService
  const query = { id: before!.itemId, $select: ['id'] }
  const found = await items.createQuery({ work, query, scope: { publicOnly: true } } as KnexAdapterParams)
  return (found as unknown[]).length > 0
}

const created = async (context: WriteContext): Promise<Row> => {
  const { data } = context
  await checkItem(context)
  const claimed = counters.find((name) => data[name])
  if (claimed) throw invalid({ [claimed]: 'is counted by the server' })
  return { id: data.itemId, itemId: data.itemId, customerId: data.customerId }
}

/** A visitor counts so often and no more, some not at all; decided before any transaction begins. */
const countable: AroundHook = async (context, next) => {
  const { app, method, params } = context
  const visits = method === 'update' && params.provider && params.caller?.role === 'visitor'
  if (visits) {
    await app.get('limits').limit('stats', params.address ?? '')
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
      const { method, data, before, caller } = context
      if (method === 'create') return created(context)
      if (caller?.role === 'visitor' && !(await isPublic(app, context)))
        throw new NotFound(`No market-stats record with id ${before!.id}.`)
      return counted(data, before!)
    },
  }),
  () => [countable],
)
