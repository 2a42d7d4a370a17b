import { useWords } from '../../kit/language/bilingual'
import { Page } from '../../kit/ui/page'
import { summaryWords } from './summary/words'
import { VisitsSection } from './visits-section'

/** How many people visit a site, as a page of its own. */
export const AnalyticsPage = () => (
  <Page title={useWords(summaryWords).page}>
    <VisitsSection />
  </Page>
)
