import { PageHero } from './page-hero'
import { useShownSite } from './shown-site'
import { usePath } from './site-link'
import { useTexts } from './texts/use-texts'
import { ButtonLink } from '../ui/link'
import { MessagePage } from '../ui/message-page'

/** For an address of a site that no page has. */
export const SiteNotFoundPage = () => {
  const { company } = useShownSite()
  const { notFoundTitle, notFound, toHome } = useTexts('site')
  const path = usePath()
  return (
    <>
      <PageHero />
      <MessagePage
        title={notFoundTitle}
        titleOf={company.name}
        action={
          <ButtonLink to={path('/')} variant="primary" size="large">
            {toHome}
          </ButtonLink>
        }
      >
        {notFound}
      </MessagePage>
    </>
  )
}
