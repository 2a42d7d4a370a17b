import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { oneByOne } from '../../../kit/queue/one-by-one'
import { resumeRefund } from './make-refund'
import type { RefundRow } from './refund-row'

const batchSize = 50
const restMs = minuteMs

/** Who asked for a refund waits for its answer; after that it is the sweeper's. The money of failed orders is nobody else's. */
const findUnsettled = (app: Application): Promise<RefundRow[]> => {
  const before = new Date(Date.now() - restMs)
  return app
    .get('database')
    .knex('order_refunds')
    .where({ status: 'pending' })
    .where((due) => due.where('createdAt', '<=', before).orWhere('unlisted', true))
    .where((due) => due.whereNull('checkedAt').orWhere('checkedAt', '<=', before))
    .orderByRaw('"checkedAt" nulls first, id')
    .limit(batchSize)
    .select('*')
}

/** Asks the provider about every refund whose outcome nobody knows, and gives late money back; one failure does not stop the others. */
export const settlePendingRefunds = async (app: Application, isStopping = () => false): Promise<void> => {
  const { knex } = app.get('database')
  await oneByOne(app, await findUnsettled(app), {
    isStopping,
    async run(refund) {
      await knex('order_refunds').where({ id: refund.id }).update({ checkedAt: new Date() })
      await resumeRefund(app, refund)
    },
    failed: 'refund not settled',
    about: ({ id: refund }) => ({ refund }),
  })
}
