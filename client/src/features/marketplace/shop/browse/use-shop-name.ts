import { shopLinkText } from '@mainstreet/shared/rules/items/shop'
import { linkText } from '../../../../kit/site/link-target'
import { useShownSite } from '../../../../kit/site/shown-site'
import { useSiteWords } from '../../../../kit/site/words/use-site-words'

/** What the shop is called: as the link that leads there says, so that one finds what one pressed. */
export const useShopName = () => {
  const { marketplace } = useSiteWords('site')
  return linkText(shopLinkText(useShownSite().links) ?? marketplace, marketplace)
}
