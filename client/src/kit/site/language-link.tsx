import { Link, useLocation } from 'react-router-dom'
import { useLocale, useSiteWords } from './words/use-site-words'

/** The same page in the other language, called in that language. */
export const LanguageLink = ({ className, onClick }: { className?: string; onClick?: () => void }) => {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const other = locale === 'en' ? 'fr' : 'en'
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <Link className={className} to={`${pathname}?${query}`} hrefLang={other} lang={other} onClick={onClick}>
      {useSiteWords('otherLanguage')}
    </Link>
  )
}
