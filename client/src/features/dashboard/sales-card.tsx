import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { Figures } from '../../kit/ui/figures'
import { TextLink } from '../../kit/ui/link'
import { SparkLine } from '../../kit/ui/spark-line'
import styles from './sales-card.module.css'
import { homeWords } from './words'

const Line = ({ days }: Pick<TodaySummary['sales'], 'days'>) => {
  const words = useWords(homeWords)
  const locale = useBackOfficeLocale()
  const { money } = useFormats()
  const best = days.reduce((most, each) => (each.cents > most.cents ? each : most))
  const day = dateInWords(new Date(`${best.day}T12:00:00Z`), locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return <SparkLine values={days.map(({ cents }) => cents)} label={words.line(money(best.cents), day)} />
}

/** What was sold today and lately, and how that compares. */
export const SalesCard = ({ sales }: Pick<TodaySummary, 'sales'>) => {
  const words = useWords(homeWords)
  const { money } = useFormats()
  const { month, days, testCents } = sales
  return (
    <Card
      title={words.sales}
      description={words.salesAbout}
      action={<TextLink to={backOfficeRoutes.sales}>{words.allSales}</TextLink>}
    >
      <div className={styles.sales}>
        <Figures
          figures={(['today', 'week', 'month'] as const).map((span) => {
            const { cents, beforeCents } = sales[span]
            return { label: words[span], value: money(cents), now: cents, before: beforeCents }
          })}
        />
        {month.cents > 0 ? <Line days={days} /> : <p className="muted">{words.noSales}</p>}
        {testCents > 0 && <p className="muted">{words.tests(money(testCents))}</p>}
      </div>
    </Card>
  )
}
