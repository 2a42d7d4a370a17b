import { useState, type ReactNode } from 'react'
import { useList } from '../../kit/data/data'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Skeleton } from '../../kit/ui/skeleton'
import { TabLinks, useTab } from '../../kit/ui/tab-links'
import { ContentAreaTab } from './area/content-area-tab'
import { ServicesTab } from './area/services-tab'
import { FilesTab } from './files/files-tab'
import { HiddenBlockNote } from './hidden-block-note'
import { LinksTab } from './links/links-tab'
import { NoticesTab } from './notices/notices-tab'
import { QuotesTab } from './quotes/quotes-tab'
import { contentWords } from './words'

const parts = ['links', 'files', 'notices', 'quotes', 'services', 'content'] as const
type Part = (typeof parts)[number]

/** Rows of a part, once they are read. */
const Loaded = <Row,>(props: {
  list: { rows?: Row[]; error: unknown; refetch: () => void }
  children: (rows: Row[]) => ReactNode
}) => {
  const { rows, error, refetch } = props.list
  if (rows) return props.children(rows)
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={6} block />
}

/** Links, files, notices, what people say, services and the content area: each part under its own address. */
export const DashboardContentPage = () => {
  const words = useWords(contentWords)
  const customerId = useCustomerId()
  const all = { customerId, $limit: 500 }
  const links = useList('profile-links', all)
  const files = useList('profile-files', all)
  const notices = useList('profile-notices', { ...all, $sort: { createdAt: -1, id: -1 } })
  const quotes = useList('profile-quotes', all)
  const part = useTab(parts)
  // What was typed in a part is there when one comes back to it.
  const [visited, setVisited] = useState<ReadonlySet<Part>>(new Set([part]))
  if (!visited.has(part)) setVisited(new Set([...visited, part]))
  const counts: Partial<Record<Part, number>> = {
    links: links.total,
    files: files.total,
    notices: notices.total,
    quotes: quotes.total,
  }
  const views: Record<Part, ReactNode> = {
    links: <Loaded list={links}>{(rows) => <LinksTab rows={rows} />}</Loaded>,
    files: <Loaded list={files}>{(rows) => <FilesTab rows={rows} />}</Loaded>,
    notices: <Loaded list={notices}>{(rows) => <NoticesTab rows={rows} />}</Loaded>,
    quotes: <Loaded list={quotes}>{(rows) => <QuotesTab rows={rows} />}</Loaded>,
    services: (
      <LoadedRow path="account" id={customerId}>
        {(account) => <ServicesTab account={account} />}
      </LoadedRow>
    ),
    content: (
      <LoadedRow path="account" id={customerId}>
        {(account) => <ContentAreaTab account={account} />}
      </LoadedRow>
    ),
  }
  return (
    <Page title={words.title}>
      <TabLinks
        label={words.parts}
        current={part}
        tabs={parts.map((key) => ({ key, title: words[key], count: counts[key] }))}
      />
      {parts
        .filter((each) => visited.has(each))
        .map((each) => (
          <section key={each} hidden={each !== part} aria-label={words[each]}>
            {each !== 'links' && <HiddenBlockNote block={each} />}
            {views[each]}
          </section>
        ))}
    </Page>
  )
}
