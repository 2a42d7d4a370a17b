import type { QueryClient } from '@tanstack/react-query'
import { asLocale, type Locale } from '@mainstreet/shared/rules/language'
import { createContext } from 'react'
import type { Api } from '../../kit/data/api'
import { createQueryClient } from '../../kit/data/data-provider'
import { siteKey } from '../../kit/data/read-keys'
import { readPageData } from '../../kit/data/page-data'
import { createPublicApi } from '../../kit/data/public-api'

/** Where the pages of a site get their data from, and their first language. */
export interface SiteSource {
  api: Api
  queryClient: QueryClient
  locale: Locale
}

/** The path at which the server found nothing; undefined where it found a page. */
export const NotFoundPath = createContext(readPageData().notFoundPath)

/** In a browser: the reads that came with the page, then its own calls. */
export const browserSource = (
  previewId: number | undefined,
  api: Api = createPublicApi(previewId),
): SiteSource => {
  const queryClient = createQueryClient(api.live)
  const { site, reads } = readPageData()
  // The page was rendered for one site; a preview opened later from within it shows another.
  if (site && (previewId === undefined ? !site.preview : site.company.id === previewId)) {
    queryClient.setQueryData(siteKey, site)
    for (const { key, data } of reads) queryClient.setQueryData(key, data)
  }
  // The page's own language, not the cookie's: another tab may have changed that since the page was rendered.
  return { api, queryClient, locale: asLocale(document.documentElement.lang) ?? 'en' }
}

/** Creates the source of a site or of a preview; the server provides its own. */
export const SiteSourceContext = createContext<(previewId: number | undefined) => SiteSource>(browserSource)
