import type { TaxRate } from '@mainstreet/shared/contracts/orders/tax'
import { provinces, type ProvinceCode } from '@mainstreet/shared/rules/regions'
import { taxName } from '@mainstreet/shared/rules/money/tax-names'
import { useMemo } from 'react'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { taxWords } from './words'

const firstDay = '1970-01-01'

/** How a rate and its parts are read in the user's language. */
export const useRateWords = () => {
  const words = useWords(taxWords)
  const locale = useBackOfficeLocale()
  // Days of rates are no moments: they are the same everywhere.
  const { percent, day } = useFormats('UTC')
  return useMemo(() => {
    const share = (rate: number) => percent(rate / 100_000, 3)
    return {
      share,
      day,
      province(code: ProvinceCode) {
        const { name, french } = provinces.find((each) => each.code === code)!
        return locale === 'fr' ? french : name
      },
      tax: ({ label }: TaxRate) =>
        [...(label === 'PST' || label === 'QST' ? ['GST'] : []), label]
          .map((each) => taxName(each, locale))
          .join(' + '),
      parts: ({ label, rate, federal }: TaxRate) =>
        label === 'PST' || label === 'QST' ? `${share(federal)} + ${share(rate - federal)}` : '',
      since: ({ effectiveFrom }: TaxRate) => (effectiveFrom === firstDay ? words.always : day(effectiveFrom)),
    }
  }, [words, locale, percent, day])
}
