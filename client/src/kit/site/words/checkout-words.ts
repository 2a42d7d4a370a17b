import type { Locale } from '@mainstreet/shared/rules/language'
import { enCheckout } from './en-checkout'
import { frCheckout } from './fr-checkout'
import { useLocale } from './use-site-words'

/** The words of cart, checkout and order. */
export type CheckoutWords = typeof enCheckout

/** The catalogues of the checkout, by language. */
export const checkoutCatalogues: Record<Locale, CheckoutWords> = { en: enCheckout, fr: frCheckout }

/** One part of the checkout's words, in the language in view; they come with the checkout's code. */
export const useCheckoutWords = <Part extends keyof CheckoutWords>(part: Part): CheckoutWords[Part] =>
  checkoutCatalogues[useLocale()][part]
