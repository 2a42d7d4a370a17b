import { Forbidden } from '@feathersjs/errors'
import { paymentsOperation, type PaymentAnswer } from '@mainstreet/shared/contracts/orders/payments'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { gatewayOfMethod } from '../../../kit/payments/gateways'
import { nothingDueGateway, nothingDueMethod } from '../../../kit/payments/nothing-due-gateway'
import type { PaymentGateway } from '../../../kit/payments/payment-gateway'
import { invalid } from '../../../kit/service/errors'
import { idempotencyKeyOf } from '../../../kit/service/once/idempotency-key'
import { operationService } from '../../../kit/service/define-service'
import type { Call, ServiceParams } from '../../../kit/service/service-params'
import { limitGuesses } from '../../discounts/limit-guesses'
import { providerBudgetMs } from '../charge/provider-budget'
import { continuePayment, payNow } from '../charge/run-payment'
import { openStore, type Store } from '../open-store'
import { cartChoices } from './cart-choices'
import { placedBy } from './check-unpaid'
import { cartFingerprint, submitOf, type Submit } from './payment-key'
import { placeOrder, type Checkout } from './place-order'

/** Real money only moves on the shop's own site. */
const refusePreview = (store: Store, gateway: PaymentGateway, { siteId, preview }: ServiceParams) => {
  if (gateway.live && (preview || siteId !== store.id)) throw new Forbidden(refusal('preview-only'))
}

/** What a call to pay says of how it is paid. */
type Paying = Pick<Input<'payments'>, 'id' | 'key' | 'paymentIntentId' | 'refused'>

/** The tills of a store as a call reached them, and what it wants to pay there. */
interface AtTheTill {
  store: Store
  gateways: readonly PaymentGateway[]
  /** What is paid, and may not differ under one key. */
  fingerprint: string
  /** Whether gift cards may pay all of it. */
  byCards?: boolean
}

/** With what a call pays: one that was begun and goes on after its buyer's step at the bank, or a new one under its key. */
export const readPaying = (
  { id: paymentMethod, key, paymentIntentId, refused }: Paying,
  { store, gateways, fingerprint, byCards = false }: AtTheTill,
  call: Call,
): { gateway: PaymentGateway; submit: Submit } | { goesOn: Parameters<typeof continuePayment>[1] } => {
  // Whether gift cards pay all is known once the cart is priced.
  const isByCards = !paymentMethod && !paymentIntentId && !refused && byCards
  const gateway = isByCards
    ? nothingDueGateway(gateways.every(({ live }) => live))
    : gatewayOfMethod(gateways, paymentMethod ?? '')
  if (!gateway) throw invalid({ id: 'is no way to pay here' })
  refusePreview(store, gateway, call)
  if (paymentIntentId)
    return { goesOn: { customerId: store.id, paymentId: paymentIntentId, fingerprint, refused } }
  if (refused) throw invalid({ refused: 'goes with a paymentIntentId' })
  if (!paymentMethod && !isByCards) throw invalid({ id: refusal('required') })
  const method = paymentMethod ?? nothingDueMethod
  const shared = gateway.isSharedTestId(method)
  return {
    gateway,
    submit: submitOf({ header: idempotencyKeyOf(call, key), paymentMethod: method, shared, fingerprint }),
  }
}

const runPayment = async (app: Application, input: Input<'payments'>, call: Call): Promise<PaymentAnswer> => {
  await app.get('limits').limitAddress('payments-address', call.address)
  const { store, gateways, keys } = await openStore(app, input, call)
  await app.get('limits').slow('payments-account', store.id)
  const codes = [input.discountCode, ...(input.giftCodes ?? [])]
  await limitGuesses(app, { codes, address: call.address, customerId: store.id })
  const choices = cartChoices(input.items)
  const fingerprint = cartFingerprint(choices, input)
  const byCards = input.giftCodes?.some((code) => code.trim())
  const paying = readPaying(input, { store, gateways, fingerprint, byCards }, call)
  if ('goesOn' in paying) return continuePayment(app, paying.goesOn)
  const checkout: Checkout = {
    ...input,
    ...paying,
    store,
    keys,
    choices,
    address: call.address,
    placedBy: placedBy(call.address ?? '', app.get('settings').secretKey),
  }
  const { caller } = call
  return payNow(app, {
    caller,
    gateway: paying.gateway,
    place: (work) => placeOrder(app, work, checkout),
  })
}

/** Buys a cart: order and stock first, then the charge, then the order is paid or undone. */
export const payments = operationService(paymentsOperation, (app) => {
  app.set('providerBudgetMs', providerBudgetMs)
  return (input, call) => runPayment(app, input, call)
})
