import type { PaymentProvider } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import { lazy, type ComponentType } from 'react'

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

/** What a wallet pays, and who is told of its payment method. */
export interface WalletPayment {
  amountCents: number
  /** Pays with the id of a payment method; true when it was paid. */
  pay(paymentMethod: string): Promise<boolean>
}

/** What a provider's own form for a card is given. */
export interface CardFormProps {
  publishableKey: string
  locale: 'en' | 'fr'
  words: { label: string; failed: string; loading: string }
  onReady: (actions: CardActions | null) => void
  /** What a wallet pays, where the buyer's device has one. */
  wallet?: WalletPayment
}

/** Each card provider's own form, loaded where a card is given. */
export const cardForms: Partial<Record<PaymentProvider | 'none', ComponentType<CardFormProps>>> = {
  stripe: lazy(async () => ({ default: (await import('./stripe-card')).StripeCard })),
}
