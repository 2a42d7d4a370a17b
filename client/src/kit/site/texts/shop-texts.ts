import type { Locale } from '@mainstreet/shared/rules/language'
import { enShop, type ShopTexts } from './en-shop'
import { frShop } from './fr-shop'
import { useLocale } from './use-texts'

const catalogues: Record<Locale, ShopTexts> = { en: enShop, fr: frShop }

/** One part of the shop's further words, in the language in view; they come with the code that shows them. */
export const useShopTexts = <Part extends keyof ShopTexts>(part: Part): ShopTexts[Part] =>
  catalogues[useLocale()][part]
