import { siteAccess } from '../../access'
import { id, labelled, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import type { RouteName } from '../../routes'
import { maxSearchText, maxSearchTitle, searchLabels } from '../../rules/site/search-texts'

/** The pages of a site whose head an owner may write; things have columns of their own for it. */
export const writtenPages = [
  'home',
  'shop',
  'sale',
  'cars',
  'menu',
  'book',
  'events',
  'funerals',
] as const satisfies readonly RouteName[]

/** What search engines and shared links say of a page; what is empty is made from the site. */
export const pageTextContract = contract({
  path: 'page-texts',
  name: { en: 'Texts in search results', fr: 'Textes des résultats de recherche' },
  called: 'page',
  record: {
    id,
    customerId: id,
    page: oneOf(writtenPages),
    title: labelled(searchLabels.title, text(maxSearchTitle)),
    text: labelled(searchLabels.text, text(maxSearchText)),
    /** One of the gallery's pictures; null: the site's own. */
    imageId: labelled(searchLabels.image, nullable(id)),
  },
  writable: ['page', 'title', 'text', 'imageId'],
  required: ['page'],
  translatable: ['title', 'text'],
  access: siteAccess(['page', 'title', 'text', 'imageId', 'translations']),
})

export type PageText = RowOf<typeof pageTextContract>
