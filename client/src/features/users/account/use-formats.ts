import { useBackOfficeLocale } from '../../../kit/language/bilingual'

/** Writes moments and numbers as the user's language does, in the browser's time zone. */
export const useFormats = () => {
  const language = `${useBackOfficeLocale()}-CA`
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const numbers = new Intl.NumberFormat(language)
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 3,
  })
  return {
    moment: (iso: string) => moments.format(new Date(iso)),
    number: (value: number) => numbers.format(value),
    size: (bytes: number) => megabytes.format(Math.max(bytes, 10_000) / 1e6),
  }
}
