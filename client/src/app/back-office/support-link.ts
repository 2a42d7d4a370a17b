import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { readPageData } from '../../kit/data/page-data'

/** Where Support leads: an address outside (a mail opens in place, a page in a new tab), or our page about it. */
export const supportLink = (): { to: string } | { href: string; newTab: boolean } => {
  const { supportUrl } = readPageData()
  if (!supportUrl) return { to: backOfficeRoutes.support }
  return { href: supportUrl, newTab: !supportUrl.startsWith('mailto:') }
}
