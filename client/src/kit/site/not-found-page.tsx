import { lazyPart } from '../lazy-part'
import { useShownSite } from './shown-site'
import { SiteButtonLink, usePath } from './site-link'
import { useSiteWords } from './words/use-site-words'
import { useNavigation } from './use-navigation'
import { ButtonLink } from '../ui/link'
import { MessagePage } from '../ui/message-page'

const SearchShop = lazyPart(async () => (await import('./search-shop')).SearchShop)

/** Enough to go on with. */
const maxLinks = 4

/** For an address of a site that no page has, or has no longer: where else to go, and a search of the shop. */
export const SiteNotFoundPage = ({ title }: { title?: string }) => {
  const { company } = useShownSite()
  const { notFoundTitle, notFound, toHome } = useSiteWords('site')
  const path = usePath()
  const links = useNavigation().slice(0, maxLinks)
  return (
    <>
      <MessagePage
        title={title ?? notFoundTitle}
        titleOf={company.name}
        action={
          <>
            <ButtonLink to={path('/')} variant="primary" size="large">
              {toHome}
            </ButtonLink>
            {links.map(({ id, link, text, lang }) => (
              <SiteButtonLink key={id} link={link} size="large" lang={lang}>
                {text}
              </SiteButtonLink>
            ))}
          </>
        }
      >
        {notFound}
      </MessagePage>
      <SearchShop />
    </>
  )
}
