import { backOfficeRoutes, customerOfPath } from '@mainstreet/shared/routes'
import { LogOut, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, Outlet, useHref, useLocation } from 'react-router-dom'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useSignOut } from '../../../kit/session/use-sign-out'
import { Badge } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { DropdownMenu } from '../../../kit/ui/dropdown-menu'
import { IconButton } from '../../../kit/ui/icon-button'
import { LoadedAddresses } from '../../../kit/ui/page-link'
import { useIsPhone } from '../../../kit/ui/use-media'
import { useCurrentInView } from '../../../kit/ui/use-current-in-view'
import { adminNavigation } from '../../back-office-pages'
import styles from './admin-layout.module.css'
import { Brand } from '../brand'
import { BackOfficeData } from '../back-office-data'
import { MainArea, SkipLink } from './main-area'
import { shellWords } from '../shell-words'

/** The address of a page of the tool; a customer's pages, whose router knows no others, load it. */
const usePlatformAddress = () => {
  const isAmongCustomers = useHref('/') !== '/'
  return (path: string) => (isAmongCustomers ? new URL(path, window.location.origin).href : path)
}

const Navigation = () => {
  const words = useWords(shellWords)
  const locale = useBackOfficeLocale()
  const addressOf = usePlatformAddress()
  const line = useCurrentInView(useLocation().pathname)
  return (
    <nav ref={line} aria-label={words.platform} className={styles.navigation}>
      {adminNavigation.map(({ path, label }) => (
        <NavLink key={path} to={addressOf(path)} end className={styles.link}>
          {label[locale]}
        </NavLink>
      ))}
    </nav>
  )
}

/** The platform's pages and the way out: side by side, on phones behind one button. */
const PlatformMenu = () => {
  const words = useWords(shellWords)
  const locale = useBackOfficeLocale()
  const addressOf = usePlatformAddress()
  const isPhone = useIsPhone()
  const { signOut, isLeaving } = useSignOut(words.stillSignedIn)
  if (!isPhone)
    return (
      <>
        <Navigation />
        <Button size="small" variant="quiet" icon={<LogOut />} loading={isLeaving} onClick={signOut}>
          {words.signOut}
        </Button>
      </>
    )
  const pages = adminNavigation.map(({ path, label }) => ({ label: label[locale], to: addressOf(path) }))
  return (
    <DropdownMenu
      label={words.platform}
      trigger={<IconButton label={words.platform} icon={<Menu />} />}
      items={[...pages, 'separator', { label: words.signOut, icon: <LogOut />, onSelect: signOut }]}
    />
  )
}

/** A customer's pages are a router of their own. */
const isOfCustomer = (to: string) => customerOfPath(to) !== undefined

type AdminShellProps = {
  customerId: number | null
  /** What stands above the page, with the data of the customer. */
  head?: ReactNode
  children: ReactNode
}

/** The platform's tool around its pages, with the data of one customer or of none. */
export const AdminShell = ({ customerId, head, children }: AdminShellProps) => {
  const words = useWords(shellWords)
  const addressOf = usePlatformAddress()
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.bar}>
        <Brand to={addressOf(backOfficeRoutes.admin)} />
        <Badge tone="accent">{words.staff}</Badge>
        <PlatformMenu />
      </header>
      <BackOfficeData customerId={customerId}>
        <LoadedAddresses value={isOfCustomer}>
          {head}
          <MainArea>{children}</MainArea>
        </LoadedAddresses>
      </BackOfficeData>
    </div>
  )
}

/** The platform's tool: no account is in view here. */
export const AdminLayout = () => (
  <AdminShell customerId={null}>
    <Outlet />
  </AdminShell>
)
