import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inAdmin, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const booksPages: readonly BackOfficePage[] = [
  {
    ...inAdmin,
    path: routes.books,
    label: { en: 'Books and log', fr: 'Livres et journal' },
    Page: page(() => import('./admin-books-page'), 'AdminBooksPage'),
  },
]
