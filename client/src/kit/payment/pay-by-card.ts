import type { PaymentAnswer } from '@mainstreet/shared/contracts/orders/payments'
import type { Input } from '@mainstreet/shared/services'
import type { CardBuyer } from './card-forms'

/** How a card is taken and how its bank is asked; both reject with words fit to be shown. */
export interface CardMethod {
  /** Empty where nothing is left to pay. */
  paymentMethod: (buyer: CardBuyer) => Promise<string>
  /** False when the buyer refused. */
  confirm: (clientSecret: string) => Promise<boolean>
  /** What was made of the card is used up. */
  renew?: () => void
}

/** What became of a payment. */
export type Paid = { orderNumber: number; token: string }

/** What a payment says of the card: a new one, or how its bank's step went. */
export type CardOfPayment = Pick<Input<'payments'>, 'id' | 'paymentIntentId' | 'refused'>

interface ByCard {
  method: CardMethod
  buyer: CardBuyer
  send: (card: CardOfPayment) => Promise<PaymentAnswer>
}

/** Lets the bank ask; null when it agreed, else why not, as far as anybody says. */
const confirmCard = (method: CardMethod, clientSecret: string): Promise<string | null> =>
  method.confirm(clientSecret).then(
    (approved) => (approved ? null : ''),
    (error: Error) => error.message,
  )

/** Pays by card, through the step that its bank may want; where the bank said no, why, as far as it says. */
export const payByCard = async ({
  method,
  buyer,
  send,
}: ByCard): Promise<{ paid: Paid } | { refused: string }> => {
  const id = await method.paymentMethod(buyer)
  let answer = await send(id ? { id } : {})
  if (!answer.ok) {
    const { clientSecret, paymentIntentId } = answer
    const why = await confirmCard(method, clientSecret)
    if (why === null) answer = await send({ paymentIntentId })
    // Without an answer the server finds out by itself, later.
    else answer = await send({ paymentIntentId, refused: true }).catch(() => answer)
    if (!answer.ok) return { refused: why ?? '' }
  }
  return { paid: { orderNumber: answer.orderNumber, token: answer.token } }
}
