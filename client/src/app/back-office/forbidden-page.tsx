import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useWords } from '../../kit/language/bilingual'
import { ButtonLink } from '../../kit/ui/link'
import { MessagePage } from '../../kit/ui/message-page'
import { shellWords } from './shell-words'

/** 403: for those who are signed in, but not as platform staff. */
export const ForbiddenPage = () => {
  const words = useWords(shellWords)
  return (
    <MessagePage
      title={words.forbiddenTitle}
      action={
        <ButtonLink to={backOfficeRoutes.dashboard} variant="primary">
          {words.toYourDashboard}
        </ButtonLink>
      }
    >
      {words.forbidden}
    </MessagePage>
  )
}
