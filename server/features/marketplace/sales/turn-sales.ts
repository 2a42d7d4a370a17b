import type { Application } from '../../../declarations'
import { server } from '../../../kit/service/caller/caller'
import { tellItemsOf } from './items-of-sale'

/** Tells of the sales that have begun or ended since the last turn. What is charged goes by the clock, with or without this. */
export const turnSales = async (app: Application): Promise<void> => {
  const { knex } = app.get('database')
  const due = await knex('sales')
    .where((any) =>
      any
        .where({ told: 'coming' })
        .where('startsAt', '<=', knex.fn.now())
        .orWhere((ended) => ended.whereNot({ told: 'over' }).where('endsAt', '<=', knex.fn.now())),
    )
    .orderBy('id')
    .pluck('id')
  for (const id of due)
    await app.get('runWork')(server, async (work) => {
      const sale = await work.trx('sales').where({ id }).forUpdate().first('endsAt')
      if (!sale) return
      const told = sale.endsAt && sale.endsAt <= work.now ? 'over' : 'begun'
      await work.trx('sales').where({ id }).update({ told })
      work.unseen('sales')
      await tellItemsOf(app, work, id)
    })
}
