import { LifeBuoy } from 'lucide-react'
import { readPageData } from '../../kit/data/page-data'
import { useWords } from '../../kit/language/bilingual'
import { usePageInfo } from '../../kit/page-info'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ExternalLink } from '../../kit/ui/link'
import { Page } from '../../kit/ui/page'
import { supportWords } from './support-words'

const addressOf = (mailto: string) => decodeURIComponent(new URL(mailto).pathname)

const SupportLink = ({ href }: { href: string }) => {
  const words = useWords(supportWords)
  const isMail = href.startsWith('mailto:')
  return isMail ? <a href={href}>{addressOf(href)}</a> : <ExternalLink href={href}>{words.open}</ExternalLink>
}

/** How to reach support; the navigation leads straight there when the platform has an address for it. */
export const DashboardSupportPage = () => {
  const { label } = usePageInfo()
  const words = useWords(supportWords)
  const { supportUrl } = readPageData()
  return (
    <Page title={label}>
      <Card>
        <EmptyState title={supportUrl ? words.title : words.none} icon={<LifeBuoy />}>
          {supportUrl ? <SupportLink href={supportUrl} /> : words.howTo}
        </EmptyState>
      </Card>
    </Page>
  )
}
