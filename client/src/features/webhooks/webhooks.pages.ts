import { webhookEndpointContract } from '@mainstreet/shared/contracts/webhooks'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const webhooksPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.integrations,
    needs: [webhookEndpointContract, 'find'],
    label: { en: 'Integrations', fr: 'Intégrations' },
    Page: page(() => import('./integrations-page'), 'IntegrationsPage'),
    nav: { icon: 'integrations', group: 'Account' },
  },
]
