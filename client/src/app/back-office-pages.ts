import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { page } from './back-office/page-chunk'
import { dashboardPages } from './dashboard-pages'
import type { NavEntry, BackOfficePage } from './page'
import { signInPages } from './sign-in-pages'
import { staffPages } from './staff-pages'

const plain = { surface: 'plain', who: 'anyone' } as const

/** The pages behind links of mails, for who is signed in or not; there is nothing to show before their token is read. */
export const mailedPages: readonly BackOfficePage[] = [
  {
    ...plain,
    path: routes.confirmEmail,
    label: { en: 'New email address', fr: 'Nouvelle adresse courriel' },
    Page: page(() => import('../features/users/confirm-email-page'), 'ConfirmEmailPage'),
  },
  {
    ...plain,
    path: routes.invitation,
    label: { en: 'Invitation', fr: 'Invitation' },
    Page: page(() => import('../features/people/invitation-page'), 'InvitationPage'),
  },
]

/** For who has no business yet. */
const openingPages: readonly BackOfficePage[] = [
  {
    surface: 'opening',
    who: 'owner',
    path: routes.openBusiness,
    label: { en: 'Open your business', fr: 'Ouvrez votre entreprise' },
    Page: page(() => import('../features/opening/open-business-page'), 'OpenBusinessPage'),
  },
]

/** Every page of signing in, dashboard and admin, once: routes, navigation, guards and chunks come from here. */
export const backOfficePages: readonly BackOfficePage[] = [
  ...signInPages,
  ...mailedPages,
  ...openingPages,
  ...dashboardPages,
  ...staffPages,
]

/** The pages of the platform's tool, in the order of its navigation. */
export const adminNavigation = backOfficePages.filter(({ surface }) => surface === 'admin')

/** The pages of the dashboard's navigation, in its order. */
export const dashboardNavigation = backOfficePages.filter(
  (each): each is BackOfficePage & { nav: NavEntry } => each.nav !== undefined,
)

const customerTabs: readonly string[] = [
  routes.details,
  routes.media,
  routes.content,
  routes.options,
  routes.design,
  routes.analytics,
]
const otherPages: readonly string[] = [
  routes.dashboard,
  routes.items,
  routes.orders,
  routes.sales,
  routes.messages,
  routes.mails,
  routes.account,
  routes.lifecycle,
]
const pagesAt = (paths: readonly string[]) =>
  paths.flatMap((path) => backOfficePages.find((each) => each.path === path) ?? [])

/** The tabs of a customer's pages, and the rest of what its owner has, each in its order. */
export const customerNavigation = { tabs: pagesAt(customerTabs), others: pagesAt(otherPages) }
