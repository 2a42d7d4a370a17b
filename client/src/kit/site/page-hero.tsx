import type { ReactNode } from 'react'
import { webpOf } from '../ui/webp-of'
import styles from './page-hero.module.css'
import { useShownSite } from './shown-site'

type PageHeroProps = {
  title: string
  /** In the middle, as on a menu. */
  centred?: boolean
  /** Below the heading. */
  children?: ReactNode
}

/** The top of every page but home: a band with the business's picture or colour, the page's heading and the business's line. */
export const PageHero = ({ title, centred, children }: PageHeroProps) => {
  const { name, slogan, profile, lang } = useShownSite().company
  return (
    <div className={`site-header ${styles.hero}`} data-centred={centred}>
      {profile.header && (
        <div className={styles.picture}>
          {/* Lazy, or what the page is for would wait for it; it is not fetched at all where it is not shown. */}
          <img src={webpOf(profile.header) ?? profile.header} alt="" loading="lazy" decoding="async" />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line} lang={lang.slogan}>
          {slogan || name}
        </p>
        {children}
      </div>
    </div>
  )
}
