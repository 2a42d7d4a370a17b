import type { Account } from '@mainstreet/shared/contracts/account'
import type { Locale } from '@mainstreet/shared/rules/language'
import { visitor } from '../../../kit/service/caller/caller'
import type { TestApp } from '../../../test/create-test-app'
import { describePage } from './describe-page'
import type { LinkedData, PageDescription } from './page-description'
import { visitorReads } from '../visitor-reads'

interface Circumstances {
  locale?: Locale
  preview?: boolean
  now?: Date
}

/** Describes an address of an account's site as a request for it would. */
export const describeAddress = async (
  { app, account }: { app: TestApp; account: Account },
  address: string,
  { locale = 'en', preview = false, now = new Date() }: Circumstances = {},
): Promise<PageDescription> => {
  const query = { lang: locale, ...(preview && { previewId: account.id }) }
  const site = await app.service('site').find({ caller: visitor, query, siteId: account.id })
  const reads = visitorReads(app, account.id, locale)
  return describePage({ address, locale, site, reads, origin: `https://${account.str_domain}`, now })
}

/** The node of a type among a page's linked data. */
export const nodeOf = (page: PageDescription, type: string): LinkedData | undefined =>
  page.jsonLd.find((node) => node['@type'] === type)
