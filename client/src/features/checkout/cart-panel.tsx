import { cents, formatMoney, sumCents, timesCents } from '@mainstreet/shared/rules/money'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CardActions } from '../../kit/payment/stripe-card'
import { Button } from '../../kit/ui/button'
import { Drawer } from '../../kit/ui/drawer'
import { Notice } from '../../kit/ui/notice'
import { StepLine } from '../../kit/ui/step-line'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutTexts } from '../../kit/site/texts/checkout-texts'
import { useLocale } from '../../kit/site/texts/use-texts'
import { useCart } from './cart-context'
import { CartStep, EmptyCart } from './cart-step'
import styles from './checkout.module.css'
import { CompleteStep } from './complete-step'
import { fieldOrder } from './information'
import { useRefusalText } from './refusal-text'
import { ReviewStep } from './review-step'
import { shippingName } from './shipping-choices'
import { ShippingInformationStep } from './shipping-information-step'
import { ShippingOptionStep } from './shipping-option-step'
import { BankStep, TestCards, useTestCards } from './test-cards'
import { Totals } from './totals'
import { steps, useCheckout, type Checkout } from './use-checkout'
import type { CardMethod } from './use-payment'

const StripeCard = lazy(async () => ({ default: (await import('../../kit/payment/stripe-card')).StripeCard }))

/** How a card is taken here: simulated in a test checkout, the provider's form otherwise. */
const useCard = () => {
  const { store } = useShownSite()
  const texts = useCheckoutTexts('pay')
  const test = useTestCards()
  const [actions, setActions] = useState<CardActions | null>(null)
  const stripe: CardMethod = {
    paymentMethod: ({ name, email, phone }) => {
      if (!actions) throw new Error(texts.cardFailed)
      return actions.create({ name, email, phone })
    },
    confirm: (clientSecret) => actions!.confirm(clientSecret),
  }
  const sandbox = store.payments === 'sandbox'
  return {
    sandbox,
    test,
    setActions,
    ready: sandbox || actions !== null,
    method: sandbox ? test.method : stripe,
  }
}

type Card = ReturnType<typeof useCard>

const CardForm = ({ card }: { card: Card }) => {
  const { store } = useShownSite()
  const locale = useLocale()
  const { card: label, cardLoading, cardFailed } = useCheckoutTexts('pay')
  if (card.sandbox) return <TestCards value={card.test.card} onChange={card.test.setCard} />
  return (
    <Suspense fallback={<p>{cardLoading}</p>}>
      <StripeCard
        publishableKey={store.publishableKey}
        locale={locale}
        words={{ label, failed: cardFailed, loading: cardLoading }}
        onReady={card.setActions}
      />
    </Suspense>
  )
}

const useShippingLabel = ({ shippingType }: Checkout) => {
  const { store } = useShownSite()
  const texts = useCheckoutTexts('shipping')
  const locale = useLocale()
  return shippingType ? shippingName(shippingType, { store, texts, locale }) : ''
}

const StepBody = ({ checkout, card }: { checkout: Checkout; card: Card }) => {
  const { step, lines, quote, settled, shippingType, information, paid } = checkout
  const label = useShippingLabel(checkout)
  const { closeCart } = useCart()
  if (step === steps.complete && paid) return <CompleteStep paid={paid} onClose={closeCart} />
  if (lines.length === 0) return <EmptyCart />
  return (
    <>
      {step === steps.cart && <CartStep lines={lines} />}
      {step === steps.option && (
        <ShippingOptionStep
          choices={checkout.choices}
          value={shippingType}
          onChange={checkout.choose}
          ordered={checkout.ordered}
        />
      )}
      {step === steps.information && shippingType && (
        <ShippingInformationStep
          shippingType={shippingType}
          data={information.data}
          errors={information.errors}
          onChange={information.change}
        />
      )}
      {/* The review stays while the address is corrected, so that a typed card remains. */}
      {(step === steps.review || step === steps.information) && shippingType && (
        <div hidden={step !== steps.review}>
          <ReviewStep
            quote={quote}
            stale={!settled}
            shippingType={shippingType}
            shippingLabel={label}
            data={information.data}
            onEdit={checkout.edit}
          >
            <CardForm card={card} />
          </ReviewStep>
        </div>
      )}
    </>
  )
}

const Buttons = ({ checkout, card }: { checkout: Checkout; card: Card }) => {
  const { step, quote, settled, ordered, shippingType, processing } = checkout
  const texts = useCheckoutTexts('cart')
  const pay = useCheckoutTexts('pay')
  const locale = useLocale()
  const first = step === steps.cart
  return (
    <div className={styles.buttons}>
      {!first && (
        <Button size="large" disabled={processing} onClick={checkout.back}>
          {texts.back}
        </Button>
      )}
      {step === steps.review ? (
        <Button
          variant="primary"
          size="large"
          wide
          loading={processing}
          disabled={!quote || !settled || !card.ready}
          onClick={() => void checkout.pay(card.method)}
        >
          {processing ? pay.processing : pay.pay(quote ? formatMoney(quote.total, locale) : '')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="large"
          wide
          disabled={ordered.length === 0 || (step === steps.option && !shippingType)}
          onClick={checkout.next}
        >
          {first ? texts.checkout : texts.next}
        </Button>
      )}
    </div>
  )
}

const Footer = ({ checkout, card }: { checkout: Checkout; card: Card }) => {
  const { step, ordered, quote, settled } = checkout
  const { store } = useShownSite()
  const texts = useCheckoutTexts('cart')
  const locale = useLocale()
  const label = useShippingLabel(checkout)
  const subtotal = sumCents(ordered.map(({ unitCents, quantity }) => timesCents(unitCents, quantity)))
  if (!store.open) return <p>{texts.orderClosed}</p>
  return (
    <div className={styles.foot}>
      {step === steps.cart && (
        <>
          <p className={styles.subtotal} aria-live="polite">
            <span>{texts.subtotal}</span>
            <span>{formatMoney(subtotal, locale)}</span>
          </p>
          <p className={styles.muted}>{texts.later}</p>
        </>
      )}
      {(step === steps.option || step === steps.information) && quote && (
        <Totals quote={quote} shippingLabel={label} stale={!settled} brief={step === steps.information} />
      )}
      <Buttons checkout={checkout} card={card} />
    </div>
  )
}

/** Moves the focus along: to the first wrong field, or to the top of a new step. */
const useFocus = ({ step, information }: Checkout, open: boolean) => {
  const top = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  const wrong = fieldOrder.find((field) => information.errors[field])
  const marked = useRef(wrong)
  useEffect(() => {
    if (!open) return
    if (last.current !== step) {
      top.current?.focus()
      top.current?.closest('dialog')?.querySelector('[data-steps]')?.scrollIntoView({ block: 'end' })
    }
    last.current = step
  }, [step, open])
  useEffect(() => {
    if (wrong && !marked.current) top.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    marked.current = wrong
  }, [wrong])
  return top
}

/** The cart and the checkout, sliding in from the side. */
export const CartPanel = () => {
  const { open, closeCart } = useCart()
  const texts = useCheckoutTexts('cart')
  const checkout = useCheckout()
  const card = useCard()
  const top = useFocus(checkout, open)
  const refusalText = useRefusalText()
  const { step, lines, notice, say, quoteError, quote } = checkout
  const leave = () => {
    closeCart()
    checkout.leave()
  }
  const hasFooter = step !== steps.complete && lines.length > 0
  const failure = quoteError && step !== steps.cart ? refusalText(quoteError) : null
  return (
    <Drawer
      open={open}
      onClose={leave}
      title={texts.title}
      footer={hasFooter && <Footer checkout={checkout} card={card} />}
    >
      <div className={styles.panel}>
        {(lines.length > 0 || step === steps.complete) && (
          <div data-steps>
            <StepLine label={texts.stepsLabel} steps={texts.steps} current={step} />
          </div>
        )}
        {notice && (
          <Notice tone={notice.tone} onClose={() => say(null)}>
            {notice.text}
          </Notice>
        )}
        {!notice && failure && <Notice tone="danger">{failure}</Notice>}
        <div ref={top} tabIndex={-1} className={styles.step}>
          <StepBody checkout={checkout} card={card} />
        </div>
      </div>
      <BankStep asking={card.test.asking} total={quote?.total ?? cents(0)} />
    </Drawer>
  )
}
