import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { applicationPages } from './application-pages'
import { page } from './back-office/page-chunk'
import { account, item, items } from './back-office/shared-chunks'
import { carPages } from './car-pages'
import type { NavEntry, BackOfficePage } from './page'
import { signInPages } from './sign-in-pages'
import { staffPages } from './staff-pages'

const placeholder = page(
  () => import('../features/dashboard/dashboard-placeholder-page'),
  'DashboardPlaceholderPage',
)
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

const owner = { surface: 'dashboard', who: 'owner' } as const
const dashboardPages: BackOfficePage[] = [
  {
    ...owner,
    path: routes.dashboard,
    label: { en: 'Dashboard', fr: 'Tableau de bord' },
    Page: page(() => import('../features/dashboard/dashboard-home-page'), 'DashboardHomePage'),
    nav: { icon: 'home', group: 'Site' },
  },
  {
    ...owner,
    path: routes.details,
    label: { en: 'Details', fr: 'Coordonnées' },
    Page: page(() => import('../features/details/dashboard-details-page'), 'DashboardDetailsPage'),
    nav: { icon: 'details', group: 'Site' },
  },
  {
    ...owner,
    path: routes.media,
    label: { en: 'Media', fr: 'Médias' },
    Page: page(() => import('../features/media/dashboard-media-page'), 'DashboardMediaPage'),
    nav: { icon: 'media', group: 'Site' },
  },
  {
    ...owner,
    path: routes.content,
    label: { en: 'Content', fr: 'Contenu' },
    Page: page(() => import('../features/content/dashboard-content-page'), 'DashboardContentPage'),
    nav: { icon: 'content', group: 'Site' },
  },
  {
    ...owner,
    path: routes.editNotice,
    label: { en: 'Notice', fr: 'Annonce' },
    Page: page(() => import('../features/content/notices/dashboard-notice-page'), 'DashboardNoticePage'),
  },
  {
    ...owner,
    path: routes.options,
    label: { en: 'Settings', fr: 'Paramètres' },
    Page: page(() => import('../features/settings/dashboard-settings-page'), 'DashboardSettingsPage'),
    nav: { icon: 'settings', group: 'Site' },
  },
  {
    ...owner,
    path: routes.design,
    label: { en: 'Design', fr: 'Apparence' },
    Page: page(() => import('../features/design/dashboard-design-page'), 'DashboardDesignPage'),
    nav: { icon: 'design', group: 'Site' },
  },
  {
    ...owner,
    path: routes.items,
    label: { en: 'Products', fr: 'Produits' },
    Page: items,
    nav: { icon: 'products', group: 'Applications' },
  },
  {
    ...owner,
    path: routes.importItems,
    label: { en: 'Import products', fr: 'Importer des produits' },
    Page: page(() => import('../features/marketplace/import/dashboard-import-page'), 'DashboardImportPage'),
  },
  {
    ...owner,
    path: routes.editItem,
    label: { en: 'Product', fr: 'Produit' },
    Page: item,
  },
  ...applicationPages,
  ...carPages,
  {
    ...owner,
    path: routes.orders,
    label: { en: 'Orders', fr: 'Commandes' },
    Page: page(() => import('../features/orders/dashboard-orders-page'), 'DashboardOrdersPage'),
    nav: { icon: 'orders', group: 'Applications' },
  },
  {
    ...owner,
    path: routes.packingSlips,
    label: { en: 'Packing slips', fr: 'Bordereaux d’expédition' },
    Page: page(() => import('../features/orders/slips/packing-slips-page'), 'PackingSlipsPage'),
  },
  {
    ...owner,
    path: routes.newOrder,
    label: { en: 'New order', fr: 'Nouvelle commande' },
    Page: page(() => import('../features/orders/new/dashboard-new-order-page'), 'DashboardNewOrderPage'),
  },
  {
    ...owner,
    path: routes.viewOrder,
    label: { en: 'Order', fr: 'Commande' },
    Page: page(() => import('../features/orders/dashboard-order-page'), 'DashboardOrderPage'),
  },
  {
    ...owner,
    path: routes.sales,
    label: { en: 'Sales', fr: 'Ventes' },
    Page: page(() => import('../features/reports/dashboard-sales-page'), 'DashboardSalesPage'),
  },
  {
    ...owner,
    path: routes.messages,
    label: { en: 'Messages', fr: 'Messages' },
    Page: page(() => import('../features/contact/dashboard-messages-page'), 'DashboardMessagesPage'),
  },
  {
    ...owner,
    path: routes.mails,
    label: { en: 'Emails', fr: 'Courriels' },
    Page: page(() => import('../features/mails/dashboard-mails-page'), 'DashboardMailsPage'),
  },
  {
    ...owner,
    path: routes.account,
    label: { en: 'Account', fr: 'Compte' },
    Page: account,
    nav: { icon: 'account', group: 'Account' },
  },
  {
    ...owner,
    path: routes.integrations,
    label: { en: 'Integrations', fr: 'Intégrations' },
    Page: page(() => import('../features/integrations/integrations-page'), 'IntegrationsPage'),
    nav: { icon: 'integrations', group: 'Account' },
  },
  {
    ...owner,
    path: routes.support,
    label: { en: 'Support', fr: 'Assistance' },
    Page: page(() => import('../features/dashboard/dashboard-support-page'), 'DashboardSupportPage'),
    nav: { icon: 'support', group: 'Account' },
  },
  ...[
    { en: 'Funeral', fr: 'Funérailles' },
    { en: 'Property', fr: 'Immobilier' },
    { en: 'Recreational', fr: 'Loisirs' },
    { en: 'Specials', fr: 'Promotions' },
  ].map((label) => ({
    ...owner,
    path: `${routes.dashboard}/${label.en.toLowerCase()}`,
    label,
    Page: placeholder,
  })),
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
