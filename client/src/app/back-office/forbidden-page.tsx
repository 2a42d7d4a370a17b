import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useWords } from '../../kit/language/bilingual'
import { buttonClass } from '../../kit/ui/button'
import { MessagePage } from '../../kit/ui/message-page'
import { shellWords } from './shell-words'

/** 403: for those who are signed in, but not as platform staff, or not for this part of a business. */
export const ForbiddenPage = ({ of = 'platform' }: { of?: 'platform' | 'business' }) => {
  const words = useWords(shellWords)
  return (
    <MessagePage
      title={words.forbiddenTitle}
      action={
        // By its page, which a customer's pages know nothing of.
        <a href={backOfficeRoutes.dashboard} className={buttonClass({ variant: 'primary' })}>
          {words.toYourDashboard}
        </a>
      }
    >
      {of === 'platform' ? words.forbidden : words.notYours}
    </MessagePage>
  )
}
