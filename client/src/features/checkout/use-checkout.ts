import type { Quote } from '@mainstreet/shared/contracts/orders/orders'
import { useState } from 'react'
import { useCart } from './cart/cart-context'
import { useSeenQuote } from './review/use-seen-quote'
import { useSteps } from './steps/use-steps'
import { useCartLines, type CartLineNow } from './cart/use-cart-lines'
import { useDraft, type Draft } from './use-draft'
import type { StepNotice } from './use-passing-notice'
import type { CardMethod } from '../../kit/payment/pay-by-card'
import { usePayment, type PayFailure } from './use-payment'
import { orderItems, useQuote } from './use-quote'

interface Held {
  lines: CartLineNow[]
  ordered: CartLineNow[]
  quote: Quote
  done: boolean
}

/** One step back, with the press that leads to where it can be mended. */
const noticeOf = ({ failure, fields, card }: PayFailure): StepNotice => ({
  tone: 'danger',
  text: failure,
  at: 'information',
  retry: fields ? undefined : card ? 'card' : 'same',
})

/** What is wanted, but for how it goes and what it comes to. */
const wishOf = (
  customerId: number,
  ordered: readonly CartLineNow[],
  { shipping, information, code, cards, gift, letters }: Draft,
) => ({
  customerId,
  items: orderItems(ordered),
  data: information.data,
  code: code.applied,
  giftCodes: cards.codes,
  gift: gift.asked ? gift.typed : null,
  wantedFor: shipping.wanted.sent,
  newsletter: letters.wanted,
})

/** The whole checkout: where the buyer is, what was chosen and typed, and how it is paid. */
export const useCheckout = () => {
  const { customerId, change } = useCart()
  const now = useCartLines()
  // Paying takes the stock of what is in this very cart: what was agreed on stands still until there is an answer.
  const [held, setHeld] = useState<Held | null>(null)
  const { lines, ordered } = held ?? now
  const draft = useDraft(ordered)
  const { shipping, information, code, cards, gift, letters, paid } = draft
  const [{ shippingType }, { data }] = [shipping, information]
  const { settled, ofThis, error, put, lookAgain, stillHolds, ...priced } = useQuote(ordered, draft)
  const steps = useSteps({
    ...draft,
    buys: ordered.length > 0,
    paying: held && (held.done ? 'complete' : 'review'),
    short: lines.find(({ state }) => state === 'soldOut' || state === 'removed'),
  })
  const { step, panel, say } = steps
  if (held?.done && panel.here === 'complete') setHeld(null)
  const { pay, processing } = usePayment()
  const quote = held?.quote ?? priced.quote
  const { changes, accept } = useSeenQuote({
    reviewing: step === 'review',
    quote: settled || held ? quote : undefined,
    chosen: [shippingType, data.province, data.country, data.postalcode, code.applied, cards.codes],
    lines,
  })

  const agreed = wishOf(customerId, ordered, draft)
  const fail = (failed: PayFailure) => {
    setHeld(null)
    if (failed.quote) put(failed.quote)
    else lookAgain()
    if (failed.code) code.refuse(failed.code)
    if (failed.giftCard) cards.refuse(failed.giftCard)
    if (failed.fields) information.setErrors(failed.fields)
    say(noticeOf(failed))
    panel.go('information')
    return false
  }
  const payNow = async (method: CardMethod): Promise<boolean> => {
    if (!quote || !shippingType) return false
    say(null)
    const agree = async () => {
      if (!(await stillHolds(quote))) return null
      setHeld({ lines, ordered, quote, done: false })
      return { ...agreed, shippingType, total: quote.total, due: quote.due }
    }
    const outcome = await pay(agree, method)
    if (!outcome) return false
    if ('failure' in outcome) return fail(outcome)
    setHeld({ lines, ordered, quote, done: true })
    draft.end(outcome.paid)
    change(() => [])
    panel.end('complete')
    return true
  }
  const chosen = { lines, ordered, shipping, information, code, cards, gift, letters }
  const order = { ...chosen, quote, settled, ofThis, error, changes, accept }
  return { steps, order, payment: { pay: payNow, paid, processing } }
}

/** The checkout as its panel renders it. */
export type Checkout = ReturnType<typeof useCheckout>
