import { pathTo, routes } from '@mainstreet/shared/routes'
import { addressIn, locales, type Locale } from '@mainstreet/shared/rules/language'
import type { PageReads } from '@mainstreet/shared/rendering'
import { escapeHtml } from '../../kit/text/escape-html'
import type { Application } from '../../declarations'
import { describePage } from './description/describe-page'
import { readAll } from './read-rows'
import { visitorReads } from './visitor-reads'

interface Ask {
  customerId: number
  origin: string
  now: Date
}

/** The protocol's limit of addresses in one sitemap. */
const maxAddresses = 50_000

const lists = Object.values(routes).filter((pattern) => !pattern.includes(':'))

const languageOf = async (app: Application, customerId: number): Promise<Locale> =>
  (await app.get('tenants').byId(customerId))?.language ?? 'en'

/** Those of the lists that there are and that may be found, as each says of itself. */
const findableLists = async (app: Application, reads: PageReads, { customerId, origin, now }: Ask) => {
  const lang = await languageOf(app, customerId)
  const site = await app.service('site').find({ query: { lang }, siteId: customerId })
  const described = await Promise.all(
    lists.map((address) => describePage({ address, locale: lang, site, reads, origin, now })),
  )
  return described.flatMap(({ canonical }) => canonical ?? [])
}

/** Every address of a site that a search engine should know, the most important first; drafts are not there, as they are not for visitors. */
export const sitemapAddresses = async (app: Application, ask: Ask): Promise<string[]> => {
  const reads = visitorReads(app, ask.customerId, await languageOf(app, ask.customerId))
  const items = await readAll(reads, 'market-items', { most: maxAddresses, $select: ['id', 'categoryId'] })
  const cars = await readAll(reads, 'automotive', { most: maxAddresses, sold: false, $select: ['id'] })
  const events = await readAll(reads, 'events', { most: maxAddresses, $select: ['id'] })
  const funerals = await readAll(reads, 'funerals', { most: maxAddresses, $select: ['id'] })
  const categories = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))]
  return [
    ...(await findableLists(app, reads, ask)),
    ...categories.map((id) => `${ask.origin}${pathTo(routes.category, id)}`),
    ...items.map(({ id }) => `${ask.origin}${pathTo(routes.item, id)}`),
    ...cars.map(({ id }) => `${ask.origin}${pathTo(routes.car, id)}`),
    ...events.map(({ id }) => `${ask.origin}${pathTo(routes.event, id)}`),
    ...funerals.map(({ id }) => `${ask.origin}${pathTo(routes.funeral, id)}`),
  ].slice(0, maxAddresses)
}

/** A page whose texts are there in both languages is an entry in each, which names the other one. */
const inBothLanguages = (address: string, own: Locale): string => {
  const found = locales.map((lang) => ({ lang, href: addressIn(address, lang, own) }))
  const links = [...found, { lang: 'x-default', href: address }].map(
    ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`,
  )
  return found.map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${links.join('')}</url>\n`).join('')
}

/** The sitemap of a site. */
export const sitemapXml = async (app: Application, ask: Ask): Promise<string> => {
  const { bilingual = false, language = 'en' } = (await app.get('tenants').byId(ask.customerId)) ?? {}
  const addresses = await sitemapAddresses(app, ask)
  // Nobody records when a page changed last, and a guessed date is worse than none.
  const entries = bilingual
    ? addresses.slice(0, maxAddresses / locales.length).map((address) => inBothLanguages(address, language))
    : addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`)
  const links = bilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${entries.join('')}</urlset>
`
}
