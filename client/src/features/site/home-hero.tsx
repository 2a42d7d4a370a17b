import { telephoneLink } from '../../kit/site/contact/telephone-link'
import { routes } from '@mainstreet/shared/routes'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { hasRole } from '@mainstreet/shared/has-role'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './home-hero.module.css'
import ground from './home-ground.module.css'
import { useHoursAnchor } from '../../kit/site/hours/use-hours-anchor'
import { lazyPart } from '../../kit/lazy-part'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteButtonLink } from '../../kit/site/site-link'
import { SiteLogo } from '../../kit/site/site-logo'
import { takesBookings } from '../../kit/site/takes-bookings'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import type { SiteWords } from '../../kit/site/words/en'

const OpenBadge = lazyPart(async () => (await import('../../kit/site/hours/open-badge')).OpenBadge)
const HeroOffer = lazyPart(async () => (await import('./home-blocks')).HeroOffer)

const longName = 32

/** The one thing a visitor most likely came for. */
const mainAction = ({ roles, store, links, company }: Site, words: SiteWords['home']) => {
  const { phone, email } = company.contact
  if (hasRole({ roles }, 'Restaurant')) return { text: words.seeMenu, link: routes.menu }
  if (hasRole({ roles }, 'Automotive')) return { text: words.seeCars, link: routes.cars }
  if (store.open || links.some(({ link }) => link.startsWith(routes.shop)))
    return { text: words.shop, link: routes.shop }
  if (phone) return { text: words.call(phone), link: telephoneLink(phone) }
  return email ? { text: words.write, link: `mailto:${email}` } : undefined
}

/** The first screen of a site: its picture, name, promise, and one clear link. */
export const HomeHero = () => {
  const site = useShownSite()
  const words = useSiteWords('home')
  const { name, slogan, profile, lang } = site.company
  const action = mainAction(site, words)
  // A first screen of words alone fetches no picture.
  const header = site.look.layout['data-hero'] !== 'plain' && profile.header
  return (
    <section
      className={`site-header ${styles.hero} ${ground.ground}`}
      data-picture={Boolean(header) || undefined}
      data-part="header"
    >
      {header && (
        <div className={styles.picture}>
          <Picture
            src={header}
            webp={webpOf(header)}
            tall={profile.headerTall}
            alt=""
            ratio="auto"
            priority
          />
        </div>
      )}
      <div className={styles.words}>
        <SiteLogo src={profile.logo} large />
        <OpenBadge hours={useHoursAnchor()} />
        <h1 className={styles.name} data-long={name.length > longName || undefined} data-part="name">
          {name}
        </h1>
        {slogan && (
          <p className={styles.slogan} data-part="slogan" lang={lang.slogan}>
            {slogan}
          </p>
        )}
        <div className={styles.actions}>
          {action && (
            <SiteButtonLink link={action.link} variant="primary" size="large" className={styles.action}>
              {action.text}
            </SiteButtonLink>
          )}
          {takesBookings(site) && (
            <SiteButtonLink link={routes.book} size="large" className={styles.action}>
              {words.bookTable}
            </SiteButtonLink>
          )}
        </div>
      </div>
      <HeroOffer />
    </section>
  )
}
