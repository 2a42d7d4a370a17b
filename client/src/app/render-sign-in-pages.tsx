import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import type { RenderedSignInPage, RenderSignInPages } from '@mainstreet/shared/rendering'
import { locales, type Locale } from '@mainstreet/shared/rules/language'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ServedLocale } from '../kit/language/back-office-language'
import { withSignIn } from './sign-in-routes'

/** The source files of the pages, as the build's manifest names them. */
const sources = {
  [routes.login]: 'src/features/users/login-page.tsx',
  [routes.forgotPassword]: 'src/features/users/forgot-password-page.tsx',
  [routes.resetPassword]: 'src/features/users/reset-password-page.tsx',
}

const tree = [withSignIn([])]

const htmlOf = (page: React.ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
    })
  })

const titleElement = /<title\b[^>]*>([^<]*)<\/title>/

const renderPage = async (path: string, source: string, locale: Locale): Promise<RenderedSignInPage> => {
  const handler = createStaticHandler(tree)
  const context = await handler.query(new Request(`http://site${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`)
  const rendered = await htmlOf(
    <StrictMode>
      <ServedLocale value={locale}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ServedLocale>
    </StrictMode>,
  )
  const title = titleElement.exec(rendered)?.[1] ?? ''
  return { path, locale, source, title, html: rendered.replace(titleElement, '') }
}

/** Renders the pages of signing in, as the build keeps them: they are the same for everybody. */
export const renderSignInPages: RenderSignInPages = () =>
  Promise.all(
    Object.entries(sources).flatMap(([path, source]) =>
      locales.map((locale) => renderPage(path, source, locale)),
    ),
  )
