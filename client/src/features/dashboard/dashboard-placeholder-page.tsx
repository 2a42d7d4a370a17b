import { useWords } from '../../kit/language/bilingual'
import { usePageInfo } from '../../kit/page-info'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { placeholderWords } from './placeholder-words'

/** An application that the dashboard has no screens for. */
export const DashboardPlaceholderPage = () => {
  const { label } = usePageInfo()
  const words = useWords(placeholderWords)
  return (
    <Page title={label}>
      <Card>
        <EmptyState title={words.placeholder(label)}>{words.nothing}</EmptyState>
      </Card>
    </Page>
  )
}
