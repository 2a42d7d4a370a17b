import { backOfficeRoutes } from '@mainstreet/shared/routes'
import {
  CalendarClock,
  CalendarDays,
  CarFront,
  ChartLine,
  CircleUser,
  ExternalLink as Outside,
  House,
  Image,
  LifeBuoy,
  MapPin,
  MessagesSquare,
  Newspaper,
  Package,
  Palette,
  ReceiptText,
  Settings2,
  UtensilsCrossed,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import type { dashboardNavigation } from '../back-office-pages'
import type { NavIcon } from '../../kit/pages/back-office-page'
import { Stack } from '../../kit/ui/stack'
import styles from './dashboard-navigation.module.css'
import { BookingCount, MessageCount, OrderCount } from './order-count'
import { shellWords } from './shell-words'
import { supportLink } from './support-link'
import { useNavigation } from './use-navigation'

/** The pictures of the navigation's lines. */
export const navIcons: Record<NavIcon, LucideIcon> = {
  home: House,
  details: MapPin,
  media: Image,
  content: Newspaper,
  settings: Settings2,
  design: Palette,
  products: Package,
  cars: CarFront,
  menu: UtensilsCrossed,
  bookings: CalendarClock,
  calendar: CalendarDays,
  orders: ReceiptText,
  messages: MessagesSquare,
  sales: ChartLine,
  account: CircleUser,
  integrations: Webhook,
  support: LifeBuoy,
}

const groups = ['Site', 'Applications', 'Account'] as const

type Entry = (typeof dashboardNavigation)[number]

const NavLine = ({ entry, openOrders = 0 }: { entry: Entry; openOrders?: number }) => {
  const Icon = navIcons[entry.nav.icon]
  const label = entry.label[useBackOfficeLocale()]
  const preload = () => entry.Page.preload()
  return (
    <NavLink
      to={entry.path}
      end={entry.path === backOfficeRoutes.dashboard}
      className={styles.line}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Icon aria-hidden="true" />
      {label}
      {entry.nav.icon === 'orders' && <OrderCount count={openOrders} />}
      {entry.nav.icon === 'bookings' && <BookingCount />}
      {entry.nav.icon === 'messages' && <MessageCount />}
    </NavLink>
  )
}

const SupportLine = ({ entry }: { entry: Entry }) => {
  const words = useWords(shellWords)
  const label = entry.label[useBackOfficeLocale()]
  const support = supportLink()
  if (!support) return <NavLine entry={entry} />
  return (
    <a
      href={support.href}
      className={styles.line}
      {...(support.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <LifeBuoy aria-hidden="true" />
      {label}
      {support.newTab && (
        <>
          <Outside className={styles.outside} aria-hidden="true" />
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </>
      )}
    </a>
  )
}

/** The dashboard's navigation as the site map lists it; `openOrders` stands beside Orders. */
export const DashboardNavigation = ({
  openOrders,
  customerId,
}: {
  openOrders: number
  customerId: number
}) => {
  const words = useWords(shellWords)
  const lines = useNavigation()
  return (
    <Stack as="nav" aria-label={words.navigation}>
      {groups
        .filter((group) => lines.some(({ nav }) => nav.group === group))
        .map((group) => (
          <div key={group}>
            {group !== 'Site' && <p className={styles.groupName}>{words.groups[group]}</p>}
            <Stack gap={0} as="ul">
              {lines
                .filter(({ nav }) => nav.group === group)
                .map((entry) => (
                  <li key={entry.path}>
                    {entry.nav.icon === 'support' ? (
                      <SupportLine entry={entry} />
                    ) : (
                      <NavLine {...{ entry, openOrders }} />
                    )}
                  </li>
                ))}
            </Stack>
          </div>
        ))}
      <a href={`/?previewId=${customerId}`} target="_blank" rel="noopener" className={styles.preview}>
        {words.previewSite}
        <Outside className={styles.outside} aria-hidden="true" />
        <VisuallyHidden>{words.newTab}</VisuallyHidden>
      </a>
    </Stack>
  )
}
