import { readPageData } from '../../kit/data/page-data'

/** Where Support leads if the platform has an address for it: a mail opens in place, a page in a new tab. */
export const supportLink = (): { href: string; newTab: boolean } | undefined => {
  const { supportUrl } = readPageData()
  return supportUrl ? { href: supportUrl, newTab: !supportUrl.startsWith('mailto:') } : undefined
}
