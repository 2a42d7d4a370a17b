import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { runOutsideModal } from '../ui/run-outside-modal'
import { Button } from '../ui/button'
import { useKitWords } from '../ui/kit-words'
import type { CardBuyer, CardFormProps } from './card-forms'
import { useStripeScript } from './load-stripe'
import styles from './stripe-card.module.css'
import { StripeWallets } from './stripe-wallets'
import { Stack } from '../ui/stack'

type FormProps = Pick<CardFormProps, 'words' | 'onReady'>

const billingDetails = ({ name, email, phone, postalcode }: CardBuyer) => ({
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
          billing_details: billingDetails(buyer),
        })
        if (answer.error) throw new Error(answer.error.message ?? words.failed)
        made.current = answer.paymentMethod.id
        return made.current
      },
      confirm: (clientSecret) =>
        runOutsideModal(box.current, () => askBank(stripe, clientSecret, words.failed)),
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
export const StripeCard = ({ publishableKey, locale, words, onReady, wallet }: CardFormProps) => {
  const { stripe, failed, retry } = useStripeScript(publishableKey)
  const { retry: again } = useKitWords()
  const language = locale === 'fr' ? 'fr-CA' : 'en'
  if (failed)
    return (
      <Stack gap={3} align="start" role="alert">
        <p className={styles.error}>{words.failed}</p>
        <Button size="small" onClick={retry}>
          {again}
        </Button>
      </Stack>
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
