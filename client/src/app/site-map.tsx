import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Who a page looks like: the business's site, its owner's tool, the platform's tool, or nobody's. */
export type Surface = 'public' | 'dashboard' | 'admin' | 'plain'

/** The names of the pictures beside the navigation's words. */
export type NavIcon =
  | 'home'
  | 'details'
  | 'media'
  | 'content'
  | 'settings'
  | 'design'
  | 'products'
  | 'orders'
  | 'account'
  | 'support'

/** A line of the dashboard's navigation. */
export interface NavEntry {
  icon: NavIcon
  group: 'Site' | 'Applications' | 'Account'
}

/** One page: where it is, what draws it, who may see it, and its line in the navigation. */
export interface SitePage {
  path: string
  surface: Surface
  who: 'anyone' | 'owner' | 'staff'
  label: string
  Page: LazyExoticComponent<ComponentType>
  nav?: NavEntry
  /** What a page that is still to come will be for. */
  about?: string
}

/** A page's own chunk, loaded when it is first opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const coming = page(() => import('../features/dashboard/dashboard-coming-page'), 'DashboardComingPage')
const placeholder = page(
  () => import('../features/dashboard/dashboard-placeholder-page'),
  'DashboardPlaceholderPage',
)
const marketplace = page(
  () => import('../features/marketplace/public-marketplace-page'),
  'PublicMarketplacePage',
)
const car = page(() => import('../features/automotive/public-car-page'), 'PublicCarPage')
const module = page(() => import('../features/admin/admin-module-page'), 'AdminModulePage')

const anyone = { surface: 'public', who: 'anyone' } as const
const publicPages: SitePage[] = [
  {
    ...anyone,
    path: '/',
    label: 'Home',
    Page: page(() => import('../features/site/public-home-page'), 'PublicHomePage'),
  },
  { ...anyone, path: '/marketplace', label: 'Marketplace', Page: marketplace },
  { ...anyone, path: '/marketplace/sale', label: 'On sale', Page: marketplace },
  { ...anyone, path: '/marketplace/c/:category', label: 'Category', Page: marketplace },
  {
    ...anyone,
    path: '/marketplace/:id',
    label: 'Item',
    Page: page(() => import('../features/marketplace/public-item-page'), 'PublicItemPage'),
  },
  {
    ...anyone,
    path: '/order/:token',
    label: 'Your order',
    Page: page(() => import('../features/orders/public-order-page'), 'PublicOrderPage'),
  },
  {
    ...anyone,
    path: '/automotive',
    label: 'Vehicles',
    Page: page(() => import('../features/automotive/public-automotive-page'), 'PublicAutomotivePage'),
  },
  { ...anyone, path: '/automotive/:id', label: 'Vehicle', Page: car },
  { ...anyone, path: '/pages/:id/:name', label: 'Vehicle', Page: car },
  {
    ...anyone,
    path: '/restaurant',
    label: 'Menu',
    Page: page(() => import('../features/restaurant/public-restaurant-page'), 'PublicRestaurantPage'),
  },
  {
    ...anyone,
    path: '/funerals',
    label: 'Funerals',
    Page: page(() => import('../features/calendar/public-funerals-page'), 'PublicFuneralsPage'),
  },
  {
    ...anyone,
    path: '/events',
    label: 'Events',
    Page: page(() => import('../features/calendar/public-events-page'), 'PublicEventsPage'),
  },
]

const plain = { surface: 'plain', who: 'anyone' } as const
const plainPages: SitePage[] = [
  {
    ...plain,
    path: '/login',
    label: 'Sign in',
    Page: page(() => import('../features/users/login-page'), 'LoginPage'),
  },
  {
    ...plain,
    path: '/forgot-password',
    label: 'Forgotten password',
    Page: page(() => import('../features/users/forgot-password-page'), 'ForgotPasswordPage'),
  },
  {
    ...plain,
    path: '/reset-password',
    label: 'New password',
    Page: page(() => import('../features/users/reset-password-page'), 'ResetPasswordPage'),
  },
]

const owner = { surface: 'dashboard', who: 'owner' } as const
const dashboardPages: SitePage[] = [
  {
    ...owner,
    path: '/dashboard',
    label: 'Dashboard',
    Page: page(() => import('../features/dashboard/dashboard-home-page'), 'DashboardHomePage'),
    nav: { icon: 'home', group: 'Site' },
  },
  {
    ...owner,
    path: '/dashboard/details',
    label: 'Details',
    Page: coming,
    nav: { icon: 'details', group: 'Site' },
    about: 'Your location, contact details, social media and business hours.',
  },
  {
    ...owner,
    path: '/dashboard/media',
    label: 'Media',
    Page: coming,
    nav: { icon: 'media', group: 'Site' },
    about: 'Your logo, header picture, gallery and videos.',
  },
  {
    ...owner,
    path: '/dashboard/content',
    label: 'Content',
    Page: coming,
    nav: { icon: 'content', group: 'Site' },
    about: 'Links, files, notices, the list of services and the content area of your site.',
  },
  {
    ...owner,
    path: '/dashboard/options',
    label: 'Settings',
    Page: coming,
    nav: { icon: 'settings', group: 'Site' },
    about: 'The sections of your site, the payment calculator, the store and general options.',
  },
  {
    ...owner,
    path: '/dashboard/design',
    label: 'Design',
    Page: coming,
    nav: { icon: 'design', group: 'Site' },
    about: 'The colours, fonts and styles of your site.',
  },
  {
    ...owner,
    path: '/dashboard/marketplace',
    label: 'Products',
    Page: page(() => import('../features/marketplace/dashboard-items-page'), 'DashboardItemsPage'),
    nav: { icon: 'products', group: 'Applications' },
  },
  {
    ...owner,
    path: '/dashboard/marketplace/import',
    label: 'Import products',
    Page: page(() => import('../features/marketplace/dashboard-import-page'), 'DashboardImportPage'),
  },
  {
    ...owner,
    path: '/dashboard/marketplace/:id',
    label: 'Product',
    Page: page(() => import('../features/marketplace/dashboard-item-page'), 'DashboardItemPage'),
  },
  {
    ...owner,
    path: '/dashboard/orders',
    label: 'Orders',
    Page: page(() => import('../features/orders/dashboard-orders-page'), 'DashboardOrdersPage'),
    nav: { icon: 'orders', group: 'Applications' },
  },
  {
    ...owner,
    path: '/dashboard/orders/:id',
    label: 'Order',
    Page: page(() => import('../features/orders/dashboard-order-page'), 'DashboardOrderPage'),
  },
  {
    ...owner,
    path: '/dashboard/account',
    label: 'Account',
    Page: page(() => import('../features/users/dashboard-account-page'), 'DashboardAccountPage'),
    nav: { icon: 'account', group: 'Account' },
  },
  {
    ...owner,
    path: '/dashboard/support',
    label: 'Support',
    Page: page(() => import('../features/dashboard/dashboard-support-page'), 'DashboardSupportPage'),
    nav: { icon: 'support', group: 'Account' },
  },
  ...['Automotive', 'Funeral', 'Property', 'Recreational', 'Specials', 'Events'].map((label) => ({
    ...owner,
    path: `/dashboard/${label.toLowerCase()}`,
    label,
    Page: placeholder,
  })),
]

const staff = { surface: 'admin', who: 'staff' } as const
const adminPages: SitePage[] = [
  {
    ...staff,
    path: '/admin',
    label: 'Customers',
    Page: page(() => import('../features/admin/admin-customers-page'), 'AdminCustomersPage'),
  },
  { ...staff, path: '/modules/market', label: 'Products of a customer', Page: module },
  { ...staff, path: '/modules/market/item', label: 'Product of a customer', Page: module },
  { ...staff, path: '/modules/orders', label: 'Orders of a customer', Page: module },
]

/** Every page of the product, once: routes, navigation, guards and chunks come from here. */
export const siteMap: readonly SitePage[] = [...publicPages, ...plainPages, ...dashboardPages, ...adminPages]

/** The pages of the dashboard's navigation, in its order. */
export const dashboardNavigation = siteMap.filter(
  (each): each is SitePage & { nav: NavEntry } => each.nav !== undefined,
)
