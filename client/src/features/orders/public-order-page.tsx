import { firstName } from '@mainstreet/shared/rules/first-name'
import { Check, Printer } from 'lucide-react'
import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { routes } from '@mainstreet/shared/routes'
import { isErased } from '@mainstreet/shared/rules/orders/erased-buyer'
import { trackingUrl } from '@mainstreet/shared/rules/orders/tracking'
import type { Answer } from '@mainstreet/shared/services'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { ExternalLink } from '../../kit/ui/link'
import { Notice } from '../../kit/ui/notice'
import { Spinner } from '../../kit/ui/spinner'
import { giftLines, giftWords } from '@mainstreet/shared/rules/orders/gift-text'
import { buyerAddress } from '../../kit/site/buyer-address'
import { addressLine } from '../../kit/site/contact/contact-addresses'
import { ContactLines } from '../../kit/site/contact/contact-lines'
import { SiteButtonLink } from '../../kit/site/site-link'
import { useMyOrdersWords } from './mine/my-orders-words'
import { useShownSite } from '../../kit/site/shown-site'
import { useLocale } from '../../kit/site/words/use-site-words'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import styles from './public-order-page.module.css'
import { AskAboutOrder } from './receipt/ask-about-order'
import { ReceiptLines } from './receipt/receipt-lines'
import { ReceiptSeller } from './receipt/receipt-seller'
import { useBuyerOrder } from './receipt/use-buyer-order'
import { useSiteDate } from './receipt/use-site-date'
import { WhatNext } from './receipt/what-next'
import { Row } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'

/** The steps of an order, with when each was reached. */
const Timeline = ({ order }: { order: BuyerOrder }) => {
  const words = useCheckoutWords('order')
  const date = useSiteDate()
  if (order.status === 'cancelled' || order.status === 'refunded')
    return <Notice tone="warning">{words[order.status]}</Notice>
  const shipped = order.shippingType === 'shipping'
  const complete = order.status === 'Complete'
  const steps = [
    order.status === 'pending'
      ? { name: words.steps.toPay, at: null, done: false }
      : { name: words.steps.paid, at: order.paidAt ?? order.createdAt, done: true },
    ...(order.readyAt ? [{ name: words.steps.ready, at: order.readyAt, done: true }] : []),
    ...(shipped
      ? [{ name: words.steps.shipped, at: order.shippedAt, done: complete || order.status === 'shipped' }]
      : []),
    { name: words.steps.complete, at: order.completedAt, done: complete },
  ]
  return (
    <ol className={styles.timeline} aria-label={words.progress}>
      {steps.map(({ name, at, done }) => (
        <li key={name} className={styles.step} data-done={done || undefined}>
          <span className={styles.mark}>{done && <Check aria-hidden="true" />}</span>
          <Text weight="medium">{name}</Text>
          {done && at && <span className="muted">{date(at)}</span>}
        </li>
      ))}
    </ol>
  )
}

const Tracking = ({ order }: { order: BuyerOrder }) => {
  const words = useCheckoutWords('order')
  const { trackingNumber, trackingCarrier } = order
  if (!trackingNumber) return null
  const url = trackingUrl(trackingCarrier, trackingNumber)
  return (
    <p className={styles.tracking}>
      <span>
        {words.tracking} · {trackingCarrier} <strong>{trackingNumber}</strong>
      </span>
      {url && <ExternalLink href={url}>{words.track}</ExternalLink>}
    </p>
  )
}

const Places = ({ order }: { order: BuyerOrder }) => {
  const words = useCheckoutWords('order')
  const { company } = useShownSite()
  const pickup = order.shippingType === 'pickup'
  const locale = useLocale()
  const title = order.shippingType === 'email' ? giftWords[locale].title : pickup ? words.from : words.to
  if (isErased(order)) return null
  return (
    <section className={styles.places}>
      <div>
        <h2 className={styles.heading}>{title}</h2>
        {order.shippingType === 'email' ? (
          giftLines(order, locale).map((line) => <p key={line}>{line}</p>)
        ) : (
          <>
            <p>{pickup ? company.name : order.recipient}</p>
            <p>{pickup ? addressLine(company.address) : buyerAddress(order)}</p>
          </>
        )}
        <h2 className={styles.heading}>{words.contact}</h2>
        <p>{order.email}</p>
      </div>
      <div className={styles.questions}>
        <h2 className={styles.heading}>{words.questions}</h2>
        <ContactLines company={company} />
      </div>
    </section>
  )
}

/** Loaded where a change waits: few orders have one. */
const ChangeToPay = lazy(async () => ({
  default: (await import('./receipt/change-to-pay')).ChangeToPay,
}))

type ShownOrderProps = Answer<'order-lookup'> & { token: string; onChanged: () => void }

/** What waits to be paid before the order is changed, and afterwards what became of it. */
const WaitingChange = ({ token, order, taxNumbers, change, onChanged }: ShownOrderProps) => {
  const [said, setSaid] = useState('')
  const end = (words: string) => {
    setSaid(words)
    onChanged()
  }
  return (
    <div aria-live="polite">
      {said && (
        <div ref={(place) => place?.focus()} tabIndex={-1}>
          <Notice tone="success">{said}</Notice>
        </div>
      )}
      {change && !said && (
        <div className={`site-card ${styles.card}`}>
          <Suspense fallback={<Spinner />}>
            <ChangeToPay {...{ token, order, taxNumbers, change }} onEnd={end} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

const ShownOrder = (props: ShownOrderProps) => {
  const { order, taxNumbers, howToPay } = props
  const words = useCheckoutWords('order')
  const date = useSiteDate()
  return (
    <>
      <ReceiptSeller />
      <Row as="header" align="start" spread>
        <div>
          <h1 className={styles.title}>{words.title(order.orderNumber)}</h1>
          <p className="muted">
            {isErased(order) ? words.erased : words.thanks(firstName(order.name))}{' '}
            {words.placed(date(order.createdAt))}.
          </p>
        </div>
        <Button className={styles.print} icon={<Printer />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Row>
      {order.test && <Notice>{words.test}</Notice>}
      <WaitingChange {...props} />
      <Timeline order={order} />
      <Tracking order={order} />
      <div className={styles.card} data-next>
        <WhatNext order={order} howToPay={howToPay} />
      </div>
      <div className={`site-card ${styles.card}`}>
        <ReceiptLines order={order} taxNumbers={taxNumbers} />
      </div>
      <AskAboutOrder order={order} token={props.token} onAsked={props.onChanged} />
      <Places order={order} />
    </>
  )
}

/** A buyer's own order, found by the link of its receipt. */
export const PublicOrderPage = () => {
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const words = useCheckoutWords('order')
  const findOrders = useMyOrdersWords()
  const { company } = useShownSite()
  const { data, error, refetch } = useBuyerOrder(token, search.get('confirm'))
  const missing = error !== null && error.code >= 400 && error.code < 500
  return (
    <>
      <div className={styles.page}>
        <title>{`${data ? words.title(data.order.orderNumber) : words.missingTitle} · ${company.name}`}</title>
        <meta name="robots" content="noindex" />
        {data && <ShownOrder {...data} token={token} onChanged={() => void refetch()} />}
        {!data && !error && <Spinner large />}
        {!data && missing && (
          <div className={styles.missing}>
            <h1>{words.missingTitle}</h1>
            <p>{words.missing}</p>
            <SiteButtonLink link={routes.findOrders}>{findOrders.title}</SiteButtonLink>
          </div>
        )}
        {!data && error && !missing && <ErrorState error={error} onRetry={() => void refetch()} />}
      </div>
    </>
  )
}
