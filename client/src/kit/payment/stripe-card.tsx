import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import styles from './stripe-card.module.css'

/** What can be done with the card in the form; both reject with the provider's own words. */
export interface CardActions {
  /** The id of a payment method made of the card; the same one until the card is changed. */
  create(buyer: { name: string; email: string; phone: string }): Promise<string>
  /** Asks the buyer's bank; false when it refused. */
  confirm(clientSecret: string): Promise<boolean>
  /** Puts the cursor where the card is typed. */
  focus(): void
}

type StripeCardProps = {
  publishableKey: string
  locale: 'en' | 'fr'
  words: { label: string; failed: string; loading: string }
  onReady: (actions: CardActions | null) => void
}

const timeoutMs = 10_000
const loaded = new Map<string, Promise<Stripe | null>>()

const loadOnce = (key: string): Promise<Stripe | null> => {
  const known = loaded.get(key)
  if (known) return known
  // Without a time limit the buyer would wait for ever where requests are swallowed.
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('late')), timeoutMs),
  )
  const loading = Promise.race([loadStripe(key), late])
  loading.catch(() => loaded.delete(key))
  loaded.set(key, loading)
  return loading
}

const Form = ({ words, onReady }: Pick<StripeCardProps, 'words' | 'onReady'>) => {
  const stripe = useStripe()
  const elements = useElements()
  const made = useRef<string | null>(null)
  const [error, setError] = useState('')

  useEffect(() => {
    if (!stripe || !elements) return
    onReady({
      async create(buyer) {
        if (made.current) return made.current
        const card = elements.getElement(CardElement)
        if (!card) throw new Error(words.failed)
        const answer = await stripe.createPaymentMethod({ type: 'card', card, billing_details: buyer })
        if (answer.error) throw new Error(answer.error.message ?? words.failed)
        made.current = answer.paymentMethod.id
        return made.current
      },
      async confirm(clientSecret) {
        const { error: refusal } = await stripe.handleNextAction({ clientSecret })
        if (refusal) throw new Error(refusal.message ?? words.failed)
        return true
      },
      focus: () => elements.getElement(CardElement)?.focus(),
    })
    return () => onReady(null)
  }, [stripe, elements, onReady, words.failed])

  return (
    <div>
      <p className={styles.label}>{words.label}</p>
      <div className={styles.box}>
        <CardElement
          options={{ hidePostalCode: true }}
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
export const StripeCard = ({ publishableKey, locale, words, onReady }: StripeCardProps) => {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let here = true
    loadOnce(publishableKey).then(
      (value) => here && (value ? setStripe(value) : setFailed(true)),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [publishableKey])
  if (failed)
    return (
      <p className={styles.error} role="alert">
        {words.failed}
      </p>
    )
  if (!stripe) return <p role="status">{words.loading}</p>
  return (
    <Elements stripe={stripe} options={{ locale }}>
      <Form words={words} onReady={onReady} />
    </Elements>
  )
}
