import {
  formatMoney,
  minOrderCents,
  sumCents,
  timesCents,
  type Cents,
} from '@mainstreet/shared/rules/money/money'
import { Lock } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../kit/ui/button'
import { Notice } from '../../kit/ui/notice'
import { OrdersNote } from '../../kit/site/orders-note'
import { useSending } from '../../kit/site/shop/sending'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import styles from './checkout.module.css'
import { ChangesNotice } from './review/changes-notice'
import { informationForm } from './shipping-information-step'
import { Totals } from './totals'
import type { Card } from '../../kit/payment/use-card'
import type { Checkout } from './use-checkout'
import { Text } from '../../kit/ui/text'

type FooterProps = { checkout: Checkout; card: Card }

/** Enter in a field presses it too. */
const submits = { type: 'submit', form: informationForm } as const

const Buttons = ({ checkout, card }: FooterProps) => {
  const { steps, order, payment } = checkout
  const { quote, ofThis, ordered, changes } = order
  const { shippingType } = order.shipping
  const { step } = steps
  const words = useCheckoutWords('cart')
  const pay = useCheckoutWords('pay')
  const locale = useLocale()
  const due = quote ? formatMoney(quote.due, locale) : ''
  const payText = card.nothingDue ? pay.placePaid : (card.direct ? pay.place : pay.pay)(due)
  const first = step === 'cart'
  const isForm = step === 'information'
  return (
    <div className={styles.buttons}>
      {!first && (
        <Button size="large" disabled={payment.processing} onClick={steps.back}>
          {words.back}
        </Button>
      )}
      {step === 'review' ? (
        <Button
          variant="primary"
          size="large"
          wide
          loading={payment.processing}
          disabled={!quote || !ofThis || !card.ready || changes.length > 0}
          onClick={() => void payment.pay(card.method)}
        >
          {payment.processing ? pay.processing : payText}
        </Button>
      ) : (
        <Button
          // Another button than that of the step before: as the same, the click that leads here would send the form.
          key={isForm ? 'send' : 'next'}
          variant="primary"
          size="large"
          wide
          disabled={ordered.length === 0 || (step === 'shipping' && !shippingType)}
          {...(isForm ? submits : { onClick: steps.next })}
        >
          {first ? words.checkout : words.next}
        </Button>
      )}
    </div>
  )
}

/** What passes by itself lies over the sums: it moves nothing when it comes or goes, and hides no field. */
const PassingWarning = ({ notice, say }: Pick<Checkout['steps'], 'notice' | 'say'>) => (
  <div className={styles.passing} aria-live="assertive">
    {notice?.tone === 'warning' && (
      <Notice tone="warning" onClose={() => say(null)}>
        {notice.text}
      </Notice>
    )}
  </div>
)

/** Who takes the card, beside the button that gives it. */
const Safely = () => (
  <p className={styles.safely}>
    <Lock aria-hidden="true" />
    {useCheckoutWords('pay').safely}
  </p>
)

/** Says before the last step that no card can pay so little. */
const TooLittle = ({ cents }: { cents: Cents | undefined }) => {
  const refusals = useCheckoutWords('refusals')
  return cents !== undefined && cents < minOrderCents && <Notice>{refusals['order-too-small']}</Notice>
}

/** Says how much more it has to be until it is sent for nothing. */
const UntilFree = ({ order: { quote, shipping } }: Pick<Checkout, 'order'>) => {
  const words = useCheckoutWords('cart')
  const locale = useLocale()
  const { shippingType } = shipping
  if (!quote?.untilFree || (shippingType !== 'shipping' && shippingType !== 'delivery')) return null
  return (
    <Text as="p" size="sm" weight="medium">
      {words.untilFree[shippingType](formatMoney(quote.untilFree, locale))}
    </Text>
  )
}

/** What the step comes to, and how to go on. */
export const PanelFooter = ({ checkout, card }: FooterProps) => {
  const { steps, order } = checkout
  const { step } = steps
  const { ordered, quote, settled } = order
  const { store } = useShownSite()
  const words = useCheckoutWords('cart')
  const locale = useLocale()
  const { shippingType } = order.shipping
  const { methodOf } = useSending()
  const method = shippingType ? methodOf(shippingType) : ''
  const costs = ordered.flatMap(({ unitCents, quantity }) =>
    unitCents === undefined ? [] : [timesCents(unitCents, quantity)],
  )
  const foot = useRef<HTMLDivElement>(null)
  if (!store.open) return store.againFrom ? <OrdersNote /> : <p>{words.orderClosed}</p>
  const accept = () => {
    order.accept()
    // The button goes; what it leads to stands beside it.
    foot.current?.focus()
  }
  return (
    <div className={styles.foot} ref={foot} tabIndex={-1}>
      {step === 'cart' && (
        <>
          <p className={styles.subtotal} aria-live="polite">
            <span>{words.subtotal}</span>
            <span>{costs.length === ordered.length && formatMoney(sumCents(costs), locale)}</span>
          </p>
          <Text as="p" size="sm" tone="muted">
            {words.later}
          </Text>
          <TooLittle cents={costs.length === ordered.length ? sumCents(costs) : undefined} />
        </>
      )}
      {(step === 'cart' || step === 'shipping') && <UntilFree order={order} />}
      {(step === 'shipping' || step === 'information') && quote && (
        <Totals quote={quote} shippingMethod={method} stale={!settled} brief={step === 'information'} />
      )}
      {step === 'shipping' && <TooLittle cents={quote?.total} />}
      {step === 'review' && <ChangesNotice changes={order.changes} onAccept={accept} />}
      <OrdersNote />
      <div className={styles.actions}>
        <PassingWarning notice={steps.notice} say={steps.say} />
        <Buttons checkout={checkout} card={card} />
      </div>
      {step === 'review' && !card.direct && !card.sandbox && !card.nothingDue && <Safely />}
    </div>
  )
}
