import { isDuty } from '@mainstreet/shared/may-call'
import { bookingContract } from '@mainstreet/shared/contracts/bookings'
import { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useCallback, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { NewBookingWatch } from '../../../features/bookings/new-booking-watch'
import { NewOrderWatch } from '../../../features/orders/new-order-watch'
import { useList } from '../../../kit/data/data'
import { useLiveStatus } from '../../../kit/data/data-provider'
import { useWords } from '../../../kit/language/bilingual'
import { SearchEverything } from '../../../kit/pages/search-everything'
import { useCustomerId, useSignedIn } from '../../../kit/session/session-context'
import { useMay, useRoles } from '../../../kit/session/use-may'
import { Drawer } from '../../../kit/ui/drawer'
import { AccountSwitcher } from '../shops/account-switcher'
import { BackOfficeData } from '../back-office-data'
import { CommandSearch, preloadCommands, useCommandKey } from '../commands/command-search'
import { Stack } from '../../../kit/ui/stack'
import styles from './dashboard-layout.module.css'
import { DashboardNavigation } from '../dashboard-navigation'
import { MainArea, SkipLink } from './main-area'
import { OwnPage } from '../own-page'
import { PhoneBar } from '../phone-bar'
import { SearchButton } from '../search-button'
import { useShellWorker } from '../use-shell-worker'
import { shellWords } from '../shell-words'
import { ShopLink } from '../shops/shop-head'
import { useAccount } from '../../../kit/data/use-account'

/** How long the connection may be down before a message says so. */
const noticeAfterMs = 4_000

const Offline = () => {
  const words = useWords(shellWords)
  const isDown = useLiveStatus() === 'down'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isDown), isDown ? noticeAfterMs : 0)
    return () => clearTimeout(timer)
  }, [isDown])
  return <div role="status">{isShown && isDown && <p className={styles.offline}>{words.offline}</p>}</div>
}

/** Greets the business's contact, and a helper by the own name. */
const Welcome = () => {
  const words = useWords(shellWords)
  const { user } = useSignedIn()
  const roles = useRoles()
  const { row: account } = useAccount()
  const isHelper = roles.some(isDuty)
  return (
    <Link to={backOfficeRoutes.account} className={styles.welcome}>
      {account ? words.welcome((isHelper ? user.name : account.str_contact_name)?.trim()) : '\u00a0'}
    </Link>
  )
}

const Side = ({ openOrders, onSearch }: { openOrders: number; onSearch: () => void }) => (
  <>
    <AccountSwitcher />
    <SearchButton onOpen={onSearch} onNear={preloadCommands} />
    <DashboardNavigation openOrders={openOrders} customerId={useCustomerId()} />
    <Welcome />
  </>
)

/** What is opened over the page: the phone's menu, which goes with the next page, or the search. */
const usePanels = () => {
  const { pathname } = useLocation()
  const [menuOn, setMenuOn] = useState<string>()
  const [searched, setSearched] = useState<string>()
  const closeMenu = () => setMenuOn(undefined)
  if (menuOn !== undefined && menuOn !== pathname) closeMenu()
  const search = useCallback((text = '') => {
    setMenuOn(undefined)
    setSearched(text)
  }, [])
  useCommandKey(() => search())
  return {
    isMenuOpen: menuOn !== undefined,
    openMenu: () => setMenuOn(pathname),
    closeMenu,
    searched,
    search,
    setSearched,
  }
}

const openOnes = { status: 'paid', $limit: 0 }

const Shell = () => {
  const words = useWords(shellWords)
  useShellWorker()
  const { isMenuOpen, openMenu, closeMenu, searched, search, setSearched } = usePanels()
  const seesOrders = useMay(orderContract, 'find')
  const { row: account } = useAccount()
  const seesBookings = useMay(bookingContract, 'find') && account?.roles?.includes('Restaurant')
  const { total: openOrders = 0 } = useList('account-orders', openOnes, { enabled: seesOrders })
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.top}>
        <ShopLink />
        <SearchButton small onOpen={() => search()} onNear={preloadCommands} />
      </header>
      <PhoneBar {...{ openOrders, isMenuOpen }} onMenu={openMenu} />
      <aside className={styles.side}>
        <Side openOrders={openOrders} onSearch={() => search()} />
      </aside>
      <Drawer open={isMenuOpen} onClose={closeMenu} title={words.more} side="start">
        <Stack>
          <Side openOrders={openOrders} onSearch={() => search()} />
        </Stack>
      </Drawer>
      <MainArea className={styles.main}>
        <Offline />
        <OwnPage>
          <SearchEverything value={search}>
            <Outlet />
          </SearchEverything>
        </OwnPage>
      </MainArea>
      <CommandSearch text={searched} onText={setSearched} onClose={() => setSearched(undefined)} />
      {seesOrders && <NewOrderWatch />}
      {seesBookings && <NewBookingWatch />}
    </div>
  )
}

/** The layout of the dashboard: shop and navigation at the side, on narrow screens a bar at the foot, and the page. */
export const DashboardLayout = () => (
  <BackOfficeData customerId={useCustomerId()}>
    <Shell />
  </BackOfficeData>
)
