import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { taxName } from '@mainstreet/shared/rules/money/tax-names'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { clockText } from '@mainstreet/shared/rules/time/moment-text'
import { createContext, use, useMemo } from 'react'
import { useBackOfficeLocale } from './bilingual'

const tags = { en: 'en-CA', fr: 'fr-CA' } as const

/** Provides the time zone of the business in view; without one, moments are on the browser's clock. */
export const BusinessClock = createContext<string | undefined>(undefined)

/** To the minute, as the hours of a business are written, and on whose clock where the browser's shows another time. */
const momentText = (moment: string, locale: Locale, timeZone: string | undefined): string => {
  const tag = tags[locale]
  const date = new Date(moment)
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const textIn = (zone: string) => {
    const day = dateInWords(date, locale, { dateStyle: 'medium', timeZone: zone })
    return `${day}, ${clockText(date, zone, hoursByLanguage[locale])}`
  }
  const text = textIn(timeZone ?? here)
  if (text === textIn(here)) return text
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }).formatToParts(date)
  return `${text} ${zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`
}

const nearDayText = (date: Date, locale: Locale, timeZone: string | undefined): string => {
  const yearOf = (moment: Date) => dateInWords(moment, locale, { year: 'numeric', timeZone })
  const isNear = yearOf(date) === yearOf(new Date())
  return dateInWords(date, locale, {
    ...(isNear ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' }),
    timeZone,
  })
}

/** The time zone of the business in view; before it is known, the browser's. */
export const useTimeZone = (): string =>
  use(BusinessClock) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Amounts, numbers, moments and the names of taxes as the back office's user reads them; moments in a time zone, that of the business in view without one. */
export const useFormats = (zone?: string) => {
  const locale = useBackOfficeLocale()
  const ofBusiness = use(BusinessClock)
  const timeZone = zone ?? ofBusiness
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
      day: (moment: string) => dateInWords(new Date(moment), locale, { dateStyle: 'medium', timeZone }),
      /** A day that leaves its year out within this one. */
      nearDay: (moment: string) => nearDayText(new Date(moment), locale, timeZone),
      moment: (moment: string) => momentText(moment, locale, timeZone),
    }),
    [locale, timeZone],
  )
}
