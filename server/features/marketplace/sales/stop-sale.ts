import { Conflict } from '@feathersjs/errors'
import { stopSale } from '@mainstreet/shared/contracts/marketplace/sales'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { ownRow } from '../../../kit/service/caller/own-row'
import { operationService } from '../../../kit/service/define-service'
import { tellItemsOf } from './items-of-sale'

/** Ends a sale now; one that has not begun lasts no moment. */
export const stopSaleOperation = operationService(stopSale, (app) => async ({ id }, { caller }) => {
  await ownRow(app, 'sales', { id, caller })
  await app.get('runWork')(caller, async (work) => {
    await work.trx('sales').where({ id }).forUpdate().first('id')
    const service = app.service('sales')
    const { startsAt, endsAt } = await service.rowById(id, work)
    if (endsAt && Date.parse(endsAt) <= work.now.getTime()) throw new Conflict(refusal('sale-over'))
    const begins = new Date(startsAt)
    const columns = {
      startsAt: begins < work.now ? begins : work.now,
      endsAt: work.now,
      told: 'over',
    } as const
    await service.rewrite(id, columns, work)
    await tellItemsOf(app, work, id)
  })
  return { ok: true as const }
})
