import type { Locale } from '@mainstreet/shared/rules/language'

interface CardWords {
  from: string
  sale: string
  percentOff(percent: string): string
  scanItem: string
  scanSite: string
}

/** What cards say, in the language of their site. */
export const cardWords: Record<Locale, CardWords> = {
  en: {
    from: 'from',
    sale: 'Sale',
    percentOff: (percent) => `${percent}% off`,
    scanItem: 'Scan to see it',
    scanSite: 'Scan to visit us',
  },
  fr: {
    from: 'à partir de',
    sale: 'En solde',
    percentOff: (percent) => `${percent.replace('.', ',')}\u00a0% de rabais`,
    scanItem: 'Balayez pour voir',
    scanSite: 'Balayez pour nous visiter',
  },
}
