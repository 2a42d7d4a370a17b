import { Menu, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useCart, useOpenCart } from '../../features/checkout/cart/cart-context'
import { LazyCartPanel } from '../../features/checkout/cart/load-cart'
import { lazyPanel } from '../../kit/lazy-panel'
import { LanguageLink } from '../../kit/site/language-link'
import { useShownSite } from '../../kit/site/shown-site'
import styles from './site-header.module.css'
import { SiteLink, usePath } from '../../kit/site/site-link'
import { SiteLogo } from '../../kit/site/site-logo'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { useNavigation } from '../../kit/site/use-navigation'

const CartButton = () => {
  const { count } = useCart()
  const openCart = useOpenCart()
  const words = useSiteWords('site')
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={words.cart(count)}
      onClick={openCart}
      {...LazyCartPanel.ahead}
    >
      <ShoppingBag aria-hidden="true" />
      {count > 0 && (
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

const PhoneMenu = lazyPanel(async () => (await import('./phone-menu')).PhoneMenu)

/** Most visitors never open it: its code comes when there is time. */
const MenuButton = () => {
  const words = useSiteWords('site')
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => PhoneMenu.fetchAhead(), [])
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        data-menu
        aria-label={words.menu}
        aria-expanded={shown === 'open'}
        onClick={() => setShown('open')}
      >
        <Menu aria-hidden="true" />
      </button>
      {shown !== 'never' && <PhoneMenu open={shown === 'open'} onClose={() => setShown('closed')} />}
    </>
  )
}

// In letters, with the space between two links: more than this fills two lines of a window of 800 pixels.
const maxLineLength = 76

const isLong = (name: string, links: { text: string }[]) =>
  links.reduce((sum, { text }) => sum + text.length + 4, name.length) > maxLineLength

/** The top of every public page: who this is, where to go, and the cart. */
export const SiteHeader = () => {
  const { company, store } = useShownSite()
  const { pathname } = useLocation()
  const words = useSiteWords('site')
  const navigation = useNavigation()
  const path = usePath()
  return (
    <header className={`site-header ${styles.header}`}>
      <div className={styles.bar} data-many={isLong(company.name, navigation) || undefined}>
        <MenuButton />
        <Link to={path('/')} className={styles.brand}>
          <SiteLogo src={company.profile.logo} />
          <span className={styles.name}>{company.name}</span>
        </Link>
        {navigation.length > 0 && (
          <nav className={styles.navigation} aria-label={words.navigation} data-visit="navigation">
            <ul>
              {navigation.map(({ id, text, link, lang }) => (
                <li key={id} data-part={`link:${id}`}>
                  <SiteLink
                    link={link}
                    className={styles.link}
                    lang={lang}
                    aria-current={link === pathname ? 'page' : undefined}
                  >
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LanguageLink className={styles.language} />
        {store.open && <CartButton />}
      </div>
    </header>
  )
}
