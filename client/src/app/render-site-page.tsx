import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { routes } from '@mainstreet/shared/routes'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { PreloadedRead, PageReads, RenderSitePage, SitePageRequest } from '@mainstreet/shared/rendering'
import { StrictMode, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router-dom'
import type { Api } from '../kit/data/api'
import { refusedWrites } from '../kit/data/refused-writes'
import { createQueryClient } from '../kit/data/data-provider'
import { siteKey } from '../kit/data/read-keys'
import type { LiveSocket } from '../kit/data/live/live-socket'
import { readPreviewId } from '../kit/preview'
import { ServerCleaner } from '../kit/rich-text/server-cleaner'
import { momentKey } from '../kit/use-moment'
import { publicPages } from './public-pages'
import { SiteRoutes } from './site-app'
import { NotFoundPath, SiteSourceContext, type SiteSource } from './public/site-source'

const timeoutMs = 5_000
const maxRounds = 4

const noSocket: LiveSocket = {
  status: () => 'idle',
  start: () => {},
  stop: () => {},
  signIn: () => {},
  onStatus: () => () => {},
  onEvent: () => () => {},
  onMissed: () => () => {},
}

const ofRendering = () => new Error('A page only reads while it is rendered.')

/** The API of a page that the server renders: it reads in this process. */
const readingApi = (reads: PageReads, site: SitePageRequest['site'], previewId?: number): Api => ({
  surface: 'public',
  previewId,
  // One reader serves every path, whose types the API keeps apart.
  find: ((path, query) => reads.find(path, query ?? {})) as Api['find'],
  get: ((path, id) => reads.get(path, id)) as Api['get'],
  ...refusedWrites(ofRendering),
  site: () => Promise.resolve(site),
  live: noSocket,
})

/** The whole page in one piece: no part is left for a script to insert. */
const htmlOf = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let failure: unknown
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onError: (error) => void (failure ??= error),
      onAllReady() {
        clearTimeout(timer)
        if (failure) return reject(failure)
        text(stream.pipe(new PassThrough())).then(resolve, reject)
      },
    })
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render.')), timeoutMs)
  })

const isRead = ({ options }: Query) => typeof options.queryFn === 'function'

/** Gives components what was read to describe the page, so that most pages are rendered once. */
const giveAnswers = (client: QueryClient, reads: PageReads) =>
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || !isRead(query)) return
    const [path, , asked] = query.queryKey as readonly [string, string, number | Record<string, unknown>]
    const answer = reads.answered(path, asked)
    if (answer !== undefined) query.setData(answer)
  })

/** Reads what the components rendered so far have asked for; returns whether there was anything. */
const readAsked = async (client: QueryClient): Promise<boolean> => {
  const asked = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' })
  const readable = asked.filter(isRead)
  await Promise.all(readable.map((query) => query.fetch()))
  return readable.length > 0
}

const readsOf = (client: QueryClient): PreloadedRead[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && queryKey !== siteKey)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))

/** What React renders before the page for the head: the title, preloads. */
const headElements = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/
const titleElement = /<title\b[^>]*>([^<]*)<\/title>/

/** The files of the pages that are used most, as the build's manifest names them: fetched with the script. */
const preloadedSources: Record<string, string> = {
  [routes.home]: 'src/features/site/public-home-page.tsx',
  [routes.item]: 'src/features/marketplace/shop/public-item-page.tsx',
}

const sourcesOf = (pathname: string, { locale, isNotFound }: SitePageRequest): string[] => {
  const page = isNotFound ? undefined : publicPages.find(({ path }) => matchPath(path, pathname))
  const source = page && preloadedSources[page.path]
  return [...(source ? [source] : []), ...(locale === 'en' ? [] : [`src/kit/site/words/${locale}.ts`])]
}

/** Renders a page, reads what it asks for, and renders again until it asks for nothing more. */
export const renderSitePage: RenderSitePage = async (request) => {
  const { address, locale, site, reads, isNotFound, clean } = request
  const { pathname, search } = new URL(address, 'http://site')
  const api = readingApi(reads, site, readPreviewId(search))
  const source: SiteSource = { api, queryClient: createQueryClient(noSocket), locale }
  source.queryClient.setQueryData(siteKey, site)
  source.queryClient.setQueryData(momentKey, Date.now())
  giveAnswers(source.queryClient, reads)
  const page = (
    <StrictMode>
      <SiteSourceContext value={() => source}>
        <ServerCleaner value={clean}>
          <NotFoundPath value={isNotFound ? pathname : undefined}>
            <StaticRouter location={address}>
              <SiteRoutes />
            </StaticRouter>
          </NotFoundPath>
        </ServerCleaner>
      </SiteSourceContext>
    </StrictMode>
  )
  try {
    let rendered = await htmlOf(page)
    for (let round = 1; await readAsked(source.queryClient); round += 1) {
      if (round === maxRounds) throw new Error('The page keeps asking for more.')
      rendered = await htmlOf(page)
    }
    const head = headElements.exec(rendered)![0]
    return {
      html: rendered.slice(head.length),
      title: titleElement.exec(head)?.[1] ?? '',
      head: head.replace(titleElement, ''),
      reads: readsOf(source.queryClient),
      sources: sourcesOf(pathname, request),
    }
  } finally {
    source.queryClient.clear()
  }
}
