import { wayToPay } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import { Suspense, useState } from 'react'
import { cardForms, type CardActions, type WalletPayment } from './card-forms'
import { HowToPay, manualPayment } from './manual-payment'
import { useShownSite } from '../site/shown-site'
import { useCheckoutWords } from '../site/words/checkout-words'
import { useLocale } from '../site/words/use-site-words'
import { Notice } from '../ui/notice'
import { RadioCards } from '../ui/radio-cards'
import { Stack } from '../ui/stack'
import styles from './card.module.css'
import { TestCards, useTestCards } from './test-cards'
import type { CardMethod } from './pay-by-card'

/** How money is taken here: by card, simulated in a test checkout and in the provider's form otherwise, or by paying the shop directly. */
export const useCard = ({ cardOnly = false, nothingDue = false } = {}) => {
  const { store } = useShownSite()
  const words = useCheckoutWords('pay')
  const test = useTestCards()
  const [actions, setActions] = useState<CardActions | null>(null)
  const form: CardMethod = {
    paymentMethod: ({ name, email, phone, postalcode }) => {
      if (!actions) throw new Error(words.cardFailed)
      return actions.create({ name, email, phone, postalcode })
    },
    confirm: (clientSecret) => actions!.confirm(clientSecret),
    renew: () => actions?.renew(),
  }
  const way = wayToPay(store.payments)
  const sandbox = way === 'test-cards'
  const onlyDirectly = way === 'direct'
  const [chosen, setChosen] = useState<'card' | 'direct'>('card')
  const mayPayDirectly = store.payDirectly !== undefined && !cardOnly
  const direct = !cardOnly && (onlyDirectly || (chosen === 'direct' && mayPayDirectly))
  const method: CardMethod = direct ? manualPayment : sandbox ? test.method : form
  const paid: CardMethod = { paymentMethod: async () => '', confirm: async () => false }
  return {
    direct: direct && !nothingDue,
    /** Whether nothing is left to pay, so that no money is asked for. */
    nothingDue,
    setChosen,
    /** Whether the buyer has a choice. */
    either: mayPayDirectly && !onlyDirectly,
    sandbox,
    test,
    setActions,
    ready: nothingDue || direct || sandbox || actions !== null,
    method: nothingDue ? paid : method,
    /** Puts the cursor where the card is given. */
    focus: () => {
      const place = document.querySelector('dialog[open] [data-card], main [data-card]')
      place?.querySelector('details')?.setAttribute('open', '')
      place?.scrollIntoView?.({ block: 'start' })
      if (actions && !direct) actions.focus()
      else place?.querySelector<HTMLElement>('input:checked')?.focus()
    },
  }
}

export type Card = ReturnType<typeof useCard>

/** Where the buyer chooses between a card and paying the shop directly. */
const WayToPay = ({ card }: { card: Card }) => {
  const words = useCheckoutWords('pay')
  if (!card.either) return null
  return (
    <RadioCards
      label={words.way}
      value={card.direct ? 'direct' : 'card'}
      onChange={card.setChosen}
      options={[
        { value: 'card', title: words.byCard },
        { value: 'direct', title: words.direct, description: words.directAbout },
      ]}
    />
  )
}

type PaymentFormProps = {
  card: Card
  wallet?: WalletPayment
  /** Why the card given before was refused. */
  refused: string | null
}

/** Where the money is given: the way to pay, and what it asks for. */
export const PaymentForm = ({ card, wallet, refused }: PaymentFormProps) => {
  const { store } = useShownSite()
  const words = useCheckoutWords('pay')
  if (card.nothingDue) return <Notice tone="success">{words.nothingDue}</Notice>
  return (
    <Stack>
      <WayToPay card={card} />
      {card.direct ? (
        <HowToPay title={words.directTitle} text={store.payDirectly || words.directText} />
      ) : (
        <CardForm card={card} wallet={wallet} refused={refused} />
      )}
    </Stack>
  )
}

/** Where the card is given. */
const CardForm = ({ card, wallet, refused }: PaymentFormProps) => {
  const { store } = useShownSite()
  const Form = cardForms[store.payments]
  const locale = useLocale()
  const { card: label, cardLoading, cardFailed } = useCheckoutWords('pay')
  return (
    <div className={styles.card} data-card>
      {refused && <Notice tone="danger">{refused}</Notice>}
      {card.sandbox ? (
        <TestCards value={card.test.card} onChange={card.test.setCard} />
      ) : Form ? (
        <Suspense fallback={<p>{cardLoading}</p>}>
          <Form
            publishableKey={store.publishableKey}
            locale={locale}
            words={{ label, failed: cardFailed, loading: cardLoading }}
            onReady={card.setActions}
            wallet={wallet}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
