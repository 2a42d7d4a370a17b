import { Link, useLocation } from 'react-router-dom'
import { CookiesButton } from '../visits/cookies-button'
import { ContactLines } from './contact-lines'
import { OpenBadge } from './open-badge'
import { useShownSite } from './shown-site'
import styles from './site-footer.module.css'
import { SocialLinks } from './social-links'
import { useLocale, useTexts } from './texts/use-texts'

const LanguageLink = () => {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const other = locale === 'en' ? 'fr' : 'en'
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <Link
      className={styles.link}
      to={`${pathname}?${query}`}
      hrefLang={other}
      lang={other}
      preventScrollReset
    >
      {useTexts('otherLanguage')}
    </Link>
  )
}

/** The end of every public page: where the business is and how to reach it. */
export const SiteFooter = () => {
  const { company } = useShownSite()
  const texts = useTexts('site')
  return (
    <footer className={`site-footer ${styles.footer}`}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.name}>{company.name}</p>
          {company.slogan && <p className={styles.slogan}>{company.slogan}</p>}
          <OpenBadge plain />
        </div>
        <div className={styles.column}>
          <ContactLines company={company} quiet />
        </div>
        <div className={styles.column} data-end>
          <SocialLinks social={company.social} />
        </div>
      </div>
      <div className={styles.last}>
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {company.name}
        </span>
        <span className={styles.links}>
          <CookiesButton className={styles.link} />
          <LanguageLink />
          <Link className={styles.link} to="/dashboard">
            {texts.login}
          </Link>
        </span>
      </div>
    </footer>
  )
}
