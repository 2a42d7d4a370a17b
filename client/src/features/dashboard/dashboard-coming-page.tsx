import { Hammer } from 'lucide-react'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { usePageInfo } from '../../kit/page-info'

/** An area of the navigation that does not work yet: says what it will be for. */
export const DashboardComingPage = () => {
  const { label, about } = usePageInfo()
  return (
    <Page title={label}>
      <Card>
        <EmptyState title={`${label} is not available yet.`} icon={<Hammer />}>
          {about && `Here you will manage: ${about.charAt(0).toLowerCase()}${about.slice(1)}`}
        </EmptyState>
      </Card>
    </Page>
  )
}
