import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { NewOrderWatch } from '../../features/orders/new-order-watch'
import { useList, useRow } from '../../kit/data/data'
import { useLiveStatus } from '../../kit/data/data-provider'
import { useAccountId } from '../../kit/session/session-context'
import { Drawer } from '../../kit/ui/drawer'
import { IconButton } from '../../kit/ui/icon-button'
import { AccountSwitcher } from './account-switcher'
import { Brand } from './brand'
import { DashboardNavigation } from './dashboard-navigation'
import styles from './dashboard-layout.module.css'
import { BackOfficeData } from './back-office-data'
import { MainArea, SkipLink } from './main-area'

/** How long the connection may be down before a message says so. */
const noticeAfterMs = 4_000

const Offline = () => {
  const isDown = useLiveStatus() === 'down'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isDown), isDown ? noticeAfterMs : 0)
    return () => clearTimeout(timer)
  }, [isDown])
  return (
    <div role="status">
      {isShown && isDown && (
        <p className={styles.offline}>
          The live connection is interrupted. Lists are read again every few seconds.
        </p>
      )}
    </div>
  )
}

const Side = ({ openOrders }: { openOrders: number }) => {
  const accountId = useAccountId()
  const { row: account } = useRow('account', accountId)
  const name = account?.str_contact_name?.trim()
  return (
    <>
      <div className={styles.who}>
        <AccountSwitcher name={account?.str_company_name} />
        <Link to={backOfficeRoutes.account} className={styles.welcome}>
          {account ? (name ? `Welcome, ${name}` : 'Welcome Back') : 'Welcome'}
        </Link>
      </div>
      <DashboardNavigation openOrders={openOrders} accountId={accountId} />
    </>
  )
}

const Shell = () => {
  const [menu, setMenu] = useState(false)
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState(pathname)
  const { total: openOrders = 0 } = useList('account-orders', { status: 'paid', $limit: 0 })
  if (menu && pathname !== openedOn) setMenu(false)
  const openMenu = () => {
    setOpenedOn(pathname)
    setMenu(true)
  }
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.bar}>
        <IconButton label="Menu" icon={<Menu />} onClick={openMenu} aria-expanded={menu} />
        <Brand to={backOfficeRoutes.dashboard} />
      </header>
      <aside className={styles.side}>
        <Brand to={backOfficeRoutes.dashboard} />
        <Side openOrders={openOrders} />
      </aside>
      <Drawer open={menu} onClose={() => setMenu(false)} title="Menu" side="start">
        <div className={styles.drawer}>
          <Side openOrders={openOrders} />
        </div>
      </Drawer>
      <MainArea className={styles.main}>
        <Offline />
        <Outlet />
      </MainArea>
      <NewOrderWatch />
    </div>
  )
}

/** The layout of the dashboard: navigation at the side, behind a button on narrow screens, and the page beside it. */
export const DashboardLayout = () => (
  <BackOfficeData accountId={useAccountId()}>
    <Shell />
  </BackOfficeData>
)
