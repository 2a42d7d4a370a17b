import { partOfPage } from '@mainstreet/shared/edit-address'
import { hasRole } from '@mainstreet/shared/has-role'
import type { Site } from '@mainstreet/shared/contracts/site/site'
import { routes } from '@mainstreet/shared/routes'
import { useSite } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { Select } from '../../../kit/ui/select'
import { partWords } from './part-words'
import { readPart } from './site-part'
import type { PointedPart } from './use-pointed-part'

/** The pages that a site has besides those of single things. */
const pagesOf = (site: Site | undefined) =>
  [
    { key: 'home', path: routes.home, isThere: true },
    { key: 'shop', path: routes.shop, isThere: site?.marketplaceEnabled },
    { key: 'menu', path: routes.menu, isThere: site && hasRole(site, 'Restaurant') },
    { key: 'cars', path: routes.cars, isThere: site && hasRole(site, 'Automotive') },
    { key: 'events', path: routes.events, isThere: site && hasRole(site, 'Events') },
    { key: 'funerals', path: routes.funerals, isThere: site && hasRole(site, 'Funeral') },
  ] as const

/** Which page of the site is shown. */
export const PageChoice = ({ pointed: { path, go } }: { pointed: PointedPart }) => {
  const words = useWords(partWords)
  const { site } = useSite()
  const pages = pagesOf(site)
    .filter(({ isThere }) => isThere)
    .map(({ key, path: value }) => ({ value: value, label: words.pages[key] }))
  const about = readPart(partOfPage(path) ?? '')
  const other = { value: path, label: about ? words.kinds[about.kind] : path }
  const options = pages.some(({ value }) => value === path) ? pages : [...pages, other]
  // Few sites have one page: while it is being read, its room is kept, and nothing below moves.
  if (site && options.length < 2) return null
  return (
    <Select
      label={words.page}
      hideLabel
      value={path}
      options={options}
      onChange={({ target }) => go(target.value)}
    />
  )
}
