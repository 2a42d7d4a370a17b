import type { Window } from './browser'
import { startBuiltProduct, type BuiltProduct } from './built-product'
import { setBrowserStage } from './stage'

export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/**
 * Each page is looked at in a pair of looks. Layout differs by width alone, colours by theme alone (a public page has
 * one), and words by language alone, of which French ones need more of a narrow page: so each of them is seen once.
 */
export const looks = {
  en: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  fr: { viewport: { width: 390, height: 900 }, colorScheme: 'light' },
} as const

/** The demo as it is built, and windows in one of the looks. */
export interface AxeStage {
  product: BuiltProduct
  open(locale?: Locale): Promise<Window>
}

/** Starts the built product for the tests of one describe. */
export const setAxeStage = (): AxeStage => {
  const { open } = setBrowserStage()
  const stage = {
    // Fading in would be measured half way, as too little contrast.
    open: (locale = 'en') => open({ ...looks[locale], reducedMotion: 'reduce', locale: `${locale}-CA` }),
  } as AxeStage
  beforeAll(async () => {
    stage.product = await startBuiltProduct()
  })
  afterAll(() => stage.product?.stop())
  return stage
}
