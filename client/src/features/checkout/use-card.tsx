import { lazy, Suspense, useState } from 'react'
import type { CardActions } from '../../kit/payment/stripe-card'
import type { WalletPayment } from '../../kit/payment/stripe-wallets'
import { useShownSite } from '../../kit/site/shown-site'
import { useCheckoutTexts } from '../../kit/site/texts/checkout-texts'
import { useLocale } from '../../kit/site/texts/use-texts'
import { TestCards, useTestCards } from './test-cards'
import type { CardMethod } from './use-payment'

const StripeCard = lazy(async () => ({ default: (await import('../../kit/payment/stripe-card')).StripeCard }))

/** How a card is taken here: simulated in a test checkout, the provider's form otherwise. */
export const useCard = () => {
  const { store } = useShownSite()
  const texts = useCheckoutTexts('pay')
  const test = useTestCards()
  const [actions, setActions] = useState<CardActions | null>(null)
  const stripe: CardMethod = {
    paymentMethod: ({ name, email, phone, postalcode }) => {
      if (!actions) throw new Error(texts.cardFailed)
      return actions.create({ name, email, phone, postalcode })
    },
    confirm: (clientSecret) => actions!.confirm(clientSecret),
    renew: () => actions?.renew(),
  }
  const sandbox = store.payments === 'sandbox'
  return {
    sandbox,
    test,
    setActions,
    ready: sandbox || actions !== null,
    method: sandbox ? test.method : stripe,
    /** Puts the cursor where the card is given. */
    focus: () => {
      const place = document.querySelector('dialog[open] [data-card]')
      place?.scrollIntoView?.({ block: 'nearest' })
      if (actions) actions.focus()
      else place?.querySelector<HTMLElement>('input:checked')?.focus()
    },
  }
}

export type Card = ReturnType<typeof useCard>

/** Where the card is given. */
export const CardForm = ({ card, wallet }: { card: Card; wallet?: WalletPayment }) => {
  const { store } = useShownSite()
  const locale = useLocale()
  const { card: label, cardLoading, cardFailed } = useCheckoutTexts('pay')
  return (
    <div data-card>
      {card.sandbox ? (
        <TestCards value={card.test.card} onChange={card.test.setCard} />
      ) : (
        <Suspense fallback={<p>{cardLoading}</p>}>
          <StripeCard
            publishableKey={store.publishableKey}
            locale={locale}
            words={{ label, failed: cardFailed, loading: cardLoading }}
            onReady={card.setActions}
            wallet={wallet}
          />
        </Suspense>
      )}
    </div>
  )
}
