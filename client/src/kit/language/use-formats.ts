import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { taxName } from '@mainstreet/shared/rules/money/tax-names'
import { useMemo } from 'react'
import { useBackOfficeLocale } from './bilingual'

const tags = { en: 'en-CA', fr: 'fr-CA' } as const

/** Amounts, numbers, moments and the names of taxes as the back office's user reads them; moments in a time zone, the browser's own without one. */
export const useFormats = (timeZone?: string) => {
  const locale = useBackOfficeLocale()
  return useMemo(
    () => ({
      money: (amount: Cents) => formatMoney(amount, locale),
      tax: (label: string) => taxName(label, locale),
      /** What an order is called by. */
      orderNumber: (number: number) => (locale === 'fr' ? `nº\u00a0${number}` : `#${number}`),
      number: (value: number) => value.toLocaleString(tags[locale]),
      percent: (share: number, maximumFractionDigits = 0) =>
        share.toLocaleString(tags[locale], { style: 'percent', maximumFractionDigits }),
      /** In megabytes, of which there is never nothing. */
      size: (bytes: number) =>
        (Math.max(bytes, 10_000) / 1e6).toLocaleString(tags[locale], {
          style: 'unit',
          unit: 'megabyte',
          maximumSignificantDigits: 3,
        }),
      day: (moment: string) =>
        new Date(moment).toLocaleDateString(tags[locale], { dateStyle: 'medium', timeZone }),
      /** To the minute. */
      moment: (moment: string) =>
        new Date(moment).toLocaleString(tags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    }),
    [locale, timeZone],
  )
}
