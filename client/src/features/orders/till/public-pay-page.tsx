import { pathTo, routes } from '@mainstreet/shared/routes'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { Answer } from '@mainstreet/shared/services'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useApi } from '../../../kit/data/data-provider'
import { useOperation } from '../../../kit/data/data-writes'
import { randomKey } from '../../../kit/data/random-key'
import { ApiError } from '../../../kit/data/rest'
import { payByCard } from '../../../kit/payment/pay-by-card'
import { BankStep } from '../../../kit/payment/test-cards'
import { PaymentForm, useCard, type Card } from '../../../kit/payment/use-card'
import { useDeclineText } from '../../../kit/payment/use-decline-text'
import { OwnPage } from '../../../kit/site/own/own-page'
import { useShownSite } from '../../../kit/site/shown-site'
import { usePath } from '../../../kit/site/site-link'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { Button } from '../../../kit/ui/button'
import { ErrorState, messageOf } from '../../../kit/ui/error-state'
import { useKitWords } from '../../../kit/ui/kit-words'
import { Notice } from '../../../kit/ui/notice'
import { Spinner } from '../../../kit/ui/spinner'
import { Stack } from '../../../kit/ui/stack'
import { TextField } from '../../../kit/ui/text-field'
import { ReceiptLines } from '../receipt/receipt-lines'
import { useCounterWords } from './pay-words'

type Sale = Answer<'sale-to-pay'>

interface Paying {
  token: string
  sale: Sale
  onPaid: (orderToken: string) => void
}

const usePaySale = ({ token, sale, onPaid }: Paying, card: Card, email: string) => {
  const words = useCounterWords()
  const pay = useCheckoutWords('pay')
  const language = useLocale()
  const declined = useDeclineText()
  const { reason: foreign } = useKitWords()
  const { run } = useOperation('pay-sale')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  // One press that was not answered is pressed again under the same key.
  const key = useRef(randomKey())
  const renew = () => {
    key.current = randomKey()
    card.method.renew?.()
  }
  const wordsOf = (error: ApiError): string => {
    if (error.code === 409) return words.taken
    return error.code === 402 ? declined(error) : (foreign ?? messageOf)(error)
  }
  const payNow = async () => {
    setBusy(true)
    setFailure('')
    try {
      const outcome = await payByCard({
        method: card.method,
        buyer: { name: '', email, phone: '', postalcode: '' },
        send: (by) =>
          run(
            { token, expectedTotal: sale.quote.total, language, ...(email && { email }), ...by },
            { 'Idempotency-Key': key.current },
          ),
      })
      if ('paid' in outcome) return onPaid(outcome.paid.token)
      renew()
      setFailure(outcome.refused || pay.bankRefused)
    } catch (error) {
      // A card method rejects with an Error whose message can be shown.
      if (error instanceof ApiError && error.code === 402) renew()
      setFailure(error instanceof ApiError ? wordsOf(error) : (error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { payNow, busy, failure }
}

const ToPay = (props: Paying) => {
  const { sale } = props
  const { store } = useShownSite()
  const words = useCounterWords()
  const pay = useCheckoutWords('pay')
  const locale = useLocale()
  const [email, setEmail] = useState(sale.email)
  const card = useCard({ cardOnly: true })
  const { payNow, busy, failure } = usePaySale(props, card, email.trim())
  const takesCards = store.payments !== 'none' && store.payments !== 'manual'
  return (
    <Stack gap={4}>
      <p>{words.about}</p>
      <ReceiptLines order={{ ...sale.quote, shippingType: 'pickup' }} taxNumbers={sale.taxNumbers} />
      {takesCards ? (
        <>
          <TextField
            label={words.email}
            help={words.emailHelp}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <PaymentForm card={card} refused={failure || null} />
          <Button
            variant="primary"
            size="large"
            wide
            loading={busy}
            disabled={!card.ready}
            onClick={() => void payNow()}
          >
            {busy ? pay.processing : pay.pay(formatMoney(sale.quote.total, locale))}
          </Button>
          <BankStep asking={card.test.asking} total={sale.quote.total} />
        </>
      ) : (
        <Notice>{words.noCards}</Notice>
      )}
    </Stack>
  )
}

/** What a code of the counter leads to: the sale, paid by card on its buyer's own phone. */
export const PublicPayPage = () => {
  const { token = '' } = useParams()
  const words = useCounterWords()
  const api = useApi()
  const path = usePath()
  const [done, setDone] = useState('')
  const { data, error, refetch } = useQuery<Sale, ApiError>({
    queryKey: ['sale-to-pay', token],
    queryFn: () => api.run('sale-to-pay', { token }),
    retry: false,
  })
  const isOver = error !== null && error.code >= 400 && error.code < 500
  const paid = done || data?.paid
  return (
    <OwnPage title={words.title}>
      {!data && !error && <Spinner large />}
      {isOver && !paid && <Notice tone="warning">{words.over}</Notice>}
      {error && !isOver && <ErrorState error={error} onRetry={() => void refetch()} />}
      {paid && (
        <Notice tone="success">
          <p>{words.paid}</p>
          <Link to={path(pathTo(routes.order, paid))}>{words.receipt}</Link>
        </Notice>
      )}
      {data && !paid && <ToPay token={token} sale={data} onPaid={setDone} />}
    </OwnPage>
  )
}
