import { addressIn } from '@mainstreet/shared/rules/language'
import { useShownSite } from '../../kit/site/shown-site'
import { useLocale } from '../../kit/site/words/use-site-words'

/** The address of a file for calendars in the visitor's language; without a language it is in the business's own. */
export const useFileAddress = () => {
  const locale = useLocale()
  const { language } = useShownSite().company
  return (path: string) => addressIn(`/${path}.ics`, locale, language)
}
