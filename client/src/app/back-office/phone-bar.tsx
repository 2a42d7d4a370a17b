import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Menu } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { dashboardNavigation } from '../back-office-pages'
import { navIcons } from './dashboard-navigation'
import { OrderCount } from './order-count'
import { useMayOpen } from './page-access'
import styles from './phone-bar.module.css'
import { shellWords } from './shell-words'

const paths: readonly string[] = [backOfficeRoutes.dashboard, backOfficeRoutes.orders, backOfficeRoutes.items]

const entries = paths.flatMap((path) => dashboardNavigation.filter((entry) => entry.path === path))

type PhoneBarProps = { openOrders: number; isMenuOpen: boolean; onMenu: () => void }

/** What an owner goes to all day, at the thumb; the rest is behind More. */
export const PhoneBar = ({ openOrders, isMenuOpen, onMenu }: PhoneBarProps) => {
  const words = useWords(shellWords)
  const locale = useBackOfficeLocale()
  const mayOpen = useMayOpen()
  return (
    <nav className={styles.bar} aria-label={words.phoneNavigation}>
      {entries
        .filter(({ path }) => mayOpen(path))
        .map(({ path, label, nav, Page }) => {
          const Icon = navIcons[nav.icon]
          const isHome = path === backOfficeRoutes.dashboard
          return (
            <NavLink key={path} to={path} end={isHome} className={styles.entry} onFocus={Page.preload}>
              <Icon aria-hidden="true" />
              <span className={styles.label}>
                {isHome ? words.home : label[locale]}
                {path === backOfficeRoutes.orders && <OrderCount count={openOrders} />}
              </span>
            </NavLink>
          )
        })}
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Menu aria-hidden="true" />
        <span className={styles.label}>{words.more}</span>
      </button>
    </nav>
  )
}
