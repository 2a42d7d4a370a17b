import { countries, isCountry, isPostalCode, regionsOf } from '@mainstreet/shared/rules/regions'
import type { Locale } from '@mainstreet/shared/rules/language'
import { useWatch } from 'react-hook-form'
import { useBackOfficeLocale } from '../../language/bilingual'
import type { Option } from '../../ui/select'
import type { FieldCheck } from '../form-context'

const frenchCountries: Record<string, string> = { Canada: 'Canada', 'United States': 'États-Unis' }

/** The countries to choose from. */
export const countryOptions = (locale: Locale): Option[] =>
  countries.map((name) => ({ value: name, label: locale === 'fr' ? frenchCountries[name]! : name }))

/** The provinces or states of a country to choose from. */
export const regionOptions = (country: string, locale: Locale): Option[] =>
  isCountry(country)
    ? regionsOf(country).map(({ code, name, french }) => ({
        value: code,
        label: (locale === 'fr' && french) || name,
      }))
    : []

/** That a postal code is one of its country. */
export const postalCodeCheck =
  (country: string): FieldCheck =>
  (value, words) =>
    !isCountry(country) || isPostalCode(String(value), country) ? undefined : words.postalCode

/** What a form's address can be chosen from, as its `str_country` is now. */
export const usePlaceOptions = () => {
  const locale = useBackOfficeLocale()
  const country: string = useWatch({ name: 'str_country' })
  return { country, countries: countryOptions(locale), regions: regionOptions(country, locale) }
}
