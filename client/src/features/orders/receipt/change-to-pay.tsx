import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { TaxNumbers } from '@mainstreet/shared/rules/money/tax-numbers'
import type { Answer } from '@mainstreet/shared/services'
import { useRef, useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { randomKey } from '../../../kit/data/random-key'
import { ApiError } from '../../../kit/data/rest'
import { payByCard } from '../../../kit/payment/pay-by-card'
import { BankStep } from '../../../kit/payment/test-cards'
import { PaymentForm, useCard, type Card } from '../../../kit/payment/use-card'
import { useDeclineText } from '../../../kit/payment/use-decline-text'
import { useShownSite } from '../../../kit/site/shown-site'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { Button } from '../../../kit/ui/button'
import { messageOf } from '../../../kit/ui/error-state'
import { useKitWords } from '../../../kit/ui/kit-words'
import { Notice } from '../../../kit/ui/notice'
import { Stack } from '../../../kit/ui/stack'
import { ReceiptLines } from './receipt-lines'

type ChangeToPayProps = {
  token: string
  order: BuyerOrder
  taxNumbers: TaxNumbers
  change: NonNullable<Answer<'order-lookup'>['change']>
  /** Told what became of it, in words; the order is to be read anew. */
  onEnd: (said: string) => void
}

const usePayChange = ({ token, order, change, onEnd }: ChangeToPayProps, card: Card) => {
  const words = useCheckoutWords('order').change
  const pay = useCheckoutWords('pay')
  const declined = useDeclineText()
  const { reason: foreign } = useKitWords()
  const { run } = useOperation('pay-change')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  // One press that was not answered is pressed again under the same key.
  const key = useRef(randomKey())
  const renew = () => {
    key.current = randomKey()
    card.method.renew?.()
  }
  const payNow = async () => {
    setBusy(true)
    setFailure('')
    try {
      const { name, email, phone, postalcode } = order
      const outcome = await payByCard({
        method: card.method,
        buyer: { name, email, phone, postalcode },
        send: (by) =>
          run({ token, expectedTotal: change.difference, ...by }, { 'Idempotency-Key': key.current }),
      })
      if ('paid' in outcome) return onEnd(words.paid)
      renew()
      setFailure(outcome.refused || pay.bankRefused)
    } catch (error) {
      // A card method rejects with an Error whose message can be shown.
      if (!(error instanceof ApiError)) return setFailure((error as Error).message)
      if (error.code === 409 || error.data.code === 'change_gone') return onEnd(words.gone)
      if (error.code === 402) renew()
      setFailure(error.code === 402 ? declined(error) : (foreign ?? messageOf)(error))
    } finally {
      setBusy(false)
    }
  }
  return { payNow, busy, failure }
}

/** What an order becomes once its buyer has paid the difference, and the card that pays it. */
export const ChangeToPay = (props: ChangeToPayProps) => {
  const { change, taxNumbers } = props
  const { store } = useShownSite()
  const words = useCheckoutWords('order').change
  const pay = useCheckoutWords('pay')
  const locale = useLocale()
  const card = useCard({ cardOnly: true })
  const { payNow, busy, failure } = usePayChange(props, card)
  const amount = formatMoney(change.difference, locale)
  const takesCards = store.payments !== 'none' && store.payments !== 'manual'
  return (
    <Stack as="section" gap={4} aria-labelledby="change-to-pay">
      <h2 id="change-to-pay">{words.title(amount)}</h2>
      <p className="muted">{words.about}</p>
      <ReceiptLines order={change.after} taxNumbers={taxNumbers} label={words.title(amount)} />
      {takesCards ? (
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
            {busy ? pay.processing : pay.pay(amount)}
          </Button>
          <BankStep asking={card.test.asking} total={change.difference} />
        </>
      ) : (
        <Notice>{words.notHere}</Notice>
      )}
    </Stack>
  )
}
