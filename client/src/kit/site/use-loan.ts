import type { Loan } from '@mainstreet/shared/rules/money/loan'
import type { Locale } from '@mainstreet/shared/rules/language'
import { toCents, cents, type Cents } from '@mainstreet/shared/rules/money/money'
import { useState } from 'react'
import { parseNumber } from '../form/fields/parse-number'
import { useShownSite } from './shown-site'
import { useLocale } from './words/use-site-words'

/** Months, where the owner names none. */
const usualTerm = 60
const usualTerms = [12, 24, 36, 48, 60, 72, 84, 96]
const maxRatePercent = 100

/** The number a person typed in their language; NaN when it is none, 0 when nothing is typed. */
const numberOf = (typed: string, locale: Locale): number => {
  const text = locale === 'fr' ? typed.replace(/[\s$]/g, '').replace(',', '.') : typed
  return parseNumber(text) ?? 0
}

const isWithin = (value: number, highest: number) => value >= 0 && value <= highest

/** The loan that the owner has in mind: its rate in percent, as a number and in words of the site's language, and its months. */
export const useUsualLoan = () => {
  const { rate, term } = useShownSite().calculator
  const rateText = String(rate)
  return {
    ratePercent: rate,
    rateText: useLocale() === 'fr' ? rateText.replace('.', ',') : rateText,
    months: term && term > 0 ? term : usualTerm,
  }
}

/** The fields of the payment calculator, and the loan they describe; undefined while one of them is wrong. */
export const useLoan = (priceCents: Cents) => {
  const usual = useUsualLoan()
  const locale = useLocale()
  const [down, setDown] = useState('')
  const [typedRate, setRate] = useState<string>()
  const [chosenTerm, setTerm] = useState<number>()

  const rate = typedRate ?? usual.rateText
  const months = chosenTerm ?? usual.months

  const downDollars = numberOf(down, locale)
  const ratePercent = numberOf(rate, locale)
  const downWrong = !isWithin(downDollars, priceCents / 100)
  const rateWrong = !isWithin(ratePercent, maxRatePercent)
  const loan: Loan | undefined =
    downWrong || rateWrong
      ? undefined
      : { cents: cents(priceCents - toCents(downDollars)), ratePercent, months }

  return {
    down: { typed: down, set: setDown, wrong: downWrong },
    rate: { typed: rate, set: setRate, wrong: rateWrong },
    term: {
      months,
      set: setTerm,
      choices: [...new Set([...usualTerms, usual.months, months])].sort((a, b) => a - b),
    },
    loan,
  }
}
