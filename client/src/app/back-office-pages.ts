import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { page, type NavEntry, type BackOfficePage } from './page'

const coming = page(() => import('../features/dashboard/dashboard-coming-page'), 'DashboardComingPage')
const placeholder = page(
  () => import('../features/dashboard/dashboard-placeholder-page'),
  'DashboardPlaceholderPage',
)
const items = page(() => import('../features/marketplace/list/dashboard-items-page'), 'DashboardItemsPage')
const item = page(() => import('../features/marketplace/editor/dashboard-item-page'), 'DashboardItemPage')

const plain = { surface: 'plain', who: 'anyone' } as const
const plainPages: BackOfficePage[] = [
  {
    ...plain,
    path: routes.login,
    label: 'Sign in',
    Page: page(() => import('../features/users/login-page'), 'LoginPage'),
  },
  {
    ...plain,
    path: routes.forgotPassword,
    label: 'Forgotten password',
    Page: page(() => import('../features/users/forgot-password-page'), 'ForgotPasswordPage'),
  },
  {
    ...plain,
    path: routes.resetPassword,
    label: 'New password',
    Page: page(() => import('../features/users/reset-password-page'), 'ResetPasswordPage'),
  },
]

const owner = { surface: 'dashboard', who: 'owner' } as const
const dashboardPages: BackOfficePage[] = [
  {
    ...owner,
    path: routes.dashboard,
    label: 'Dashboard',
    Page: page(() => import('../features/dashboard/dashboard-home-page'), 'DashboardHomePage'),
    nav: { icon: 'home', group: 'Site' },
  },
  {
    ...owner,
    path: routes.details,
    label: 'Details',
    Page: coming,
    nav: { icon: 'details', group: 'Site' },
    about: 'Your location, contact details, social media and business hours.',
  },
  {
    ...owner,
    path: routes.media,
    label: 'Media',
    Page: coming,
    nav: { icon: 'media', group: 'Site' },
    about: 'Your logo, header picture, gallery and videos.',
  },
  {
    ...owner,
    path: routes.content,
    label: 'Content',
    Page: coming,
    nav: { icon: 'content', group: 'Site' },
    about: 'Links, files, notices, the list of services and the content area of your site.',
  },
  {
    ...owner,
    path: routes.options,
    label: 'Settings',
    Page: page(() => import('../features/settings/dashboard-settings-page'), 'DashboardSettingsPage'),
    nav: { icon: 'settings', group: 'Site' },
  },
  {
    ...owner,
    path: routes.design,
    label: 'Design',
    Page: coming,
    nav: { icon: 'design', group: 'Site' },
    about: 'The colours, fonts and styles of your site.',
  },
  {
    ...owner,
    path: routes.items,
    label: 'Products',
    Page: items,
    nav: { icon: 'products', group: 'Applications' },
  },
  {
    ...owner,
    path: routes.importItems,
    label: 'Import products',
    Page: page(() => import('../features/marketplace/import/dashboard-import-page'), 'DashboardImportPage'),
  },
  {
    ...owner,
    path: routes.editItem,
    label: 'Product',
    Page: item,
  },
  {
    ...owner,
    path: routes.orders,
    label: 'Orders',
    Page: page(() => import('../features/orders/dashboard-orders-page'), 'DashboardOrdersPage'),
    nav: { icon: 'orders', group: 'Applications' },
  },
  {
    ...owner,
    path: routes.viewOrder,
    label: 'Order',
    Page: page(() => import('../features/orders/dashboard-order-page'), 'DashboardOrderPage'),
  },
  {
    ...owner,
    path: routes.account,
    label: 'Account',
    Page: page(() => import('../features/users/dashboard-account-page'), 'DashboardAccountPage'),
    nav: { icon: 'account', group: 'Account' },
  },
  {
    ...owner,
    path: routes.support,
    label: 'Support',
    Page: page(() => import('../features/dashboard/dashboard-support-page'), 'DashboardSupportPage'),
    nav: { icon: 'support', group: 'Account' },
  },
  ...['Automotive', 'Funeral', 'Property', 'Recreational', 'Specials', 'Events'].map((label) => ({
    ...owner,
    path: `${routes.dashboard}/${label.toLowerCase()}`,
    label,
    Page: placeholder,
  })),
]

const staff = { surface: 'admin', who: 'staff' } as const
const adminPages: BackOfficePage[] = [
  {
    ...staff,
    path: routes.admin,
    label: 'Customers',
    Page: page(() => import('../features/admin/admin-customers-page'), 'AdminCustomersPage'),
  },
]

const inModule = { surface: 'module', who: 'staff' } as const
const modulePages: BackOfficePage[] = [
  { ...inModule, path: routes.moduleItems, label: 'Products of a customer', Page: items },
  { ...inModule, path: routes.moduleItem, label: 'Product of a customer', Page: item },
  {
    ...inModule,
    path: routes.moduleOrders,
    label: 'Orders of a customer',
    Page: page(() => import('../features/admin/module-orders-page'), 'ModuleOrdersPage'),
  },
]

/** Every page of signing in, dashboard and admin, once: routes, navigation, guards and chunks come from here. */
export const backOfficePages: readonly BackOfficePage[] = [
  ...plainPages,
  ...dashboardPages,
  ...adminPages,
  ...modulePages,
]

/** The pages of the dashboard's navigation, in its order. */
export const dashboardNavigation = backOfficePages.filter(
  (each): each is BackOfficePage & { nav: NavEntry } => each.nav !== undefined,
)
