import { useShownSite } from '../features/site/shown-site'
import { usePath } from '../features/site/site-link'
import { useTexts } from '../features/site/texts/use-texts'
import { ButtonLink } from '../kit/ui/link'
import { MessagePage } from './message-page'

/** For an address of a site that no page has. */
export const PublicNotFoundPage = () => {
  const { company } = useShownSite()
  const { lostTitle, lost, toHome } = useTexts('site')
  const path = usePath()
  return (
    <MessagePage
      title={lostTitle}
      titleOf={company.name}
      action={
        <ButtonLink to={path('/')} variant="primary" size="large">
          {toHome}
        </ButtonLink>
      }
    >
      {lost}
    </MessagePage>
  )
}
