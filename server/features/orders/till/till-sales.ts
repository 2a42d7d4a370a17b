import { tillSaleContract } from '@mainstreet/shared/contracts/orders/till'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { invalid } from '../../../kit/service/errors'
import { tableService } from '../../../kit/service/define-service'
import { soldChoices } from '../checkout/cart-choices'
import { priceCart } from '../checkout/price-cart'
import { readStore } from '../open-store'

/** Sales that wait for their buyers' phones: priced once when they are made, so that none is shown that cannot be paid. */
export const tillSales = tableService(tillSaleContract, (app) => ({
  computed: {
    orderId: `select o.id from account_orders o
      where o."tillSaleId" = till_sales.id and not o.unlisted order by o.id limit 1`,
  },
  async beforeWrite({ method, data, work }) {
    if (method !== 'create') return data
    const { customerId, items = [], discountCode, email } = data
    if (email?.trim() && !isMailAddress(email))
      throw invalid({ email: refusal('format', { format: 'email' }) })
    const store = await readStore(work.trx, customerId)
    if (!store) throw invalid({ customerId: refusal('no-such-record') })
    const choices = soldChoices(items)
    const cart = { app, db: work.trx, store, choices, discountCode, shippingType: 'pickup' as const }
    await priceCart({ ...cart, now: work.now, manual: true })
    return data
  },
}))
