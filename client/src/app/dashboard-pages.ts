import { accountContract } from '@mainstreet/shared/contracts/account'
import { buyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { contactMessageContract } from '@mainstreet/shared/contracts/site/contact'
import { todaySummaryOperation } from '@mainstreet/shared/contracts/dashboard'
import { importContract } from '@mainstreet/shared/contracts/marketplace/imports'
import { mailContract } from '@mainstreet/shared/contracts/orders/mails'
import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { noticeContract } from '@mainstreet/shared/contracts/site/notices'
import { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import { galleryContract, linkContract, optionsContract } from '@mainstreet/shared/contracts/site/profile'
import { salesSummaryOperation } from '@mainstreet/shared/contracts/orders/reports'
import { stylesContract } from '@mainstreet/shared/contracts/site/styles'
import { webhookEndpointContract } from '@mainstreet/shared/contracts/webhooks'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { applicationPages } from './application-pages'
import { page } from './back-office/page-chunk'
import { account, item, items } from './back-office/shared-chunks'
import { carPages } from './car-pages'
import type { BackOfficePage } from './page'

const placeholder = page(
  () => import('../features/dashboard/dashboard-placeholder-page'),
  'DashboardPlaceholderPage',
)
const owner = { surface: 'dashboard', who: 'owner' } as const
/** The pages of the dashboard that every business has, with those of applications among them. */
export const dashboardPages: readonly BackOfficePage[] = [
  {
    ...owner,
    path: routes.dashboard,
    needs: [todaySummaryOperation, 'create'],
    label: { en: 'Dashboard', fr: 'Tableau de bord' },
    Page: page(() => import('./back-office/pages/dashboard-home-page'), 'DashboardHomePage'),
    nav: { icon: 'home', group: 'Site' },
  },
  {
    ...owner,
    path: routes.details,
    needs: [accountContract, 'patch'],
    label: { en: 'Details', fr: 'Coordonnées' },
    Page: page(() => import('../features/account/dashboard-details-page'), 'DashboardDetailsPage'),
    nav: { icon: 'details', group: 'Site' },
  },
  {
    ...owner,
    path: routes.media,
    needs: [galleryContract, 'patch'],
    label: { en: 'Media', fr: 'Médias' },
    Page: page(() => import('../features/media/dashboard-media-page'), 'DashboardMediaPage'),
    nav: { icon: 'media', group: 'Site' },
  },
  {
    ...owner,
    path: routes.content,
    needs: [linkContract, 'create'],
    label: { en: 'Content', fr: 'Contenu' },
    Page: page(() => import('../features/profile/dashboard-content-page'), 'DashboardContentPage'),
    nav: { icon: 'content', group: 'Site' },
  },
  {
    ...owner,
    path: routes.editNotice,
    needs: [noticeContract, 'patch'],
    label: { en: 'Notice', fr: 'Annonce' },
    Page: page(() => import('../features/profile/notices/dashboard-notice-page'), 'DashboardNoticePage'),
  },
  {
    ...owner,
    path: routes.options,
    needs: [optionsContract, 'patch'],
    label: { en: 'Settings', fr: 'Paramètres' },
    Page: page(() => import('../features/store/dashboard-settings-page'), 'DashboardSettingsPage'),
    nav: { icon: 'settings', group: 'Site' },
  },
  {
    ...owner,
    path: routes.design,
    needs: [stylesContract, 'patch'],
    label: { en: 'Design', fr: 'Apparence' },
    Page: page(() => import('./back-office/pages/dashboard-design-page'), 'DashboardDesignPage'),
    nav: { icon: 'design', group: 'Site' },
  },
  {
    ...owner,
    path: routes.items,
    needs: [marketItemContract, 'patch'],
    label: { en: 'Products', fr: 'Produits' },
    Page: items,
    nav: { icon: 'products', group: 'Applications' },
  },
  {
    ...owner,
    path: routes.importItems,
    needs: [importContract, 'patch'],
    label: { en: 'Import products', fr: 'Importer des produits' },
    Page: page(() => import('../features/marketplace/import/dashboard-import-page'), 'DashboardImportPage'),
  },
  {
    ...owner,
    path: routes.editItem,
    needs: [marketItemContract, 'patch'],
    label: { en: 'Product', fr: 'Produit' },
    Page: item,
  },
  ...applicationPages,
  ...carPages,
  {
    ...owner,
    path: routes.orders,
    needs: [orderContract, 'find'],
    label: { en: 'Orders', fr: 'Commandes' },
    Page: page(() => import('../features/orders/dashboard-orders-page'), 'DashboardOrdersPage'),
    nav: { icon: 'orders', group: 'Applications' },
  },
  {
    ...owner,
    path: routes.packingSlips,
    needs: [orderContract, 'find'],
    label: { en: 'Packing slips', fr: 'Bordereaux d’expédition' },
    Page: page(() => import('../features/orders/slips/packing-slips-page'), 'PackingSlipsPage'),
  },
  {
    ...owner,
    path: routes.buyers,
    needs: [buyerData, 'create'],
    label: { en: 'A buyer’s data', fr: 'Données d’un acheteur' },
    Page: page(() => import('../features/buyers/dashboard-buyers-page'), 'DashboardBuyersPage'),
  },
  {
    ...owner,
    path: routes.newOrder,
    needs: [orderContract, 'create'],
    label: { en: 'New order', fr: 'Nouvelle commande' },
    Page: page(() => import('../features/orders/new/dashboard-new-order-page'), 'DashboardNewOrderPage'),
  },
  {
    ...owner,
    path: routes.viewOrder,
    needs: [orderContract, 'find'],
    label: { en: 'Order', fr: 'Commande' },
    Page: page(() => import('../features/orders/dashboard-order-page'), 'DashboardOrderPage'),
  },
  {
    ...owner,
    path: routes.sales,
    needs: [salesSummaryOperation, 'create'],
    label: { en: 'Sales', fr: 'Ventes' },
    Page: page(() => import('../features/reports/dashboard-sales-page'), 'DashboardSalesPage'),
  },
  {
    ...owner,
    path: routes.messages,
    needs: [contactMessageContract, 'find'],
    label: { en: 'Messages', fr: 'Messages' },
    Page: page(() => import('../features/contact/dashboard-messages-page'), 'DashboardMessagesPage'),
    nav: { icon: 'messages', group: 'Applications' },
  },
  {
    ...owner,
    path: routes.mails,
    needs: [mailContract, 'find'],
    label: { en: 'Emails', fr: 'Courriels' },
    Page: page(() => import('../features/mails/dashboard-mails-page'), 'DashboardMailsPage'),
  },
  {
    ...owner,
    path: routes.account,
    needs: 'membership',
    label: { en: 'Account', fr: 'Compte' },
    Page: account,
    nav: { icon: 'account', group: 'Account' },
  },
  {
    ...owner,
    path: routes.integrations,
    needs: [webhookEndpointContract, 'find'],
    label: { en: 'Integrations', fr: 'Intégrations' },
    Page: page(() => import('../features/webhooks/integrations-page'), 'IntegrationsPage'),
    nav: { icon: 'integrations', group: 'Account' },
  },
  {
    ...owner,
    path: routes.support,
    needs: 'membership',
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
    needs: 'membership' as const,
    label,
    Page: placeholder,
  })),
]
