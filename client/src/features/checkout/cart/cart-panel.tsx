import { firstName } from '@mainstreet/shared/rules/first-name'
import { cents } from '@mainstreet/shared/rules/money/money'
import { useEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Drawer } from '../../../kit/ui/drawer'
import { Notice } from '../../../kit/ui/notice'
import { StepLine } from '../../../kit/ui/step-line'
import { useSending } from '../../../kit/site/shop/sending'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { CartStep } from './cart-step'
import { EmptyCart } from './empty-cart'
import styles from '../checkout.module.css'
import { CodeField } from '../code-field'
import { GiftForFields } from '../gift-for-fields'
import { GiftCardField } from '../gift-card-field'
import { CompleteStep } from '../complete-step'
import { PanelFooter } from '../panel-footer'
import { useRefusalText } from '../refusal-text'
import { LettersTick } from '../letters-tick'
import { ReviewStep } from '../review-step'
import { ShippingInformationStep } from '../shipping-information-step'
import { ShippingOptionStep } from '../shipping-option-step'
import { panelSteps, type PanelStep } from '../steps/panel-steps'
import { usePanelFocus } from '../steps/use-panel-focus'
import { BankStep } from '../../../kit/payment/test-cards'
import { PaymentForm, useCard, type Card } from '../../../kit/payment/use-card'
import { TimeChoice } from '../time-choice'
import { useCheckout, type Checkout } from '../use-checkout'
import { Stack } from '../../../kit/ui/stack'

/** What a wallet on the buyer's device pays: the order as it is on the screen, through the same call as a card. */
const walletOf = ({ order: { quote, ofThis }, payment: { pay } }: Checkout, { method }: Card) =>
  quote && ofThis
    ? {
        amountCents: quote.due,
        pay: (id: string) => pay({ ...method, paymentMethod: async () => id }),
      }
    : undefined

/** Why a card was refused, said beside the card while another is given. */
const refusedCard = ({ step, notice }: Checkout['steps']) =>
  step === 'review' && notice?.retry === 'card' ? notice.text : null

const StepBody = ({ checkout, card }: { checkout: Checkout; card: Card }) => {
  const { steps, order, payment } = checkout
  const { step, panel } = steps
  const { lines, quote, settled, shipping, information } = order
  const { shippingType } = shipping
  const { methodOf } = useSending()
  const method = shippingType ? methodOf(shippingType) : ''
  if (step === 'complete' && payment.paid) return <CompleteStep paid={payment.paid} onClose={panel.close} />
  if (lines.length === 0) return <EmptyCart onClose={panel.close} />
  return (
    <>
      {step === 'cart' && <CartStep lines={lines} />}
      {step === 'shipping' && (
        <Stack>
          <ShippingOptionStep
            choices={shipping.choices}
            value={shippingType}
            onChange={shipping.choose}
            ordered={order.ordered}
          />
          {shipping.wanted.asked && (
            <TimeChoice
              way={shipping.wanted.asked}
              value={shipping.wanted.for}
              onChange={shipping.wanted.choose}
            />
          )}
          <CodeField code={order.code} quote={quote} />
          <GiftCardField cards={order.cards} quote={quote} />
        </Stack>
      )}
      {step === 'information' && shippingType && (
        <ShippingInformationStep
          shippingType={shippingType}
          data={information.data}
          errors={information.errors}
          onChange={information.change}
          onSubmit={steps.next}
        >
          {order.gift.asked && <GiftForFields gift={order.gift} />}
          <LettersTick letters={order.letters} />
        </ShippingInformationStep>
      )}
      {/* The review stays while the address is corrected, so that a typed card remains. */}
      {(step === 'review' || step === 'information') && shippingType && (
        <div hidden={step !== 'review'}>
          <ReviewStep
            quote={quote}
            stale={!settled}
            shippingType={shippingType}
            shippingMethod={method}
            data={information.data}
            onEdit={() => panel.go('information')}
          >
            <PaymentForm card={card} wallet={walletOf(checkout, card)} refused={refusedCard(steps)} />
          </ReviewStep>
        </div>
      )}
    </>
  )
}

/** Why the order did not go through, and the one press that leads on. */
const Failure = ({ steps, onRetry }: { steps: Checkout['steps']; onRetry: () => void }) => {
  const words = useCheckoutWords('pay')
  const { notice } = steps
  if (notice?.tone !== 'danger' || refusedCard(steps)) return null
  return (
    <div tabIndex={-1} className={styles.failure} data-failure>
      <Notice
        tone="danger"
        action={
          notice.retry && (
            <Button size="small" onClick={onRetry}>
              {notice.retry === 'card' ? words.otherCard : words.again}
            </Button>
          )
        }
      >
        {notice.text}
      </Notice>
    </div>
  )
}

/** Says what cannot be shipped, for who chose shipping. */
const UnshippablePopup = ({ steps: { popup }, order: { ordered } }: Checkout) => {
  const words = useCheckoutWords('shipping')
  const stays = ordered.filter(({ allowShipping }) => !allowShipping)
  return (
    <Dialog
      open={popup.open}
      onClose={popup.close}
      title={words.refusedTitle}
      footer={
        <Button variant="primary" onClick={popup.close}>
          {words.chooseOther}
        </Button>
      }
    >
      <p>{words.refused}</p>
      <ul>
        {stays.map(({ entry }) => (
          <li key={entry.id}>
            {entry.name}, {entry.variation}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

// The last step has nothing left to do: it is done as soon as it is reached.
const stepsTaken = (step: PanelStep) => (step === 'complete' ? panelSteps.length : panelSteps.indexOf(step))

const useTitle = ({ steps: { step }, order: { information } }: Checkout) => {
  const { title, titleCheckout, titleDone } = useCheckoutWords('cart')
  if (step === 'complete') return titleDone(firstName(information.data.name))
  return step === 'cart' ? title : titleCheckout
}

/** The cart and the checkout, sliding in from the side. */
export const CartPanel = () => {
  const words = useCheckoutWords('cart')
  const checkout = useCheckout()
  const { quote: priced } = checkout.order
  const card = useCard({ nothingDue: priced?.due === 0 })
  const wantsCard = useRef(false)
  const top = usePanelFocus(checkout)
  const refusalText = useRefusalText()
  const { steps, order } = checkout
  const { step, panel, notice } = steps
  const { lines, error, quote } = order
  const hasFooter = step !== 'complete' && lines.length > 0
  const failure = error && step !== 'cart' ? refusalText(error) : null
  // However the buyer goes back to the payment: it is the card that was refused.
  const isCardRefused = notice?.retry === 'card'
  useEffect(() => {
    if (isCardRefused) wantsCard.current = true
  }, [isCardRefused])
  useEffect(() => {
    if (step !== 'review' || !wantsCard.current) return
    wantsCard.current = false
    card.focus()
  }, [step, card])
  const retry = () => {
    wantsCard.current = true
    panel.go('review')
  }
  return (
    <Drawer
      open={panel.here !== null}
      onClose={panel.close}
      title={useTitle(checkout)}
      footer={hasFooter && <PanelFooter checkout={checkout} card={card} />}
    >
      <Stack gap={5} ref={top}>
        {(lines.length > 0 || step === 'complete') && (
          <div data-steps>
            <StepLine label={words.stepsLabel} steps={words.steps} current={stepsTaken(step)} />
          </div>
        )}
        <Failure steps={steps} onRetry={retry} />
        {(!notice || refusedCard(steps)) && failure && <Notice tone="danger">{failure}</Notice>}
        <div tabIndex={-1} className={styles.step} data-step={step}>
          <StepBody checkout={checkout} card={card} />
        </div>
      </Stack>
      <UnshippablePopup {...checkout} />
      <BankStep asking={card.test.asking} total={quote?.due ?? cents(0)} />
    </Drawer>
  )
}
