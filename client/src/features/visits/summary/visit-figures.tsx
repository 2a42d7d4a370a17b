import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Figures } from '../../../kit/ui/figures'
import { summaryWords } from './words'

/** Views, visits and unique users, and how they compare with the same time before. */
export const VisitFigures = ({ summary }: { summary: AnalyticsSummary }) => {
  const words = useWords(summaryWords)
  const { number } = useFormats()
  return (
    <Figures
      figures={(['views', 'visits', 'users'] as const).map((name) => ({
        label: words[name],
        value: number(summary[name]),
        now: summary[name],
        before: summary.before[name],
      }))}
    />
  )
}
