import type { Locale } from '@mainstreet/shared/rules/language'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { useSite } from '../../kit/data/data'
import { SiteTheme } from '../../kit/theme/site-theme'
import { Spinner } from '../../kit/ui/spinner'
import { CartProvider } from '../../features/checkout/cart/cart-context'
import { LazyCartPanel } from '../../features/checkout/cart/load-cart'
import { useAskedStep } from '../../features/checkout/panel-address'
import { Visits } from '../../features/visits/visits'
import styles from './public-frame.module.css'
import { ShownSite } from '../../kit/site/shown-site'
import { SiteHeader } from './site-header'
import { LanguageProvider, useSiteWords } from '../../kit/site/words/use-site-words'
import { lazyPart } from '../../kit/lazy-part'

const Announcement = lazyPart(async () => (await import('./announcement')).Announcement)
const SiteFooter = lazyPart(async () => (await import('./site-footer')).SiteFooter)
// Seldom seen: what it needs is not fetched with the page.
const NoSite = lazyPart(async () => (await import('./no-site')).NoSite)

const Cart = () => {
  const asked = useAskedStep() !== null
  const [wanted, setWanted] = useState(asked)
  if (asked && !wanted) setWanted(true)
  return wanted && <LazyCartPanel />
}

// Rendered again only for another site: parts of a page that the server rendered and whose code is not loaded yet stay as they are.
const Frame = memo(({ site, children }: { site: Site; children: ReactNode }) => {
  const words = useSiteWords('site')
  return (
    <ShownSite value={site}>
      <SiteTheme look={site.look} customStyles={site.styles.customStyles}>
        <CartProvider customerId={site.company.id}>
          <div className={styles.frame}>
            <a className={styles.skip} href="#main">
              {words.skip}
            </a>
            <Visits />
            {site.preview && (
              <p className={styles.preview} role="note">
                {words.preview}
              </p>
            )}
            <Announcement />
            <SiteHeader />
            <main id="main" className={styles.main} tabIndex={-1}>
              {children}
            </main>
            <SiteFooter />
          </div>
          <Cart />
        </CartProvider>
      </SiteTheme>
    </ShownSite>
  )
})
Frame.displayName = 'Frame'

const Shell = ({ children }: { children: ReactNode }) => {
  const { site, error, refetch } = useSite()
  // New content waits until its code is loaded; meanwhile the old one stays visible.
  const shown = useDeferredValue(site)
  const words = useSiteWords('site')
  if (shown) return <Frame site={shown}>{children}</Frame>
  if (error) return <NoSite error={error} onRetry={refetch} />
  return (
    <div className={styles.alone}>
      <Spinner label={words.loading} large />
    </div>
  )
}

/** What is around every public page: the site's theme, header, footer, language and cart. */
export const PublicFrame = ({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) => (
  <LanguageProvider initial={locale}>
    <Shell>{children}</Shell>
  </LanguageProvider>
)
