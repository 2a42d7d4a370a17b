import { LifeBuoy } from 'lucide-react'
import { readPageData } from '../../kit/data/page-data'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ExternalLink } from '../../kit/ui/link'
import { Page } from '../../kit/ui/page'

/** How to reach support; the navigation leads straight there when the platform has an address for it. */
export const DashboardSupportPage = () => {
  const { supportUrl } = readPageData()
  return (
    <Page title="Support">
      <Card>
        <EmptyState title="Help from the platform" icon={<LifeBuoy />}>
          {supportUrl ? (
            <ExternalLink href={supportUrl}>Open support</ExternalLink>
          ) : (
            'No support address is set up on this platform. Please ask whoever runs it.'
          )}
        </EmptyState>
      </Card>
    </Page>
  )
}
