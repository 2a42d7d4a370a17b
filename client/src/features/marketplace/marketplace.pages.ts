import { discountCodeContract } from '@mainstreet/shared/contracts/discount-codes'
import { importContract } from '@mainstreet/shared/contracts/marketplace/imports'
import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { planSale } from '@mainstreet/shared/contracts/marketplace/sales'
import { makeGiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, inModule, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

const items = page(() => import('./list/dashboard-items-page'), 'DashboardItemsPage')
const item = page(() => import('./editor/dashboard-item-page'), 'DashboardItemPage')

export const marketplacePages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.items,
    needs: [marketItemContract, 'patch'],
    label: { en: 'Products', fr: 'Produits' },
    Page: items,
    nav: { icon: 'products', group: 'Applications' },
    customer: 'link',
  },
  {
    ...inDashboard,
    path: routes.itemSales,
    needs: [planSale, 'create'],
    label: { en: 'Sale prices', fr: 'Soldes' },
    Page: page(() => import('./sales/dashboard-item-sales-page'), 'DashboardItemSalesPage'),
  },
  {
    ...inDashboard,
    path: routes.discountCodes,
    needs: [discountCodeContract, 'create'],
    label: { en: 'Discount codes', fr: 'Codes de rabais' },
    Page: page(() => import('./codes/dashboard-codes-page'), 'DashboardCodesPage'),
  },
  {
    ...inDashboard,
    path: routes.giftCards,
    needs: [makeGiftCard, 'create'],
    label: { en: 'Gift cards', fr: 'Cartes-cadeaux' },
    Page: page(() => import('./gift-cards/dashboard-gift-cards-page'), 'DashboardGiftCardsPage'),
  },
  {
    ...inDashboard,
    path: routes.importItems,
    needs: [importContract, 'patch'],
    label: { en: 'Import products', fr: 'Importer des produits' },
    Page: page(() => import('./import/dashboard-import-page'), 'DashboardImportPage'),
  },
  {
    ...inDashboard,
    path: routes.editItem,
    needs: [marketItemContract, 'patch'],
    label: { en: 'Product', fr: 'Produit' },
    Page: item,
  },
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
]
