import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { NavLink, useLocation } from 'react-router-dom'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useCurrentInView } from '../../../kit/ui/use-current-in-view'
import { customerNavigation } from '../../back-office-pages'
import type { BackOfficePage } from '../../page'
import styles from './customer-tabs.module.css'
import { shellWords } from '../shell-words'

const Links = ({ pages, label }: { pages: readonly BackOfficePage[]; label: string }) => {
  const locale = useBackOfficeLocale()
  const line = useCurrentInView(useLocation().pathname)
  return (
    <nav ref={line} aria-label={label} className={styles.links}>
      {pages.map(({ path, label, Page }) => (
        <NavLink
          key={path}
          to={path}
          end={path === backOfficeRoutes.dashboard}
          className={styles.link}
          onPointerEnter={() => Page.preload()}
          onFocus={() => Page.preload()}
        >
          {label[locale]}
        </NavLink>
      ))}
    </nav>
  )
}

/** The pages of a customer: the tabs of the platform's tool, and the others that its owner has. */
export const CustomerTabs = () => {
  const words = useWords(shellWords)
  return (
    <div className={styles.tabs}>
      <Links pages={customerNavigation.tabs} label={words.customerPages} />
      <Links pages={customerNavigation.others} label={words.otherPages} />
    </div>
  )
}
