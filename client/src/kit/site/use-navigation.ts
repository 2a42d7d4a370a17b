import { linkTarget, linkText } from './link-target'
import { useShownSite } from './shown-site'
import { useTexts } from './texts/use-texts'

/** The links of the site's navigation in the owner's order; what leads nowhere is left out. */
export const useNavigation = () => {
  const { links } = useShownSite()
  const { marketplace } = useTexts('site')
  return [...links]
    .sort((a, b) => a.order - b.order)
    .filter(({ link }) => linkTarget(link) !== undefined)
    .map(({ id, text, link, lang }) => ({ id, link, text: linkText(text, marketplace), lang: lang?.text }))
}
