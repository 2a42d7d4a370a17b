import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inAdmin, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const openingPages: readonly BackOfficePage[] = [
  {
    ...inAdmin,
    path: routes.newBusiness,
    label: { en: 'New business', fr: 'Nouvelle entreprise' },
    Page: page(() => import('./admin-new-page'), 'AdminNewPage'),
  },
  {
    surface: 'opening',
    who: 'owner',
    path: routes.openBusiness,
    label: { en: 'Open your business', fr: 'Ouvrez votre entreprise' },
    Page: page(() => import('./open-business-page'), 'OpenBusinessPage'),
  },
]
