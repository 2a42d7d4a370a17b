import type { Locale } from '@mainstreet/shared/rules/language'
import type { SitePageRequest } from '@mainstreet/shared/rendering'

/** A value of schema.org's vocabulary: texts, numbers, and what is made of them; absent ones are left out. */
export type LinkedValue = string | number | undefined | LinkedData | readonly LinkedValue[]

/** One node of linked data, as it stands in `application/ld+json`. */
export interface LinkedData {
  [name: string]: LinkedValue
}

/** A public address as it was asked for, on a site that its visitor may see. */
export interface PageAsk extends Pick<SitePageRequest, 'address' | 'locale' | 'site' | 'reads'> {
  /** Scheme and host of the site's canonical addresses, without a trailing slash. */
  origin: string
  now: Date
}

/** What everybody who does not run a page's script should know of it: search engines, previews of links, archives. */
export interface PageDescription {
  status: 200 | 301 | 404
  /** Where a 301 leads, on the same host. */
  location?: string
  lang: Locale
  title: string
  description: string
  /** The name of the business. */
  siteName: string
  /** Absent where the page should not be found: it has no address worth remembering. */
  canonical?: string
  robots?: 'noindex'
  /** Absolute. */
  image?: { url: string; alt: string }
  type: 'website' | 'product'
  /** What a product costs, in dollars: "24.50". */
  price?: string
  alternates: readonly { lang: Locale | 'x-default'; href: string }[]
  jsonLd: readonly LinkedData[]
}
