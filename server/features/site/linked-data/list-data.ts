import type { LinkedData, PageAsk } from '../description/page-description'
import { linked } from './linked'

/** A page by its name and its path on the site. */
export interface NamedPath {
  name: string
  path: string
}

/** The breadcrumbs from the home page to a page; nothing for the home page itself. */
export const breadcrumbData = (
  { origin }: Pick<PageAsk, 'origin'>,
  breadcrumbs: readonly NamedPath[],
): LinkedData[] =>
  breadcrumbs.length < 2
    ? []
    : [
        linked('BreadcrumbList', {
          itemListElement: breadcrumbs.map(({ name, path }, index) =>
            linked('ListItem', { position: index + 1, name, item: `${origin}${path}` }),
          ),
        }),
      ]

/** The pages a list leads to, in its order, maybe after others; nothing for an empty list. */
export const listData = (
  { origin }: Pick<PageAsk, 'origin'>,
  {
    name,
    total,
    entries,
    before = 0,
  }: { name: string; total: number; entries: readonly NamedPath[]; before?: number },
): LinkedData[] =>
  entries.length === 0
    ? []
    : [
        linked('ItemList', {
          name,
          numberOfItems: total,
          itemListElement: entries.map((entry, index) =>
            linked('ListItem', {
              position: before + index + 1,
              name: entry.name,
              url: `${origin}${entry.path}`,
            }),
          ),
        }),
      ]
