import { backOfficeRoutes, routes } from '@mainstreet/shared/routes'
import { useLocation } from 'react-router-dom'
import { useWords } from '../kit/language/bilingual'
import { ButtonLink } from '../kit/ui/link'
import { MessagePage } from '../kit/ui/message-page'
import { shellWords } from './back-office/shell-words'

/** For an address that no page has. */
export const NotFoundPage = () => {
  const words = useWords(shellWords)
  const inDashboard = useLocation().pathname.startsWith(backOfficeRoutes.dashboard)
  return (
    <MessagePage
      title={words.notFoundTitle}
      action={
        <ButtonLink to={inDashboard ? backOfficeRoutes.dashboard : routes.home} variant="primary">
          {inDashboard ? words.toDashboard : words.toHomePage}
        </ButtonLink>
      }
    >
      {words.notFound}
    </MessagePage>
  )
}
