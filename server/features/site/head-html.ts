import type { Locale } from '@mainstreet/shared/rules/language'
import { escapeHtml, inlineJson } from '../../kit/text/escape-html'
import type { PageDescription } from './description/page-description'

const territories: Record<Locale, string> = { en: 'en_CA', fr: 'fr_CA' }

type Pair = readonly [name: string, content: string | undefined]

const tags =
  (attribute: 'name' | 'property') =>
  ([name, content]: Pair): string =>
    content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''

const linkTag = (rel: string, href: string, more = '') =>
  `<link rel="${rel}"${more} href="${escapeHtml(href)}">`

const openGraph = (page: PageDescription): Pair[] => [
  ['og:site_name', page.siteName],
  ['og:title', page.title],
  ['og:description', page.description],
  ['og:type', page.type],
  ['og:url', page.canonical],
  ['og:locale', territories[page.lang]],
  ...page.alternates.flatMap(({ lang }): Pair[] =>
    lang === 'x-default' || lang === page.lang ? [] : [['og:locale:alternate', territories[lang]]],
  ),
  ['og:image', page.image?.url],
  ['og:image:alt', page.image?.alt],
  ['product:price:amount', page.price],
  ['product:price:currency', page.price && 'CAD'],
]

const namedTags = (page: PageDescription): Pair[] => [
  ['description', page.description],
  ['robots', page.robots],
  ['twitter:card', page.image ? 'summary_large_image' : 'summary'],
]

/** A page's title as HTML text, for its own element. */
export const titleHtml = ({ title }: PageDescription): string => escapeHtml(title)

/** The tags of a page's head, everything in them escaped; the title is not among them. */
export const headHtml = (page: PageDescription): string =>
  [
    ...namedTags(page).map(tags('name')),
    page.canonical ? linkTag('canonical', page.canonical) : '',
    ...page.alternates.map(({ lang, href }) => linkTag('alternate', href, ` hreflang="${lang}"`)),
    ...openGraph(page).map(tags('property')),
    ...page.jsonLd.map((node) => `<script type="application/ld+json">${inlineJson(node)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
