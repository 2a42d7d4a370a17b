import { isFramedPreview } from '@mainstreet/shared/framed-preview'
import { keyPlaceOf } from '@mainstreet/shared/routes'
import type { RenderedPage } from '@mainstreet/shared/rendering'
import { unavailableCause } from '../../kit/database/database-unavailable'
import type { Application } from '../../declarations'
import type { ClientHalf } from '../../kit/http/pages/client-build'
import { sanitiseRichText } from '../../kit/text/rich-text'
import { headHtml, titleHtml } from './head-html'
import { iconLinks } from './icons/icon-links'
import type { PageAsk, PageDescription } from './description/page-description'

/** Renders the page; what fails here is rendered in the browser from the same data. */
const renderPage = async (
  app: Application,
  ask: PageAsk,
  description: PageDescription,
): Promise<RenderedPage | undefined> => {
  // Who has the link reads what is theirs, and nobody in their place.
  if (keyPlaceOf(ask.address)) return undefined
  try {
    return await app
      .get('clientBuild')
      .render({ ...ask, isNotFound: description.status === 404, clean: sanitiseRichText })
  } catch (err) {
    if (unavailableCause(err)) throw err
    app.get('log').warn({ err, address: ask.address }, 'page not rendered')
    return undefined
  }
}

/** Which of the client's builds an address is made of. */
export const halfOf = (search: string): ClientHalf => (isFramedPreview(search) ? 'framed-site' : 'site')

/** A whole page as it is sent; where it could not be rendered, for the browser to do it. */
export const makePage = async (
  app: Application,
  ask: PageAsk,
  description: PageDescription,
): Promise<{ html: string; isRendered: boolean }> => {
  const made = await renderPage(app, ask, description)
  const html = await app.get('clientBuild').page(halfOf(/\?.*/.exec(ask.address)?.[0] ?? ''), {
    lang: ask.locale,
    title: made?.title || titleHtml(description),
    head: headHtml(description) + iconLinks(ask.site) + (made?.head ?? ''),
    html: made?.html ?? '',
    sources: made?.sources,
    data: {
      site: ask.site,
      reads: made?.reads ?? [],
      ...(description.status === 404 && { notFoundPath: /^[^?]*/.exec(ask.address)![0] }),
    },
  })
  return { html, isRendered: made !== undefined }
}
