import { Conflict } from '@feathersjs/errors'
import type { PaymentAnswer } from '@mainstreet/shared/contracts/orders/payments'
import { paySale, type TillSale } from '@mainstreet/shared/contracts/orders/till'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { invalid } from '../../../kit/service/errors'
import { operationService } from '../../../kit/service/define-service'
import { requestFingerprint } from '../../../kit/service/once/fingerprint'
import type { Call } from '../../../kit/service/service-params'
import type { Work } from '../../../kit/service/work'
import { continuePayment, payNow } from '../charge/run-payment'
import { soldChoices } from '../checkout/cart-choices'
import { readPaying } from '../checkout/payments'
import { placeOrder, type Checkout } from '../checkout/place-order'
import { openStore } from '../open-store'
import { saleOfLink } from './sale-of-link'

/** A sale is paid once: whoever comes second finds it paid, or being paid. */
const holdSale = async ({ trx }: Work, { id }: TillSale): Promise<void> => {
  const sale = await trx('till_sales').where({ id }).forUpdate().first('id')
  if (!sale) throw new Conflict(refusal('sale-gone'))
  const order = await trx('account_orders')
    .where({ tillSaleId: id })
    .whereNot({ status: 'failed' })
    .first('id')
  if (order) throw new Conflict(refusal('sale-paid'))
}

const runPaySale = async (
  app: Application,
  { token, email = '', ...input }: Input<'pay-sale'>,
  call: Call,
): Promise<PaymentAnswer> => {
  await app.get('limits').limitAddress('payments-address', call.address)
  const sale = await saleOfLink(app, token, call.siteId)
  if (email.trim() && !isMailAddress(email)) throw invalid({ email: contactErrors.from })
  const { customerId, items, discountCode, name } = sale
  const { store, gateways, keys } = await openStore(app, { customerId, isOrdered: true }, call)
  await app.get('limits').slow('payments-account', store.id)
  const cards = gateways.filter(({ provider }) => provider !== 'manual')
  const fingerprint = requestFingerprint(['sale', sale.id, input.expectedTotal ?? null])
  const paying = readPaying(input, { store, gateways: cards, fingerprint }, call)
  if ('goesOn' in paying) return continuePayment(app, paying.goesOn)
  const checkout: Checkout = {
    ...paying,
    store,
    keys,
    choices: soldChoices(items),
    shippingType: 'pickup',
    discountCode,
    data: { name, email: email.trim() || sale.email, phone: '' },
    expectedTotal: input.expectedTotal,
    language: input.language,
    placedBy: '',
    tillSaleId: sale.id,
    hold: (work) => holdSale(work, sale),
  }
  return payNow(app, {
    caller: call.caller,
    gateway: paying.gateway,
    place: (work) => placeOrder(app, work, checkout),
  })
}

/** Pays a sale of the counter on its buyer's own phone: the same order, stock, tax and books as any. */
export const paySaleOperation = operationService(
  paySale,
  (app) => (input, call) => runPaySale(app, input, call),
)
