import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { GiftFor } from '@mainstreet/shared/contracts/orders/gift-cards'
import type { Quote, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { Input } from '@mainstreet/shared/services'
import { useRef, useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { ApiError } from '../../kit/data/rest'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import { payByCard, type CardMethod, type CardOfPayment, type Paid } from '../../kit/payment/pay-by-card'
import { trackVisit } from '../../kit/site/track-visit'
import { toCheckoutData, type Information, type InformationErrors } from './information'
import { attemptKey, endAttempt, isOver } from './payment-attempt'
import { isOfCode, isOfGiftCard } from './use-quote'
import { refusedFields, useRefusalText } from './refusal-text'

/** An order as its buyer has agreed to it. */
export interface Agreed {
  customerId: number
  items: Input<'payments'>['items']
  shippingType: ShippingType
  data: Information
  code: string
  /** When it is wanted; empty where nobody asks. */
  wantedFor: string
  /** The codes of the gift cards that pay. */
  giftCodes: readonly string[]
  total: Cents
  /** What is left of it to pay. */
  due: Cents
  /** Whom its gift cards are for; null where it has none. */
  gift: GiftFor | null
  /** Whether the buyer asks for letters. */
  newsletter: boolean
}

export type PayFailure = {
  failure: string
  quote?: Quote
  fields?: InformationErrors
  /** Whether another card may do better. */
  card?: boolean
  /** The refusal of its discount code, or of a gift card. */
  code?: ApiError
  giftCard?: ApiError
}
export type PayOutcome = { paid: Paid } | PayFailure | null

const bodyOf = ({
  gift,
  newsletter,
  customerId,
  items,
  shippingType,
  data,
  code,
  giftCodes,
  wantedFor,
  total,
  due,
}: Agreed) => ({
  customerid: customerId,
  items,
  data: toCheckoutData(data, shippingType),
  shippingType,
  ...(code && { discountCode: code }),
  ...(giftCodes.length > 0 && { giftCodes: [...giftCodes] }),
  ...(wantedFor && { wantedFor }),
  ...(gift && { gift }),
  ...(newsletter && { newsletter }),
  currency: 'cad' as const,
  expectedTotal: total,
  expectedDue: due,
})

/** Pays once, however often it is clicked; null comes back for clicks while a payment is running, and where the buyer has yet to agree. */
export const usePayment = () => {
  const { run } = useOperation('payments')
  const words = useCheckoutWords('pay')
  const information = useCheckoutWords('information')
  const refusalText = useRefusalText()
  const language = useLocale()
  const busy = useRef(false)
  const [processing, setProcessing] = useState(false)

  const send = (agreed: Agreed, card: CardOfPayment) =>
    run({ ...bodyOf(agreed), ...card, language }, { 'Idempotency-Key': attemptKey(agreed.customerId) })

  const end = ({ customerId }: Agreed, method: CardMethod) => {
    endAttempt(customerId)
    method.renew?.()
  }

  const settle = async (agreed: Agreed, method: CardMethod): Promise<PayOutcome> => {
    const paid = await payByCard({
      method,
      buyer: agreed.data,
      send: (card) => {
        if (card.id) trackVisit('AddPaymentInfo', agreed.total)
        return send(agreed, card)
      },
    })
    end(agreed, method)
    if ('refused' in paid) return { failure: paid.refused || words.bankRefused, card: true }
    trackVisit('Purchase', agreed.total)
    return paid
  }

  const pay = async (agree: () => Promise<Agreed | null>, method: CardMethod): Promise<PayOutcome> => {
    // State changes with the next render; two clicks may come before it.
    if (busy.current) return null
    busy.current = true
    setProcessing(true)
    let agreed: Agreed | null = null
    try {
      agreed = await agree()
      return agreed && (await settle(agreed, method))
    } catch (error) {
      // A card method rejects with an Error whose message can be shown.
      if (!(error instanceof ApiError)) return { failure: (error as Error).message, card: true }
      if (agreed && isOver(error)) end(agreed, method)
      // A refusal for a changed price carries the new quote.
      const quote = error.data.quote as Quote | undefined
      const fields = refusedFields(error, information)
      const code = isOfCode(error) ? error : undefined
      const giftCard = isOfGiftCard(error) ? error : undefined
      return { failure: refusalText(error), quote, fields, code, giftCard, card: error.code === 402 }
    } finally {
      busy.current = false
      setProcessing(false)
    }
  }
  return { pay, processing }
}
