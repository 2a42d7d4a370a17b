import { backOfficeRoutes, routes } from '@mainstreet/shared/routes'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../kit/ui/link'
import { MessagePage } from '../kit/ui/message-page'

/** For an address that no page has. */
export const NotFoundPage = () => {
  const inDashboard = useLocation().pathname.startsWith(backOfficeRoutes.dashboard)
  return (
    <MessagePage
      title="Page not found"
      action={
        <ButtonLink to={inDashboard ? backOfficeRoutes.dashboard : routes.home} variant="primary">
          {inDashboard ? 'To the dashboard' : 'To the home page'}
        </ButtonLink>
      }
    >
      There is nothing at this address. It may have moved, or the link has a typing error.
    </MessagePage>
  )
}
