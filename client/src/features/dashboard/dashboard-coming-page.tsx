import { Hammer } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { usePageInfo } from '../../kit/page-info'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { comingWords } from './coming-words'

/** An area of the navigation that does not work yet: says what it will be for. */
export const DashboardComingPage = () => {
  const { label, about } = usePageInfo()
  const words = useWords(comingWords)
  return (
    <Page title={label}>
      <Card>
        <EmptyState title={words.notYet(label)} icon={<Hammer />}>
          {about && words.willBe(about)}
        </EmptyState>
      </Card>
    </Page>
  )
}
