import type { Locale } from '@mainstreet/shared/rules/language'
import { enCheckout } from './en-checkout'
import { frCheckout } from './fr-checkout'
import { useLocale } from './use-texts'

/** The words of cart, checkout and order. */
export type CheckoutTexts = typeof enCheckout

/** The catalogues of the checkout, by language. */
export const checkoutCatalogues: Record<Locale, CheckoutTexts> = { en: enCheckout, fr: frCheckout }

/** One part of the checkout's words, in the language in view; they come with the checkout's code. */
export const useCheckoutTexts = <Part extends keyof CheckoutTexts>(part: Part): CheckoutTexts[Part] =>
  checkoutCatalogues[useLocale()][part]
