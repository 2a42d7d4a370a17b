import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { usePageInfo } from '../../kit/page-info'

/** An application that the dashboard has no screens for. */
export const DashboardPlaceholderPage = () => {
  const { label } = usePageInfo()
  return (
    <Page title={label}>
      <Card>
        <EmptyState title={`The ${label} application is a placeholder.`}>
          There is nothing to manage here.
        </EmptyState>
      </Card>
    </Page>
  )
}
