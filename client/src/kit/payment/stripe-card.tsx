import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { besideModal } from '../ui/beside-modal'
import { Button } from '../ui/button'
import { useKitWords } from '../ui/kit-words'
import { useStripeScript } from './load-stripe'
import styles from './stripe-card.module.css'
import { StripeWallets, type WalletPayment } from './stripe-wallets'

/** Who pays, as the card's bank may compare it. */
export interface CardBuyer {
  name: string
  email: string
  phone: string
  postalcode?: string
}

/** What can be done with the card in the form; `create` and `confirm` reject with the provider's own words. */
export interface CardActions {
  /** The id of a payment method made of the card; the same one until the card is changed or renewed. */
  create(buyer: CardBuyer): Promise<string>
  /** Asks the buyer's bank; false when it refused. */
  confirm(clientSecret: string): Promise<boolean>
  /** Makes another payment method of the card next time: one that was refused is used up. */
  renew(): void
  focus(): void
}

type FormProps = {
  words: { label: string; failed: string; loading: string }
  onReady: (actions: CardActions | null) => void
}

type StripeCardProps = FormProps & {
  publishableKey: string
  locale: 'en' | 'fr'
  /** What a wallet pays, where the buyer's device has one. */
  wallet?: WalletPayment
}

const billing = ({ name, email, phone, postalcode }: CardBuyer) => ({
  name,
  email,
  phone,
  ...(postalcode && { address: { postal_code: postalcode } }),
})

/** Lets the buyer's bank ask, in a window of Stripe's. */
const askBank = async (stripe: Stripe, clientSecret: string, failed: string): Promise<boolean> => {
  const { error } = await stripe.handleNextAction({ clientSecret })
  if (error) throw new Error(error.message ?? failed)
  return true
}

const Form = ({ words, onReady }: FormProps) => {
  const stripe = useStripe()
  const elements = useElements()
  const box = useRef<HTMLDivElement>(null)
  const made = useRef<string | null>(null)
  const [error, setError] = useState('')

  useEffect(() => {
    if (!stripe || !elements) return
    const card = () => elements.getElement(CardElement)
    onReady({
      async create(buyer) {
        if (made.current) return made.current
        const answer = await stripe.createPaymentMethod({
          type: 'card',
          card: card()!,
          billing_details: billing(buyer),
        })
        if (answer.error) throw new Error(answer.error.message ?? words.failed)
        made.current = answer.paymentMethod.id
        return made.current
      },
      confirm: (clientSecret) => besideModal(box.current, () => askBank(stripe, clientSecret, words.failed)),
      renew: () => (made.current = null),
      focus: () => card()?.focus(),
    })
    return () => onReady(null)
  }, [stripe, elements, onReady, words.failed])

  return (
    <div ref={box}>
      <p className={styles.label}>{words.label}</p>
      <div className={styles.box}>
        <CardElement
          options={{ hidePostalCode: true, style: { base: { fontSize: '16px' } } }}
          onChange={(event) => {
            made.current = null
            setError(event.error?.message ?? '')
          }}
        />
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** The card provider's own form; card numbers go from it to the provider and never through this page. */
export const StripeCard = ({ publishableKey, locale, words, onReady, wallet }: StripeCardProps) => {
  const { stripe, failed, retry } = useStripeScript(publishableKey)
  const { retry: again } = useKitWords()
  const language = locale === 'fr' ? 'fr-CA' : 'en'
  if (failed)
    return (
      <div className={styles.failed} role="alert">
        <p className={styles.error}>{words.failed}</p>
        <Button size="small" onClick={retry}>
          {again}
        </Button>
      </div>
    )
  if (!stripe) return <p role="status">{words.loading}</p>
  return (
    <>
      {wallet && <StripeWallets stripe={stripe} locale={language} wallet={wallet} failed={words.failed} />}
      <Elements stripe={stripe} options={{ locale: language }}>
        <Form words={words} onReady={onReady} />
      </Elements>
    </>
  )
}
