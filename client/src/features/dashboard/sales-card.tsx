import type { Sales, TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { TextLink } from '../../kit/ui/link'
import { SparkLine } from '../../kit/ui/spark-line'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import styles from './sales-card.module.css'
import { homeWords } from './words'

/** The change against the period before in whole percent; undefined where there is nothing to compare with. */
const changeOf = ({ cents, beforeCents }: Sales): number | undefined =>
  beforeCents <= 0 ? undefined : Math.round(((cents - beforeCents) / beforeCents) * 100)

const Change = ({ sales }: { sales: Sales }) => {
  const words = useWords(homeWords)
  const change = changeOf(sales)
  if (change === undefined) return null
  const isMore = change > 0
  const compared = change === 0 ? words.same : isMore ? words.more : words.less
  return (
    <span className={styles.change} data-more={isMore || undefined}>
      {change !== 0 && <span aria-hidden="true">{isMore ? '▲' : '▼'}</span>} {words.percent(Math.abs(change))}{' '}
      <VisuallyHidden>{compared}</VisuallyHidden>
    </span>
  )
}

const Figure = ({ label, sales }: { label: string; sales: Sales }) => (
  <div className={styles.figure}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.amount}>
      {useFormats().money(sales.cents)} <Change sales={sales} />
    </dd>
  </div>
)

const Line = ({ days }: Pick<TodaySummary['sales'], 'days'>) => {
  const words = useWords(homeWords)
  const locale = useBackOfficeLocale()
  const { money } = useFormats()
  const best = days.reduce((most, each) => (each.cents > most.cents ? each : most))
  const day = new Date(`${best.day}T12:00:00Z`).toLocaleDateString(`${locale}-CA`, {
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
  const { today, week, month, days, testCents } = sales
  return (
    <Card
      title={words.sales}
      description={words.salesAbout}
      action={<TextLink to={backOfficeRoutes.sales}>{words.allSales}</TextLink>}
    >
      <div className={styles.sales}>
        <dl className={styles.figures}>
          <Figure label={words.today} sales={today} />
          <Figure label={words.week} sales={week} />
          <Figure label={words.month} sales={month} />
        </dl>
        {month.cents > 0 ? <Line days={days} /> : <p className={styles.note}>{words.noSales}</p>}
        {testCents > 0 && <p className={styles.note}>{words.tests(money(testCents))}</p>}
      </div>
    </Card>
  )
}
