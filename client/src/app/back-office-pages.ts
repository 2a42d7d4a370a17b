import { todaySummaryOperation } from '@mainstreet/shared/contracts/dashboard'
import { stylesContract } from '@mainstreet/shared/contracts/site/styles'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { accountPages } from '../features/account/account.pages'
import { automotivePages } from '../features/automotive/automotive.pages'
import { bookingsPages } from '../features/bookings/bookings.pages'
import { booksPages } from '../features/books/books.pages'
import { buyersPages } from '../features/buyers/buyers.pages'
import { calendarPages } from '../features/calendar/calendar.pages'
import { contactPages } from '../features/contact/contact.pages'
import { customersPages } from '../features/customers/customers.pages'
import { dashboardPages } from '../features/dashboard/dashboard.pages'
import { mailsPages } from '../features/mails/mails.pages'
import { marketplacePages } from '../features/marketplace/marketplace.pages'
import { mediaPages } from '../features/media/media.pages'
import { openingPages } from '../features/opening/opening.pages'
import { ordersPages } from '../features/orders/orders.pages'
import { peoplePages } from '../features/people/people.pages'
import { profilePages } from '../features/profile/profile.pages'
import { newsletterPages } from '../features/newsletter/newsletter.pages'
import { discoveryPages } from '../features/discovery/discovery.pages'
import { redirectsPages } from '../features/redirects/redirects.pages'
import { reportsPages } from '../features/reports/reports.pages'
import { restaurantPages } from '../features/restaurant/restaurant.pages'
import { accountChangesPages } from '../features/account-changes/account-changes.pages'
import { storePages } from '../features/store/store.pages'
import { taxPages } from '../features/tax/tax.pages'
import { signInPages, usersPages } from '../features/users/users.pages'
import { visitsPages } from '../features/visits/visits.pages'
import { webhooksPages } from '../features/webhooks/webhooks.pages'
import {
  inAdmin,
  inDashboard,
  inModule,
  type BackOfficePage,
  type NavEntry,
} from '../kit/pages/back-office-page'
import { page } from '../kit/pages/page-chunk'

/** The pages behind links of mails, for who is signed in or not; there is nothing to show before their token is read. */
export const mailedPages: readonly BackOfficePage[] = [...usersPages, ...peoplePages]

// Made of several features, so they are the app's own.
const home: BackOfficePage = {
  ...inDashboard,
  path: routes.dashboard,
  needs: [todaySummaryOperation, 'create'],
  label: { en: 'Dashboard', fr: 'Tableau de bord' },
  Page: page(() => import('./back-office/pages/dashboard-home-page'), 'DashboardHomePage'),
  nav: { icon: 'home', group: 'Site' },
  customer: 'link',
}
const design: BackOfficePage = {
  ...inDashboard,
  path: routes.design,
  needs: [stylesContract, 'patch'],
  label: { en: 'Design', fr: 'Apparence' },
  Page: page(() => import('./back-office/pages/dashboard-design-page'), 'DashboardDesignPage'),
  nav: { icon: 'design', group: 'Site' },
  customer: 'tab',
}
const account = {
  label: { en: 'Account', fr: 'Compte' },
  Page: page(() => import('./back-office/pages/dashboard-account-page'), 'DashboardAccountPage'),
}
const ownAccount: BackOfficePage = {
  ...inDashboard,
  ...account,
  path: routes.account,
  needs: 'membership',
  nav: { icon: 'account', group: 'Account' },
  customer: 'link',
}
const moduleOrders: BackOfficePage = {
  ...inModule,
  path: routes.moduleOrders,
  label: { en: 'Orders of a customer', fr: 'Commandes d’un client' },
  Page: page(() => import('./back-office/pages/module-orders-page'), 'ModuleOrdersPage'),
}

/** Every page of signing in, dashboard and admin, once: routes, navigation, guards and chunks come from here, the navigation in this order. */
export const backOfficePages: readonly BackOfficePage[] = [
  ...signInPages,
  ...mailedPages,
  home,
  ...accountPages,
  ...mediaPages,
  ...profilePages,
  ...storePages,
  ...newsletterPages,
  ...discoveryPages,
  ...redirectsPages,
  design,
  ...marketplacePages,
  ...restaurantPages,
  ...bookingsPages,
  ...calendarPages,
  ...automotivePages,
  ...ordersPages,
  ...buyersPages,
  ...reportsPages,
  ...contactPages,
  ...mailsPages,
  ownAccount,
  ...webhooksPages,
  ...dashboardPages,
  ...customersPages,
  ...openingPages,
  ...taxPages,
  ...booksPages,
  { ...inAdmin, ...account, path: routes.staffAccount },
  ...accountChangesPages,
  ...visitsPages,
  moduleOrders,
]

/** The pages of the platform's tool, in the order of its navigation. */
export const adminNavigation = backOfficePages.filter(({ surface }) => surface === 'admin')

/** The pages of the dashboard's navigation, in its order. */
export const dashboardNavigation = backOfficePages.filter(
  (each): each is BackOfficePage & { nav: NavEntry } => each.nav !== undefined,
)

/** The tabs of a customer's pages, and the rest of what its owner has. */
export const customerNavigation = {
  tabs: backOfficePages.filter(({ customer }) => customer === 'tab'),
  others: backOfficePages.filter(({ customer }) => customer === 'link'),
}
