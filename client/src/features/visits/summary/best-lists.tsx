import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import { routes } from '@mainstreet/shared/routes'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useWords } from '../../../kit/language/bilingual'
import { TextLink } from '../../../kit/ui/link'
import { Grid } from '../../../kit/ui/stack'
import { BestList } from './best-list'
import { summaryWords } from './words'

/** An address as people write it; one that stands for no text stays as it is. */
const readableUrl = (url: string): string => {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

type PageNames = (typeof summaryWords)['en']['pageNames']

/** A category by the end of its address, which may be its name. */
const categoryIn = (path: string): string | undefined => {
  const end = readableUrl(path.replace(/\/$/, '').split('/').at(-1)!)
  return /^\d+$/.test(end) ? undefined : end
}

/** What a page is called by its address; undefined where it is none of the site's. */
const pageName = (url: string, names: PageNames): string | undefined => {
  const path = url.split(/[?#]/, 1)[0]!
  const known = (Object.keys(names) as (keyof PageNames)[]).find((name) => {
    const pattern = routes[name].split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part))
    return new RegExp(`^${pattern.join('/')}/?$`).test(path)
  })
  return known === 'category' ? (categoryIn(path) ?? names.category) : known && names[known]
}

/** The pages and items seen most, and the sites that visitors came from. */
export const BestLists = ({ pages, items, referrers }: AnalyticsSummary) => {
  const words = useWords(summaryWords)
  const links = useBackOfficeLinks()
  const pageRows = pages.map(({ url, title, views }) => ({
    key: url,
    name: title ?? pageName(url, words.pageNames) ?? readableUrl(url),
    views,
  }))
  const itemRows = items.map(({ id, title, views }) => ({
    key: String(id),
    name: <TextLink to={links.item(id)}>{title}</TextLink>,
    views,
  }))
  const hostRows = referrers.map(({ host, views }) => ({ key: host, name: host, views }))
  return (
    <Grid min={13} gap={5}>
      <BestList title={words.pages} none={words.noPages} rows={pageRows} />
      <BestList title={words.items} none={words.noItems} rows={itemRows} />
      <BestList title={words.from} none={words.fromNowhere} rows={hostRows} />
    </Grid>
  )
}
