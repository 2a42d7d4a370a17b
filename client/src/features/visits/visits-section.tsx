import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import { useMemo, useState } from 'react'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { LineChart } from '../../kit/chart/line-chart'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Card } from '../../kit/ui/card'
import { ErrorState } from '../../kit/ui/error-state'
import { Skeleton } from '../../kit/ui/skeleton'
import { BestLists } from './summary/best-lists'
import { dayName, shortDay } from './summary/dates'
import { MonthList } from './summary/month-list'
import { NoVisits } from './summary/no-visits'
import { SpanChooser } from './summary/span-chooser'
import { summaryWords } from './summary/words'
import styles from './visits-section.module.css'
import { useFormats } from '../../kit/language/use-formats'
import { Figures } from '../../kit/ui/figures'

/** Views, visits and unique users, and how they compare with the same time before. */
const VisitFigures = ({ summary }: { summary: AnalyticsSummary }) => {
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

const DayChart = ({ summary, isLastOpen }: { summary: AnalyticsSummary; isLastOpen: boolean }) => {
  const words = useWords(summaryWords)
  const locale = useBackOfficeLocale()
  const points = summary.days.map(({ day, views }) => ({
    label: shortDay(day, locale),
    name: dayName(day, locale),
    value: views,
  }))
  return (
    <LineChart
      title={words.viewsPerDay}
      pointLabel={words.day}
      valueLabel={words.views}
      points={points}
      isLastOpen={isLastOpen}
    />
  )
}

const Waiting = () => (
  <div className={styles.columns} aria-busy="true">
    <div className={styles.waiting}>
      <Skeleton block />
    </div>
    <div className={styles.waitingMonths}>
      <Skeleton block />
    </div>
  </div>
)

/** The card of the visits before they are known, as high as it will be. */
export const AwaitedVisits = () => (
  <Card title={useWords(summaryWords).title} action={<div className={styles.waitingChooser} />}>
    <div className={styles.section}>
      <Waiting />
    </div>
  </Card>
)

type Chosen = {
  summary: AnalyticsSummary
  isPrevious: boolean
  month: string | undefined
  onChoose: (month: string) => void
}

const Summary = ({ summary, isPrevious, month, onChoose }: Chosen) => {
  const words = useWords(summaryWords)
  const { months, days } = summary
  return (
    <div className={styles.columns}>
      <div className={styles.span} aria-busy={isPrevious}>
        <VisitFigures summary={summary} />
        <p className={styles.compared}>{words.compared(days.length)}</p>
        <DayChart summary={summary} isLastOpen={days.at(-1)?.day.startsWith(months.at(-1)!.month) ?? false} />
        <BestLists {...summary} />
      </div>
      <section className={styles.months}>
        <h3 className={styles.monthsTitle}>{words.last12Months}</h3>
        <MonthList months={months} chosen={month} onChoose={onChoose} />
      </section>
    </div>
  )
}

const isEmpty = ({ months, views, visits }: AnalyticsSummary) =>
  views + visits === 0 && months.every((month) => month.views === 0)

/** How many people visit the site: figures of a month or of the last 30 days, day by day, what they look at and where they come from. Follows along as they come. */
export const VisitsSection = () => {
  const words = useWords(summaryWords)
  const customerId = useCustomerId()
  const [month, setMonth] = useState<string>()
  const input = useMemo(() => ({ customerId, ...(month && { month }) }), [customerId, month])
  const { answer, isPrevious, error, refetch } = useOperationRead('profile-analytics-summary', input)
  if (!answer && !error) return <AwaitedVisits />
  const hasVisits = answer !== undefined && !isEmpty(answer)
  return (
    <Card
      title={words.title}
      action={
        hasVisits ? (
          <SpanChooser months={answer.months} chosen={month} onChoose={setMonth} />
        ) : (
          // As high as what comes in its place.
          !answer && <div className={styles.waitingChooser} />
        )
      }
    >
      <div className={styles.section}>
        {error && (!answer || isPrevious) ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : hasVisits ? (
          <Summary summary={answer} isPrevious={isPrevious} month={month} onChoose={setMonth} />
        ) : (
          <NoVisits />
        )}
      </div>
    </Card>
  )
}
