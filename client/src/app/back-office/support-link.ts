import { readPageData } from '../../kit/data/page-data'

/** Where Support leads, where the platform has an address for it: a mail opens in place, a page in a new tab. */
export const supportLink = (): { href: string; newTab: boolean } => {
  const { supportUrl } = readPageData()
  return { href: supportUrl, newTab: !supportUrl.startsWith('mailto:') }
}
