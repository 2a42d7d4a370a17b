import { firstName } from '@mainstreet/shared/rules/first-name'
import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import { siteStateOf } from '@mainstreet/shared/contracts/account'
import type { TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { ErrorState } from '../../../kit/ui/error-state'
import { Page } from '../../../kit/ui/page'
import { Skeleton } from '../../../kit/ui/skeleton'
import styles from './dashboard-home-page.module.css'
import { OpeningCards } from '../../../features/opening/opening-cards'
import { StandingNotice } from '../../../features/opening/standing-notice'
import { SalesCard } from '../../../features/dashboard/sales-card'
import { AwaitedVisits, VisitsSection } from '../../../features/visits/visits-section'
import { SetUpCard } from '../../../features/dashboard/set-up-card'
import { SiteCard } from '../../../features/dashboard/site-card'
import { ToDoCard } from '../../../features/dashboard/to-do-card'
import { useAccountClock, useToday } from '../../../features/dashboard/use-today'
import { homeWords } from '../../../features/dashboard/words'

const noonSeconds = 12 * 3600
const eveningSeconds = 18 * 3600
const morningSeconds = 4 * 3600

const partOfDay = (seconds: number) => {
  if (seconds < morningSeconds || seconds >= eveningSeconds) return 'evening'
  return seconds < noonSeconds ? 'morning' : 'afternoon'
}

/** Whether it is a new business that has something of its starter left, or has never been published. */
const isOpening = (today: TodaySummary | undefined) =>
  today?.setUp.some(({ step }) => step === 'examples' || step === 'publish')

/** A card before what is in it, as high as it is on most days. */
const Awaited = ({ title, height }: { title: string; height?: 'picture' }) => (
  <Card title={title}>
    <div className={styles.awaited} data-height={height} aria-busy="true">
      <Skeleton block lines={height ? 1 : 4} />
    </div>
  </Card>
)

const Work = ({ today }: { today: TodaySummary | undefined }) => {
  const words = useWords(homeWords)
  if (!today)
    return (
      <>
        <Awaited title={words.toDo} />
        <Awaited title={words.sales} />
      </>
    )
  return (
    <>
      <ToDoCard today={today} />
      {(today.sells || today.sales.month.cents > 0) && <SalesCard sales={today.sales} />}
    </>
  )
}

/** The first screen of the dashboard: what waits, what was sold, the site, and what is still to be set up. */
export const DashboardHomePage = () => {
  const words = useWords(homeWords)
  const locale = useBackOfficeLocale()
  const { account, now, timezone, date, seconds } = useAccountClock()
  const { answer: today, error, refetch } = useToday(date)
  // What stands below waits for the height of what is above it.
  const isPlaced = Boolean(today ?? error)
  const name = firstName(account?.str_contact_name ?? '')
  const day = dateInWords(now, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: timezone,
  })
  return (
    <Page
      title={words.greet(words.greetings[partOfDay(seconds)], name)}
      tab={words.tab}
      secondary={
        <time className={styles.date} dateTime={date}>
          {day}
        </time>
      }
    >
      {account && siteStateOf(account.int_status_id) === 'suspended' && (
        <StandingNotice customerId={account.id} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isOpening(today) && <OpeningCards />}
          {error && !today ? (
            <Card title={words.toDo}>
              <ErrorState error={error} onRetry={refetch} />
            </Card>
          ) : (
            <Work today={today} />
          )}
        </div>
        <div className={styles.side}>
          {account && isPlaced ? (
            <SiteCard account={account} />
          ) : (
            <Awaited title={words.site} height="picture" />
          )}
          {today && <SetUpCard steps={today.setUp} />}
        </div>
      </div>
      {isPlaced ? <VisitsSection /> : <AwaitedVisits />}
    </Page>
  )
}
