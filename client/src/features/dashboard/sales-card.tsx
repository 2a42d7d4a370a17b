import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { Figures } from '../../kit/ui/figures'
import { TextLink } from '../../kit/ui/link'
import { SparkLine } from '../../kit/ui/spark-line'
import styles from './sales-card.module.css'
import { homeWords } from './words'

type Days = TodaySummary['sales']['days']

/** A day of the account as words of its reader. */
const useDayText = () => {
  const locale = useBackOfficeLocale()
  return (day: string, format: Intl.DateTimeFormatOptions) =>
    dateInWords(new Date(`${day}T12:00:00Z`), locale, { ...format, timeZone: 'UTC' })
}

const dayAndMonth = { day: 'numeric', month: 'long' } as const

const Line = ({ days }: { days: Days }) => {
  const words = useWords(homeWords)
  const dayText = useDayText()
  const { money } = useFormats()
  const best = days.reduce((most, each) => (each.cents > most.cents ? each : most))
  return (
    <SparkLine
      values={days.map(({ cents }) => cents)}
      label={words.line(money(best.cents), dayText(best.day, dayAndMonth))}
      caption={(at) => {
        const day = at === undefined ? undefined : days[at]
        return day
          ? `${dayText(day.day, { ...dayAndMonth, weekday: 'long' })} · ${money(day.cents)}`
          : words.lineAbout
      }}
    />
  )
}

/** What was sold on the day of the same name a week ago. */
const useWeekAgo = (days: Days): string => {
  const words = useWords(homeWords)
  const dayText = useDayText()
  const { money } = useFormats()
  const weekAgo = days.at(-8)
  return weekAgo ? words.weekAgo(money(weekAgo.cents), dayText(weekAgo.day, { weekday: 'long' })) : ''
}

const Amounts = ({ sales }: Pick<TodaySummary, 'sales'>) => {
  const words = useWords(homeWords)
  const { money } = useFormats()
  const weekAgo = useWeekAgo(sales.days)
  return (
    <Figures
      figures={(['today', 'week', 'month'] as const).map((span) => {
        const { cents, beforeCents } = sales[span]
        const note = span === 'today' ? { note: weekAgo } : {}
        return { label: words[span], value: money(cents), now: cents, before: beforeCents, ...note }
      })}
    />
  )
}

/** What was sold today and lately, and how that compares; where nothing was, a line that says so. */
export const SalesCard = ({ sales }: Pick<TodaySummary, 'sales'>) => {
  const words = useWords(homeWords)
  const { money } = useFormats()
  const { month, days, testCents } = sales
  const isSilent = month.cents === 0 && month.beforeCents === 0
  return (
    <Card
      title={words.sales}
      description={isSilent ? undefined : words.salesAbout}
      action={<TextLink to={backOfficeRoutes.sales}>{words.allSales}</TextLink>}
    >
      <div className={styles.sales}>
        {!isSilent && <Amounts sales={sales} />}
        {month.cents > 0 ? <Line days={days} /> : <p className="muted">{words.noSales}</p>}
        {testCents > 0 && <p className="muted">{words.tests(money(testCents))}</p>}
      </div>
    </Card>
  )
}
