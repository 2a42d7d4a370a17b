import { pathTo, routes } from '@mainstreet/shared/routes'
import type { Answer } from '@mainstreet/shared/services'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useApi } from '../../../kit/data/data-provider'
import { useOperation } from '../../../kit/data/data-writes'
import type { ApiError } from '../../../kit/data/rest'
import { PayOnce } from '../../../kit/payment/pay-once'
import { useCard } from '../../../kit/payment/use-card'
import { OwnPage } from '../../../kit/site/own/own-page'
import { useShownSite } from '../../../kit/site/shown-site'
import { usePath } from '../../../kit/site/site-link'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { ErrorState } from '../../../kit/ui/error-state'
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

const ToPay = ({ token, sale, onPaid }: Paying) => {
  const { store } = useShownSite()
  const words = useCounterWords()
  const language = useLocale()
  const { run } = useOperation('pay-sale')
  const [email, setEmail] = useState(sale.email)
  const card = useCard({ cardOnly: true })
  const [expectedTotal, to] = [sale.quote.total, email.trim()]
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
          <PayOnce
            card={card}
            total={expectedTotal}
            buyer={{ name: '', email: to, phone: '', postalcode: '' }}
            send={(by, headers) =>
              run({ token, expectedTotal, language, ...(to && { email: to }), ...by }, headers)
            }
            onPaid={(paid) => onPaid(paid.token)}
            onRefused={({ code }) => (code === 409 ? words.taken : undefined)}
          />
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
