import { inOrder } from '@mainstreet/shared/rules/in-order'
import { linkTarget, linkText } from './link-target'
import { useShownSite } from './shown-site'
import { useSiteWords } from './words/use-site-words'

/** The links of the site's navigation in the owner's order; what leads nowhere is left out. */
export const useNavigation = () => {
  const { links } = useShownSite()
  const { marketplace } = useSiteWords('site')
  return inOrder(links)
    .filter(({ link }) => linkTarget(link) !== undefined)
    .map(({ id, text, link, lang }) => {
      const shown = linkText(text, marketplace)
      return { id, link, text: shown, lang: shown === text ? lang?.text : undefined }
    })
}
