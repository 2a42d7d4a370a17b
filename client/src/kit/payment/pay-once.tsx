import type { PaymentAnswer } from '@mainstreet/shared/contracts/orders/payments'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { useRef, useState } from 'react'
import { randomKey } from '../data/random-key'
import { ApiError } from '../data/rest'
import { useCheckoutWords } from '../site/words/checkout-words'
import { useLocale } from '../site/words/use-site-words'
import { Button } from '../ui/button'
import { messageOf } from '../ui/error-state'
import { useKitWords } from '../ui/kit-words'
import type { CardBuyer } from './card-forms'
import { payByCard, type CardOfPayment, type Paid } from './pay-by-card'
import { BankStep } from './test-cards'
import { PaymentForm, type Card } from './use-card'
import { useDeclineText } from './use-decline-text'

interface PayOnceProps {
  card: Card
  total: Cents
  buyer: CardBuyer
  send: (by: CardOfPayment, headers: { 'Idempotency-Key': string }) => Promise<PaymentAnswer>
  onPaid: (paid: Paid) => void
  /** What this payment itself makes of a refusal: words to show, or none; undefined where it knows nothing of it. */
  onRefused?: (error: ApiError) => string | undefined
}

const usePayOnce = ({ card, buyer, send, onPaid, onRefused }: PayOnceProps) => {
  const pay = useCheckoutWords('pay')
  const declined = useDeclineText()
  const { reason: foreign } = useKitWords()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  // One press that was not answered is pressed again under the same key.
  const key = useRef(randomKey())
  const renew = () => {
    key.current = randomKey()
    card.method.renew?.()
  }
  const wordsOf = (error: ApiError): string => {
    const own = onRefused?.(error)
    if (own !== undefined) return own
    if (error.code !== 402) return (foreign ?? messageOf)(error)
    renew()
    return declined(error)
  }
  const payNow = async () => {
    setBusy(true)
    setFailure('')
    try {
      const outcome = await payByCard({
        method: card.method,
        buyer,
        send: (by) => send(by, { 'Idempotency-Key': key.current }),
      })
      if ('paid' in outcome) return onPaid(outcome.paid)
      renew()
      setFailure(outcome.refused || pay.bankRefused)
    } catch (error) {
      // A card method rejects with an Error whose message can be shown.
      setFailure(error instanceof ApiError ? wordsOf(error) : (error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { payNow, busy, failure }
}

/** Takes a card for one amount that is known already; what failed stands with the card. */
export const PayOnce = (props: PayOnceProps) => {
  const { card, total } = props
  const pay = useCheckoutWords('pay')
  const locale = useLocale()
  const { payNow, busy, failure } = usePayOnce(props)
  return (
    <>
      <PaymentForm card={card} refused={failure || null} />
      <Button
        variant="primary"
        size="large"
        wide
        loading={busy}
        disabled={!card.ready}
        onClick={() => void payNow()}
      >
        {busy ? pay.processing : pay.pay(formatMoney(total, locale))}
      </Button>
      <BankStep asking={card.test.asking} total={total} />
    </>
  )
}
