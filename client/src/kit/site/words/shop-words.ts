import type { Locale } from '@mainstreet/shared/rules/language'
import { enShop, type ShopWords } from './en-shop'
import { frShop } from './fr-shop'
import { useLocale } from './use-site-words'

const catalogues: Record<Locale, ShopWords> = { en: enShop, fr: frShop }

/** One part of the shop's further words, in the language in view; they come with the code that shows them. */
export const useShopWords = <Part extends keyof ShopWords>(part: Part): ShopWords[Part] =>
  catalogues[useLocale()][part]
