import type { Site } from '@mainstreet/shared/contracts/site/site'
import type { Application } from '../../declarations'
import { siteOrigin } from '../../kit/http/site-origin'
import { describePage } from './description/describe-page'
import { makePage } from './make-page'
import { sitemapAddresses } from './sitemap-xml'
import { visitorReads } from './visitor-reads'

/** The public pages of a site in its own language, as a visitor gets them. */
export interface VisitorPages {
  /** Their paths, such as `/marketplace/7`. */
  paths: readonly string[]
  /** A page's HTML; undefined where it is no longer there. */
  make(path: string): Promise<string | undefined>
}

/** Finds the public pages of an account; a suspended one has none. */
export const visitorPages = async (app: Application, customerId: number): Promise<VisitorPages> => {
  if (!(await app.get('tenants').isPublished(customerId))) return { paths: [], make: async () => undefined }
  const { language: lang = 'en' } = (await app.get('tenants').byId(customerId)) ?? {}
  const site: Site = await app.service('site').find({ query: { lang }, siteId: customerId })
  const origin = siteOrigin({ domain: site.company.domain, host: undefined, secure: true })
  const addresses = await sitemapAddresses(app, { customerId, origin, now: new Date() })
  return {
    paths: addresses.map((address) => address.slice(origin.length) || '/'),
    async make(address) {
      const locale = site.company.language
      const reads = visitorReads(app, customerId, locale)
      const ask = { address, locale, site, reads, origin, now: new Date() }
      const description = await describePage(ask)
      return description.status === 200 ? (await makePage(app, ask, description)).html : undefined
    },
  }
}
