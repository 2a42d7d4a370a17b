import type { Account } from '@mainstreet/shared/contracts/account'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Menu } from 'lucide-react'
import { matchPath, NavLink, useLocation } from 'react-router-dom'
import { useAccount } from '../../kit/data/use-account'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { backOfficePages } from '../back-office-pages'
import { navIcons } from './dashboard-navigation'
import { BookingCount, OrderCount } from './order-count'
import styles from './phone-bar.module.css'
import { shellWords } from './shell-words'
import { useNavigation } from './use-navigation'

const { dashboard, cars, funerals, bookings, menu, orders, items, events, messages, sales } = backOfficeRoutes

/** What an owner goes to all day, the trade's own page first, and what only a shop has last where there is none; a business has the first few that it does. */
const pathsOf = (account: Account | undefined): readonly string[] => {
  const trade = [cars, funerals, bookings, menu]
  const shop = [orders, items]
  const others = [events, messages, sales]
  const isShop = !account || account.ecommerceEnabled || account.marketplaceEnabled || account.catalogEnabled
  return isShop ? [...trade, ...shop, ...others] : [...trade, ...others, ...shop]
}

const most = 3

const leadsTo = (path: string, pathname: string) =>
  matchPath({ path, end: path === dashboard }, pathname) !== null

/** What the page at an address is called. */
const labelAt = (pathname: string) => backOfficePages.find(({ path }) => matchPath(path, pathname))?.label

type PhoneBarProps = { openOrders: number; isMenuOpen: boolean; onMenu: () => void }

/** What this business does all day, at the thumb; the rest is behind More, which is marked on its pages. */
export const PhoneBar = ({ openOrders, isMenuOpen, onMenu }: PhoneBarProps) => {
  const words = useWords(shellWords)
  const locale = useBackOfficeLocale()
  const { pathname } = useLocation()
  const lines = useNavigation()
  const { row: account } = useAccount()
  const linesAt = (some: readonly string[]) =>
    some.flatMap((path) => lines.filter((entry) => entry.path === path))
  const entries = [...linesAt([dashboard]), ...linesAt(pathsOf(account)).slice(0, most)]
  const isBehind = !entries.some(({ path }) => leadsTo(path, pathname))
  const behind = isBehind ? labelAt(pathname)?.[locale] : undefined
  return (
    <nav className={styles.bar} aria-label={words.phoneNavigation}>
      {entries.map(({ path, label, nav, Page }) => {
        const Icon = navIcons[nav.icon]
        return (
          <NavLink
            key={path}
            to={path}
            end={path === dashboard}
            className={styles.entry}
            onFocus={Page.preload}
          >
            <Icon aria-hidden="true" />
            <span className={styles.label}>
              <span className={styles.name}>{path === dashboard ? words.home : label[locale]}</span>
            </span>
            {(path === orders || path === bookings) && (
              <span className={styles.count}>
                {path === orders ? <OrderCount count={openOrders} /> : <BookingCount />}
              </span>
            )}
          </NavLink>
        )
      })}
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-current={isBehind || undefined}
        onClick={onMenu}
      >
        <Menu aria-hidden="true" />
        <span className={styles.label}>
          {words.more}
          {behind && <VisuallyHidden>{words.behindMore(behind)}</VisuallyHidden>}
        </span>
      </button>
    </nav>
  )
}
