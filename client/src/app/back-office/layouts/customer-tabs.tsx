import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ChevronDown } from 'lucide-react'
import { matchPath, NavLink, useLocation } from 'react-router-dom'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { DropdownMenu } from '../../../kit/ui/dropdown-menu'
import { useCurrentInView } from '../../../kit/ui/use-current-in-view'
import { customerNavigation } from '../../back-office-pages'
import styles from './customer-tabs.module.css'
import { shellWords } from '../shell-words'

/** The pages of a customer beside the tabs, behind one that is called as the open one of them. */
const OtherPages = () => {
  const words = useWords(shellWords)
  const locale = useBackOfficeLocale()
  const { pathname } = useLocation()
  const open = customerNavigation.others.find(({ path }) =>
    matchPath({ path, end: path === backOfficeRoutes.dashboard }, pathname),
  )
  return (
    <DropdownMenu
      label={words.otherPages}
      trigger={
        <button type="button" className={styles.link} aria-current={open && 'page'}>
          {open ? open.label[locale] : words.more}
          <ChevronDown aria-hidden="true" className={styles.arrow} />
        </button>
      }
      items={customerNavigation.others.map(({ path, label }) => ({ label: label[locale], to: path }))}
    />
  )
}

/** The pages of a customer: the tabs of the platform's tool, and behind the last of them the others that its owner has. */
export const CustomerTabs = () => {
  const words = useWords(shellWords)
  const locale = useBackOfficeLocale()
  const line = useCurrentInView(useLocation().pathname)
  return (
    <nav ref={line} aria-label={words.customerPages} className={styles.tabs}>
      {customerNavigation.tabs.map(({ path, label, Page }) => (
        <NavLink
          key={path}
          to={path}
          className={styles.link}
          onPointerEnter={() => Page.preload()}
          onFocus={() => Page.preload()}
        >
          {label[locale]}
        </NavLink>
      ))}
      <OtherPages />
    </nav>
  )
}
