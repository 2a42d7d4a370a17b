import type { QueryClient } from '@tanstack/react-query'
import { asLocale } from '@mainstreet/shared/rules/language'
import type { Locale } from '@mainstreet/shared/rules/money'
import { createContext } from 'react'
import type { Api } from '../kit/data/api'
import { createQueryClient } from '../kit/data/data-provider'
import { siteKey } from '../kit/data/read-keys'
import { readPageData } from '../kit/data/page-data'
import { createPublicApi } from '../kit/data/public-api'

/** Where the pages of a site get their data from, and the language they begin in. */
export interface SiteSource {
  api: Api
  queryClient: QueryClient
  locale: Locale
}

/** The path that the server found nothing at; undefined where there is something. */
export const NotFoundPath = createContext(readPageData().lost)

/** In a browser: its own calls, after what came with the page. */
const browserSource = (previewId: number | undefined): SiteSource => {
  const api = createPublicApi(previewId)
  const queryClient = createQueryClient(api.live)
  const { site, reads } = readPageData()
  // The page was made for one site; a preview opened later from within it is another.
  if (site && (previewId === undefined ? !site.preview : site.company.id === previewId)) {
    queryClient.setQueryData(siteKey, site)
    for (const { key, data } of reads) queryClient.setQueryData(key, data)
  }
  // The page's own language, not the cookie's: another tab may have changed that since the page was made.
  return { api, queryClient, locale: asLocale(document.documentElement.lang) ?? 'en' }
}

/** Makes the source of a site or of a preview; the server puts its own in place. */
export const SiteSourceContext = createContext(browserSource)
