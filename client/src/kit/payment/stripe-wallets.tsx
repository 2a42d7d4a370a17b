import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  Stripe,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import { useState } from 'react'
import type { WalletPayment } from './card-forms'
import styles from './stripe-card.module.css'

type WalletsProps = {
  stripe: Stripe
  locale: 'en' | 'fr-CA'
  wallet: WalletPayment
  failed: string
}

// Only those that pay by card: everything else would lead the buyer away from the shop.
const options: StripeExpressCheckoutElementOptions = {
  paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
}

const Buttons = ({ wallet, failed }: Pick<WalletsProps, 'wallet' | 'failed'>) => {
  const stripe = useStripe()
  const elements = useElements()
  const [shown, setShown] = useState(false)
  const [error, setError] = useState('')

  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!stripe || !elements) return
    setError('')
    const submitted = await elements.submit()
    const made = submitted.error ? submitted : await stripe.createPaymentMethod({ elements })
    if (made.error) {
      setError(made.error.message ?? failed)
      return event.paymentFailed({ reason: 'fail' })
    }
    const paid = 'paymentMethod' in made && (await wallet.pay(made.paymentMethod.id))
    if (!paid) event.paymentFailed({ reason: 'fail' })
  }

  return (
    // Stripe measures it where it stands, also while there is nothing to show.
    <div className={shown ? styles.wallets : undefined}>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => setShown(Boolean(availablePaymentMethods))}
        onConfirm={(event) => void confirm(event)}
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** The buttons of the wallets that the buyer's device and the shop's account have; nothing where there are none. */
export const StripeWallets = ({ stripe, locale, wallet, failed }: WalletsProps) => (
  <Elements
    stripe={stripe}
    options={{
      mode: 'payment',
      amount: wallet.amountCents,
      currency: 'cad',
      allowedPaymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
      locale,
    }}
  >
    <Buttons wallet={wallet} failed={failed} />
  </Elements>
)
