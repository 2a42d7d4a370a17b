import type { PresetName } from '@mainstreet/shared/theme'

// Each preset's pair is a chunk of style sheets: a site loads its own two families and no others. They swap in when
// they are there, and the browser takes only the subsets that the page's letters need.
const pairs: Record<PresetName, () => Promise<unknown>> = {
  harbour: () =>
    Promise.all([import('@fontsource-variable/fraunces'), import('@fontsource-variable/source-sans-3')]),
  bistro: () =>
    Promise.all([import('@fontsource-variable/playfair-display'), import('@fontsource-variable/karla')]),
  studio: () => Promise.all([import('@fontsource-variable/manrope'), import('@fontsource-variable/inter')]),
  market: () =>
    Promise.all([
      import('@fontsource-variable/bricolage-grotesque'),
      import('@fontsource-variable/nunito-sans'),
    ]),
  night: () => Promise.all([import('@fontsource-variable/sora'), import('@fontsource-variable/figtree')]),
}

/** Loads the two families of a preset; a failure leaves the fallback fonts, which is no reason to bother anybody. */
export const loadSiteFonts = (preset: string): void => {
  pairs[preset as PresetName]?.().catch(() => undefined)
}
