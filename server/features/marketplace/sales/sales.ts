import { saleContract } from '@mainstreet/shared/contracts/marketplace/sales'
import { tableService } from '../../../kit/service/define-service'
import type { Table } from '../../../kit/service/stored-row'
import { tellItemsOf } from './items-of-sale'

/** Sales of many items. One that is removed has its items cost what they did. */
export const sales = tableService(saleContract, (app) => ({
  computed: { items: 'select count(*)::int from sale_items where "saleId" = sales.id' },
  beforeWrite: ({ data, before, work }) => {
    if (before) return data
    return { ...data, told: Date.parse(data.startsAt!) <= work.now.getTime() ? 'begun' : 'coming' }
  },
  async beforeRemove({ row, work }) {
    await work.trx('sales').where({ id: row.id }).update({ endsAt: work.now })
    await tellItemsOf(app, work, row.id)
  },
}))

declare module '../../../kit/service/stored-row' {
  interface PrivateColumns {
    'market-items': {
      /** How often a sale of many has changed what it costs: it counts as a change of the item. */
      saleTurns: number
    }
    sales: {
      /** What of it was told last: nothing, that it has begun, or that it is over. */
      told: 'coming' | 'begun' | 'over'
    }
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    sale_items: Table<{ saleId: number; itemId: number; customerId: number }>
  }
}
