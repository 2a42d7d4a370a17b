import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ButtonLink } from '../../kit/ui/link'
import { MessagePage } from '../../kit/ui/message-page'

/** 403: for those who are signed in, but not as platform staff. */
export const ForbiddenPage = () => (
  <MessagePage
    title="403 – not allowed"
    action={
      <ButtonLink to={backOfficeRoutes.dashboard} variant="primary">
        To your dashboard
      </ButtonLink>
    }
  >
    This area is for platform staff only.
  </MessagePage>
)
