import { Menu, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Drawer } from '../../kit/ui/drawer'
import { useCart } from '../checkout/cart-context'
import { linkTarget, linkText } from './link-target'
import { useShownSite } from './shown-site'
import styles from './site-header.module.css'
import { SiteLink, usePath } from './site-link'
import { SiteLogo } from './site-logo'
import { useTexts } from './texts/use-texts'

const useNavigation = () => {
  const { links } = useShownSite()
  const { marketplace } = useTexts('site')
  return [...links]
    .sort((a, b) => a.order - b.order)
    .filter(({ link }) => linkTarget(link) !== undefined)
    .map(({ id, text, link }) => ({ id, link, text: linkText(text, marketplace) }))
}

const CartButton = () => {
  const { count, openCart } = useCart()
  const texts = useTexts('site')
  return (
    <button type="button" className={styles.icon} aria-label={texts.cart(count)} onClick={openCart}>
      <ShoppingBag aria-hidden="true" />
      {count > 0 && (
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

const PhoneMenu = () => {
  const texts = useTexts('site')
  const navigation = useNavigation()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        data-menu
        aria-label={texts.menu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      <Drawer open={open} onClose={close} title={texts.menu} side="start">
        <nav aria-label={texts.navigation} data-visit="navigation">
          <ul className={styles.menu}>
            {navigation.map(({ id, text, link }) => (
              <li key={id}>
                <SiteLink link={link} className={styles.menuLink} onClick={close}>
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </>
  )
}

/** The top of every public page: who this is, where to go, and the cart. */
export const SiteHeader = () => {
  const { company, store } = useShownSite()
  const { pathname } = useLocation()
  const texts = useTexts('site')
  const navigation = useNavigation()
  const path = usePath()
  return (
    <header className={`site-header ${styles.header}`}>
      <div className={styles.bar}>
        {navigation.length > 0 && <PhoneMenu />}
        <Link to={path('/')} className={styles.brand}>
          <SiteLogo src={company.profile.logo} />
          <span className={styles.name}>{company.name}</span>
        </Link>
        {navigation.length > 0 && (
          <nav className={styles.navigation} aria-label={texts.navigation} data-visit="navigation">
            <ul>
              {navigation.map(({ id, text, link }) => (
                <li key={id}>
                  <SiteLink
                    link={link}
                    className={styles.link}
                    aria-current={link === pathname ? 'page' : undefined}
                  >
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {store.open && <CartButton />}
      </div>
    </header>
  )
}
