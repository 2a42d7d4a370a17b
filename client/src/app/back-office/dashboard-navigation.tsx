import { backOfficeRoutes } from '@mainstreet/shared/routes'
import {
  CircleUser,
  ExternalLink as Outside,
  House,
  Image,
  LifeBuoy,
  MapPin,
  Newspaper,
  Package,
  Palette,
  ReceiptText,
  Settings2,
  type LucideIcon,
} from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { readPageData } from '../../kit/data/page-data'
import { useBackOfficeLocale } from '../../kit/language/bilingual'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import styles from './dashboard-navigation.module.css'
import { dashboardNavigation } from '../back-office-pages'
import type { NavIcon } from '../page'

const icons: Record<NavIcon, LucideIcon> = {
  home: House,
  details: MapPin,
  media: Image,
  content: Newspaper,
  settings: Settings2,
  design: Palette,
  products: Package,
  orders: ReceiptText,
  account: CircleUser,
  support: LifeBuoy,
}

const groups = ['Site', 'Applications', 'Account'] as const

type Entry = (typeof dashboardNavigation)[number]

const NavLine = ({ entry, count }: { entry: Entry; count: number }) => {
  const Icon = icons[entry.nav.icon]
  const { supportUrl } = readPageData()
  const locale = useBackOfficeLocale()
  if (entry.nav.icon === 'support' && supportUrl)
    return (
      <a href={supportUrl} target="_blank" rel="noopener noreferrer" className={styles.line}>
        <Icon aria-hidden="true" />
        {entry.label[locale]}
        <Outside className={styles.outside} aria-hidden="true" />
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
    )
  return (
    <NavLink to={entry.path} end={entry.path === backOfficeRoutes.dashboard} className={styles.line}>
      <Icon aria-hidden="true" />
      {entry.label[locale]}
      {count > 0 && (
        <span className={styles.count}>
          {count > 99 ? '99+' : count}
          <VisuallyHidden> to fulfil</VisuallyHidden>
        </span>
      )}
    </NavLink>
  )
}

/** The dashboard's navigation as the site map lists it; `openOrders` stands beside Orders. */
export const DashboardNavigation = ({ openOrders, accountId }: { openOrders: number; accountId: number }) => (
  <nav aria-label="Dashboard" className={styles.navigation}>
    {groups.map((group) => (
      <div key={group} className={styles.group}>
        {group !== 'Site' && <p className={styles.groupName}>{group}</p>}
        <ul className={styles.lines}>
          {dashboardNavigation
            .filter(({ nav }) => nav.group === group)
            .map((entry) => (
              <li key={entry.path}>
                <NavLine entry={entry} count={entry.nav.icon === 'orders' ? openOrders : 0} />
              </li>
            ))}
        </ul>
      </div>
    ))}
    <a href={`/?previewId=${accountId}`} target="_blank" rel="noopener" className={styles.preview}>
      Preview Site
      <Outside className={styles.outside} aria-hidden="true" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  </nav>
)
