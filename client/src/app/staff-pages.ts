import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { page } from './back-office/page-chunk'
import { account, item, items } from './back-office/shared-chunks'
import type { BackOfficePage } from './page'

const staff = { surface: 'admin', who: 'staff' } as const
const adminPages: BackOfficePage[] = [
  {
    ...staff,
    path: routes.admin,
    label: { en: 'Customers', fr: 'Clients' },
    Page: page(() => import('../features/customers/list/admin-customers-page'), 'AdminCustomersPage'),
  },
  {
    ...staff,
    path: routes.newBusiness,
    label: { en: 'New business', fr: 'Nouvelle entreprise' },
    Page: page(() => import('../features/opening/admin-new-page'), 'AdminNewPage'),
  },
  {
    ...staff,
    path: routes.taxRates,
    label: { en: 'Tax rates', fr: 'Taux de taxe' },
    Page: page(() => import('../features/tax/admin-tax-rates-page'), 'AdminTaxRatesPage'),
  },
  {
    ...staff,
    path: routes.books,
    label: { en: 'Books', fr: 'Livres' },
    Page: page(() => import('../features/books/admin-books-page'), 'AdminBooksPage'),
  },
  {
    ...staff,
    path: routes.staffAccount,
    label: { en: 'Account', fr: 'Compte' },
    Page: account,
  },
]

const ofCustomer = { surface: 'customer', who: 'staff' } as const
const changes = page(() => import('../features/staff-changes/changes-page'), 'ChangesPage')
const changesLabel = { en: 'Log of changes', fr: 'Journal des modifications' }
const customerPages: BackOfficePage[] = [
  { ...ofCustomer, path: routes.customerChanges, label: changesLabel, Page: changes },
  {
    ...ofCustomer,
    path: routes.analytics,
    label: { en: 'Analytics', fr: 'Statistiques' },
    Page: page(() => import('../features/visits/analytics-page'), 'AnalyticsPage'),
  },
  {
    ...ofCustomer,
    path: routes.lifecycle,
    label: { en: 'Lifecycle', fr: 'Vie du compte' },
    Page: page(() => import('../features/customers/customer/lifecycle-page'), 'LifecyclePage'),
  },
]

const inModule = { surface: 'module', who: 'staff' } as const
const modulePages: BackOfficePage[] = [
  {
    ...inModule,
    path: routes.moduleItems,
    label: { en: 'Products of a customer', fr: 'Produits d’un client' },
    Page: items,
  },
  {
    ...inModule,
    path: routes.moduleItem,
    label: { en: 'Product of a customer', fr: 'Produit d’un client' },
    Page: item,
  },
  {
    ...inModule,
    path: routes.moduleOrders,
    label: { en: 'Orders of a customer', fr: 'Commandes d’un client' },
    Page: page(() => import('./back-office/pages/module-orders-page'), 'ModuleOrdersPage'),
  },
]

/** The pages of the platform's tool: its own, what it adds to a customer's, and those that other modules open. */
export const staffPages: readonly BackOfficePage[] = [
  ...adminPages,
  { ...staff, path: routes.changes, label: changesLabel, Page: changes },
  ...customerPages,
  ...modulePages,
]
